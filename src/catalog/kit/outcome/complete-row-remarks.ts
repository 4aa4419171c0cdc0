import type { MessageSpecs } from '../analysis.ts'
import { warning } from './build-table.ts'
import { infiniteWarnings } from './infinite-left-out.ts'
import type { Exclusion, Notice } from './outcome.ts'

/** Messages of analyses that use the rows complete in several columns. */
export const completeRowMessages = {
  'infinite-left-out': {
    en: 'Infinite values of {variable} treated as missing: {n}.',
    zh: '{variable}：{n} 个无穷值按缺失处理。',
  },
  'many-incomplete': {
    en: '{n} of {all} rows {n|is|are} incomplete and {n|was|were} left out; {n|it|they} may differ from the rest.',
    zh: '{all} 行中有 {n} 行数据不完整，未纳入分析；其可能与完整者存在差异。',
  },
} as const satisfies MessageSpecs

/** A proportion of rows that deserves a warning. */
const manyIncomplete = 0.05

/** Warnings about infinite values, and about many incomplete rows: `used` of `rows` were complete. */
export function completeRowNotices(
  definition: { readonly id: string; readonly messages: typeof completeRowMessages },
  excluded: readonly Exclusion[],
  { used, rows }: { readonly used: number; readonly rows: number },
): readonly Notice[] {
  return [
    ...infiniteWarnings(definition, excluded),
    ...(rows - used > manyIncomplete * rows
      ? [warning(definition, 'many-incomplete', { n: rows - used, all: rows })]
      : []),
  ]
}
