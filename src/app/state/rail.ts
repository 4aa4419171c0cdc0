import { proxy } from 'valtio'
import { readHint, writeHint } from '../device/hint.ts'

const KEY = 'rail'

/** Whether the map of the open project is shown at the side of a wide window. */
export const rail = proxy({ isShown: readHint(KEY) !== 'hidden' })

export function showRail(isShown: boolean): void {
  rail.isShown = isShown
  writeHint(KEY, isShown ? 'shown' : 'hidden')
}
