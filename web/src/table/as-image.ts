/** A drawing as a file: with its typeface inside, so that it looks the same wherever it goes. */
import latin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import latinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url'

/** Dots of the file for one of the drawing. */
const FINE = 2

export async function asPng(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal
  const image = new Image(width * FINE, height * FINE)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standingAlone(svg, width * FINE, height * FINE))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: image.width, height: image.height })
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

async function standingAlone(svg: SVGSVGElement, width: number, height: number): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = (await Promise.all([latinExt, latin].map(face))).join('')
  copy.prepend(style)
  return new XMLSerializer().serializeToString(copy)
}

/** Without its typeface a picture is better than none. */
async function face(address: string): Promise<string> {
  try {
    const font = new Uint8Array(await (await fetch(address)).arrayBuffer())
    const letters = Array.from(font, (byte) => String.fromCharCode(byte)).join('')
    return `@font-face{font-family:Display;font-weight:200 800;src:url(data:font/woff2;base64,${btoa(letters)}) format('woff2')}`
  } catch {
    return ''
  }
}

/** Hands a file over to whatever the device offers for that; where it offers nothing, it is saved. */
export async function shareFile(file: File, title: string): Promise<void> {
  const what = { files: [file], title }
  if (navigator.canShare?.(what)) return navigator.share(what).catch(() => {})
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
