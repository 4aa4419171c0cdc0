import type { Words } from '../words.ts'
import { type CountsOption, counts } from './compound-options.ts'
import { type AnswersSoFar, type ChoiceOption, choice } from './options.ts'

/** The source of a table's counts. */
export type TableInput = 'variables' | 'counts'

/** Whether, by the options so far, variables of the dataset are tabulated; otherwise a table is entered. */
export const fromVariables = ({ input }: AnswersSoFar): boolean => input !== 'counts'

/** The option `input` of entries that tabulate variables or take an entered table of counts. */
export function tableInput(
  help: Words = {
    en: 'Variables of the dataset, or a table of counts that you type in.',
    zh: '使用数据集中的变量，或直接输入频数表。',
  },
): ChoiceOption<TableInput> {
  return choice({
    label: { en: 'Data', zh: '数据来源' },
    help,
    of: {
      variables: { label: { en: 'Variables', zh: '变量' } },
      counts: { label: { en: 'Typed table', zh: '输入频数表' } },
    },
    initial: 'variables',
  })
}

/** The option for the entered table. */
export function typedTable(help: Words, limits: { readonly maxColumns?: number } = {}): CountsOption {
  return counts({
    label: { en: 'Table', zh: '频数表' },
    help,
    ...limits,
    when: (answers) => !fromVariables(answers),
  })
}
