/** Whether somebody is asked about bidding after every card. */
import type { XylotarView } from '../../server/types'
import type { Seated } from '../../table/seated.svelte'
import { ownSettings } from '../own-settings'

const own = ownSettings({ askToBid: true })

/** Newcomers are asked, whatever was set. */
export const asksToBid = (seated: Seated): boolean => own.askToBid || (seated.umpire.teaches ?? false)

/** Whoever does not want to be asked after every card says beforehand that they want to bid. */
export class Bidding {
  wanted = $state(false)

  constructor(seated: Seated, view: () => XylotarView) {
    $effect(() => {
      if (view().phase === 'choose') this.wanted = false
    })
    $effect(() => {
      if (!asksToBid(seated) && !this.wanted && seated.legal.includes('hold')) void seated.make('hold')
    })
  }
}
