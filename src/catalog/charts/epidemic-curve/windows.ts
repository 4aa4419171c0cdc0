import { parseIsoDate } from '#engine/frame/calendar.ts'
import type { Window } from './data.ts'

/** Windows that have room above the bars. */
const most = 4

/** The periods and events of a text, or the part of it that is neither or is one too many. */
export function readWindows(text: string): readonly Window[] | string {
  const parts = text
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found: Window[] = []
  for (const part of parts) {
    const day = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`
    const [, first = '', second, label = ''] =
      new RegExp(`^(${day})(?:\\s*(?:to|至|~|–|—)\\s*(${day}))?[\\s:：,，]*(.*)$`).exec(part) ?? []
    const [from, to] = [parseIsoDate(first), parseIsoDate(second ?? first)]
    if (!(to >= from) || found.length === most) return part
    found.push({ from, to, label })
  }
  return found
}
