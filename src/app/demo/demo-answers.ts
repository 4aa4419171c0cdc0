import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'

/** The analysis at which the demo opens for a reader without an account. */
export const shownFirst = 'kaplan-meier'

/** The options of the demo's analyses of the lung cancer data, by analysis. */
export const demoAnswers: Readonly<Record<string, StoredOptions>> = {
  'table-one': { variables: ['c4', 'c6', 'c7', 'c8', 'c9', 'c10', 'c3'], group: 'c5' },
  'kaplan-meier': {
    'outcome.time': 'c2',
    'outcome.status': 'c3',
    'outcome.events': [2],
    group: 'c5',
    times: [182, 365, 730],
    unit: 'days',
  },
}
