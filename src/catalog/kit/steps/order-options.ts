import { type VariablesOption, variables } from '../options/options.ts'
import type { Notice } from '../outcome/outcome.ts'
import type { Words } from '../words.ts'
import { keysLeftOut } from './group-options.ts'
import { warning } from './step-change.ts'

/** The variables that give the order within each sequence. */
export function orderedBy(help: Words): VariablesOption {
  return variables({
    label: { en: 'In the order of', zh: '排序依据' },
    help,
    accepts: ['continuous', 'ordinal', 'nominal', 'id'],
    types: ['number', 'date', 'datetime'],
    max: 3,
  })
}

export const orderMessages = {
  'order-tied': {
    en: '{count} {count|row has|rows have} the same place in the order as another row of the sequence; they stand as in the dataset. Add a variable that tells them apart.',
    zh: '有 {count} 行与同一序列中的其他行次序相同，按数据集中的先后处理；请增加可区分它们的排序变量。',
  },
  'order-missing': {
    en: '{count} {count|row has|rows have} no place in the order, because its variable is missing.',
    zh: '有 {count} 行因排序变量缺失而无法排序。',
  },
} as const satisfies Readonly<Record<string, Words>>

/** The remarks about rows whose place is not clear, and about rows of no sequence. */
export function orderNotices(rows: {
  readonly tied: number
  readonly unordered: number
  readonly apart: number
}): readonly Notice[] {
  return [
    ...(rows.tied === 0 ? [] : [warning('order-tied', { count: rows.tied })]),
    ...(rows.unordered === 0 ? [] : [warning('order-missing', { count: rows.unordered })]),
    ...keysLeftOut(rows.apart),
  ]
}
