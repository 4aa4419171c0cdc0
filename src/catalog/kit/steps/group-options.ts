import { type ChoiceOption, choice, type VariablesOption, variables } from '../options/options.ts'
import { type QuartileRule, quartileType } from '../options/quartile-type.ts'
import type { Notice } from '../outcome/outcome.ts'
import type { Words } from '../words.ts'
import { note } from './step-change.ts'
import type { SummaryItem } from './step-options.ts'

/** Keys of groups: at most so many variables. */
const MOST_KEYS = 8

/** The variables whose values make the groups. */
export function groupedBy(help: Words): VariablesOption {
  return variables({
    label: { en: 'Within groups of', zh: '分组变量' },
    help,
    accepts: ['nominal', 'ordinal', 'id', 'continuous'],
    types: ['number', 'text', 'date', 'datetime'],
    min: 0,
    max: MOST_KEYS,
  })
}

export type MissingKeys = 'group' | 'leave-out'

/** What becomes of rows in which a variable of the groups is missing; asked when there are groups. */
export function missingKeys(leaveOut: Words): ChoiceOption<MissingKeys> {
  return choice({
    label: { en: 'Rows without a group', zh: '分组变量缺失的行' },
    help: {
      en: 'Rows in which a variable of the groups is missing or user-missing.',
      zh: '分组变量为空白或自定义缺失值的行。',
    },
    of: {
      group: { label: { en: 'Form a group of their own', zh: '单独作为一组' } },
      'leave-out': { label: leaveOut },
    },
    initial: 'group',
    when: ({ by }) => Array.isArray(by) && by.length > 0,
  })
}

export const groupMessages = {
  'keys-left-out': {
    en: '{count} {count|row has|rows have} no group, because a variable of the groups is missing.',
    zh: '有 {count} 行因分组变量缺失而不属于任何一组。',
  },
} as const satisfies Readonly<Record<string, Words>>

/** The notice about rows without a group, if there are any. */
export function keysLeftOut(count: number): readonly Notice[] {
  return count === 0 ? [] : [note('keys-left-out', { count })]
}

/** The type of quartiles and percentiles; asked when one is among the statistics. */
export function quantileRule(): ChoiceOption<QuartileRule> {
  const { convention: _, ...rule } = quartileType()
  return { ...rule, when: ({ items }) => Array.isArray(items) && items.some(isQuantile) }
}

const isQuantile = (item: Pick<SummaryItem, 'statistic'> | null): boolean =>
  ['lower-quartile', 'upper-quartile', 'percentile'].includes(item?.statistic ?? '')
