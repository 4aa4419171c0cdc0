import { expect, test } from 'vitest'
import { budgets, secondsByEntry, spentOf } from './stages.mjs'

test('the time of each stage is shown with its budget', () => {
  expect(spentOf({ check: 30, browser: 60 * budgets.browser + 1 })).toEqual({
    lines: [`check      0.5 of ${budgets.check} min`, `browser   15.0 of ${budgets.browser} min`],
    over: ['browser'],
  })
})

test('the budgets leave at least ten of the ninety minutes of a run', () => {
  expect(Object.values(budgets).reduce((sum, minutes) => sum + minutes)).toBeLessThanOrEqual(80)
})

test('the seconds of a test count for the entry that its title names', () => {
  const ran = (ancestorTitles: readonly string[], title: string, cpuMs?: number) => ({
    ancestorTitles,
    title,
    meta: { cpuMs },
  })
  const report = {
    testResults: [
      { assertionResults: [ran(['analyses/t-test'], 'matches R', 1500), ran(['chi-square, {}'], 'pauses', 100)] },
      {
        assertionResults: [
          ran(['t-test'], 'reads', 500),
          ran(['another'], 'is none', 9000),
          ran(['chi-square'], 'skipped'),
        ],
      },
    ],
  }
  expect(secondsByEntry(report, ['t-test', 'chi-square'])).toEqual([
    ['t-test', 2],
    ['chi-square', 0.1],
  ])
})
