import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Language } from '#catalog/kit/words.ts'

/** The analysis at which the demo opens for a reader without an account. */
export const shownFirst = 'kaplan-meier'

/** The analyses that visitors can change on the front page. */
export const onFrontPage = { curve: 'kaplan-meier', table: 'table-one' } as const

const survival = { 'outcome.time': 'c2', 'outcome.status': 'c3', 'outcome.events': [2] }
const main = (variable: string) => ({ kind: 'main', variable })

/** The options of the demo's analyses of the lung cancer data, by analysis, in the order in which a paper reports them. */
export const demoAnswers: Readonly<Record<string, StoredOptions>> = {
  'table-one': { variables: ['c4', 'c6', 'c7', 'c8', 'c9', 'c10', 'c3'], group: 'c5' },
  'kaplan-meier': { ...survival, group: 'c5', times: [182, 365, 730], unit: 'days' },
  't-test-independent': { outcomes: ['c4', 'c9', 'c10'], group: 'c5' },
  'cox-regression': { ...survival, 'terms.list': [main('c4'), main('c5'), main('c6')] },
}

/** The options of the demo's chart. */
export const demoChart = { id: 'box-violin', options: { variable: 'c10', group: 'c5' } } as const

/** The steps of the demo, which divide the age into groups. */
export function demoSteps(language: Language): readonly { readonly type: string; readonly options: StoredOptions }[] {
  const [name, labels] =
    language === 'zh'
      ? ['年龄组', ['60 岁以下', '60～69 岁', '70 岁及以上']]
      : ['age_group', ['below 60', '60 to 69', '70 and above']]
  return [{ type: 'bin', options: { variable: 'c4', cutPoints: [60, 70], labels, name } }]
}
