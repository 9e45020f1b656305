import { expect, test } from 'vitest'
import { codeIn } from './code'

test('links and codes in every shape lead to the table', () => {
  expect(codeIn('https://club.example/t/abcdefghijklm')).toBe('abcdefghijklm')
  expect(codeIn(' ABCDE-FGHI-JKLM ')).toBe('abcdefghijklm')
  expect(codeIn('http://x/t/abcdefghijklm#invitation=s3cret_-x')).toBe('abcdefghijklm#invitation=s3cret_-x')
})

test('anything else does not', () => {
  for (const text of ['', 'hello', 'https://club.example/', 'abc', '../../etc/passwd']) expect(codeIn(text)).toBe(null)
})
