import type { Frame } from '#engine/frame/frame.ts'
import type { Rejected } from './kit/outcome/outcome.ts'

/** Squares of numbers beyond these overflow or vanish, and with them the scales of axes. */
const limits = { least: 1e-150, most: 1e150 } as const

/** The refusal of a chart whose variables have numbers that no axis can show; undefined if there are none. */
export function refuseUndrawable(
  frames: readonly Frame[],
  options: Readonly<Record<string, unknown>>,
): Rejected | undefined {
  const named = new Set<string>()
  collectTexts(options, named)
  for (const { columns } of frames)
    for (const column of columns)
      if (named.has(column.id) && column.type === 'number' && hasUndrawable(column.values))
        return { status: 'rejected', code: 'numbers-undrawable', params: { variable: { variable: column.id } } }
  return undefined
}

/** All texts within an answer: ids of variables are among them. */
function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, into)
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectTexts(item, into)
}

/** Infinite values count as missing. */
function hasUndrawable(values: Float64Array): boolean {
  for (const value of values) {
    const size = Math.abs(value)
    if ((size > limits.most && size !== Number.POSITIVE_INFINITY) || (size < limits.least && size > 0)) return true
  }
  return false
}
