import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { MissingRange } from '#engine/frame/frame.ts'

type Declared = Pick<ColumnInfo, 'missingCodes' | 'missingRanges'>

/** Missing codes in one line: `9, 90–99, ≥ 200`. */
export function missingText({ missingCodes, missingRanges }: Declared): string {
  return [...missingCodes.map(String), ...missingRanges.map(rangeText)].join(', ')
}

function rangeText([low, high]: MissingRange): string {
  if (low === null) return `≤ ${high ?? Number.POSITIVE_INFINITY}`
  return high === null ? `≥ ${low}` : `${low}–${high}`
}

const number = String.raw`[-−+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|[-−+]?Infinity`
const between = new RegExp(String.raw`^(${number})\s*(?:-|–|—|~|～|\.{2,3}|…|至|到|to|thru)\s*(${number})$`, 'i')
const bounded = new RegExp(String.raw`^(≥|>=|≤|<=)\s*(${number})$`)

/** Parses a typed line; `bad` is its first part that a numeric column cannot have. A text column has no ranges. */
export function readMissing(line: string, type: ColumnInfo['type']): Declared & { readonly bad?: string } {
  const parts = line
    .split(type === 'text' ? /[,，;；]/ : /[,，;；、]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (type === 'text') return { missingCodes: parts, missingRanges: [] }
  const missingCodes: number[] = []
  const missingRanges: MissingRange[] = []
  for (const part of parts) {
    const range = rangeOf(part)
    if (range !== undefined) missingRanges.push(range)
    else if (Number.isFinite(Number(part))) missingCodes.push(Number(part))
    else return { missingCodes, missingRanges, bad: part }
  }
  return { missingCodes, missingRanges }
}

function rangeOf(part: string): MissingRange | undefined {
  const value = (text: string | undefined) => Number(text?.replace('−', '-'))
  const open = bounded.exec(part)
  if (open) return open[1] === '≥' || open[1] === '>=' ? [value(open[2]), null] : [null, value(open[2])]
  const both = between.exec(part)
  return both ? [value(both[1]), value(both[2])] : undefined
}
