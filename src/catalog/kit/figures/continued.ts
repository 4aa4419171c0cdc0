import type { Language } from '../words.ts'

/** Some of the lines of a figure that is too long for a page: those from index `from` up to but not including `to`. */
export interface Lines {
  readonly from: number
  readonly to: number
}

/** More names than this are a table. */
export const MAX_LINES = 500

/** The parts of a figure with so many lines, of about the same length, none above `most`: one for a figure that is not too long. */
export function partsOf(lines: number, most: number): readonly Lines[] {
  const count = Math.max(1, Math.ceil(lines / most))
  const edge = (part: number) => Math.round((lines * part) / count)
  return Array.from({ length: count }, (_, part) => ({ from: edge(part), to: edge(part + 1) }))
}

/** The indices of the lines of a part; of all lines without one. */
export function indicesOf(lines: number, { from, to }: Lines = { from: 0, to: lines }): readonly number[] {
  return Array.from({ length: to - from }, (_, k) => from + k)
}

/** The statement in the caption of a part, from 0. */
export function partStatement(part: number, of: number, language: Language): string {
  return language === 'zh' ? `第 ${part + 1} 部分，共 ${of} 部分` : `part ${part + 1} of ${of}`
}
