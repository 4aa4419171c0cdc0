import { balanceText, shorten, textWidth } from './text-width.ts'
import { type } from './typography.ts'

/** The names of categories as they are written: in lines, or turned to read upwards where they do not fit beside each other. */
export interface BandLabels {
  readonly lines: readonly (readonly string[])[]
  readonly turned: boolean
}

/**
 * Whole where all fit into `room`; else broken at their line feeds, and where that is not enough between words. Under an axis, where even a word is
 * too wide, they are turned and no longer than `depth`.
 */
export function bandLabels(names: readonly string[], room: number, depth: number | null): BandLabels {
  const fits = (lines: readonly string[]) => lines.every((line) => textWidth(line, type.tick) <= room)
  const whole = names.map((name) => name.replaceAll('\n', ' '))
  if (fits(whole)) return { lines: whole.map((name) => [name]), turned: false }
  const broken = names.map((name) => name.split('\n').flatMap((part) => balanceText(part, type.tick, room)))
  if (depth === null || broken.every(fits)) return { lines: broken, turned: false }
  return { lines: whole.map((name) => [shorten(name, type.tick, depth)]), turned: true }
}
