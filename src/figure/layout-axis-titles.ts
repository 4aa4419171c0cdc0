import { shorten } from './text-width.ts'
import { type } from './typography.ts'
import { balanceText } from './wrap-text.ts'

const axisTitle = () => type.axis + 6

/** Distance of the lines of an axis title. */
export const titleStep = () => type.axis * 1.25

/** Height of the title of an x axis, in points. */
export function xTitleRoom(lines: readonly string[]): number {
  return lines.length === 0 ? 0 : axisTitle() + (lines.length - 1) * titleStep()
}

/** A title in as few lines as the room allows, at most three; the rest is left out. */
export function axisTitleLines(title: string, room: number): readonly string[] {
  if (title === '') return []
  const lines = balanceText(title, type.axis, room)
  const shown = lines.length > 3 ? [...lines.slice(0, 2), lines.slice(2).join(' ')] : lines
  return shown.map((line) => shorten(line, type.axis, room))
}
