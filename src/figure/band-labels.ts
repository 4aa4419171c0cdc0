import { shorten, textWidth } from './text-width.ts'
import { type } from './typography.ts'
import { balanceText } from './wrap-text.ts'

/** The names of categories as drawn: in lines, or rotated to read upwards if they do not fit side by side. */
export interface BandLabels {
  readonly lines: readonly (readonly string[])[]
  readonly turned: boolean
}

/**
 * In one line if all fit into `room`; otherwise broken at their line feeds and, if that is not enough, between words. Below an axis, if even a
 * single word is too wide, they are rotated and at most `depth` long; so are they if they are to be upright.
 */
export function bandLabels(
  names: readonly string[],
  room: number,
  depth: number | null,
  isUpright = false,
): BandLabels {
  const fits = (lines: readonly string[]) => lines.every((line) => textWidth(line, type.tick) <= room)
  const whole = names.map((name) => name.replaceAll('\n', ' '))
  if (isUpright && depth !== null)
    return { lines: whole.map((name) => [shorten(name, type.tick, depth)]), turned: true }
  if (fits(whole)) return { lines: whole.map((name) => [name]), turned: false }
  const broken = names.map((name) => name.split('\n').flatMap((part) => balanceText(part, type.tick, room)))
  if (depth === null || broken.every(fits)) return { lines: broken, turned: false }
  return { lines: whole.map((name) => [shorten(name, type.tick, depth)]), turned: true }
}
