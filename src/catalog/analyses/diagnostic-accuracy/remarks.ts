import type { OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import type { Check, Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { CrossedTests } from './read-tests.ts'
import type { ExaminedTest } from './rows.ts'

type Options = OptionsOf<typeof definition>

/** With fewer rows in a cell the log ratio is far from normal. */
const fewRows = 5

function leastCell({ called }: ExaminedTest): number {
  return Math.min(...Object.values(called))
}

export function cellChecks(examined: readonly ExaminedTest[]): readonly Check[] {
  return examined.map((one) => {
    const { variable } = one
    const least = leastCell(one)
    const result = least < fewRows ? 'doubtful' : 'met'
    return { code: `cells-${result}`, result, params: { variable: { variable }, least }, where: { variable } }
  })
}

export function testNotices({ event, levels }: CrossedTests, examined: readonly ExaminedTest[]): readonly Notice[] {
  const warning = { weight: 'warning' } as const
  return [
    ...(levels > 2
      ? [
          notice(
            definition,
            'other-states',
            { variable: { variable: event.variable }, level: event, n: levels },
            warning,
          ),
        ]
      : []),
    ...examined.flatMap(({ variable, positive, levels: n, unverified, accuracy }) => {
      const about = { ...warning, where: { variable } }
      const name = { variable: { variable } }
      return [
        ...(n > 2 ? [notice(definition, 'other-results', { ...name, level: positive, n }, about)] : []),
        ...(unverified > 0 ? [notice(definition, 'unverified', { ...name, n: unverified }, about)] : []),
        ...(accuracy.youden < 0 ? [notice(definition, 'below-chance', name, about)] : []),
      ]
    }),
  ]
}

export function shareNotes(examined: readonly ExaminedTest[], { intervals, prevalence }: Options): readonly Notice[] {
  return [
    notice(definition, 'share-method', { method: { code: intervals } }),
    prevalence === null
      ? notice(definition, 'own-prevalence')
      : notice(definition, 'stated-prevalence', { share: { fraction: prevalence } }),
    ...emptyNotes(examined),
  ]
}

export function ratioNotes(examined: readonly ExaminedTest[]): readonly Notice[] {
  return [notice(definition, 'ratio-method'), ...emptyNotes(examined)]
}

function emptyNotes(examined: readonly ExaminedTest[]): readonly Notice[] {
  return examined.some((one) => leastCell(one) === 0) ? [notice(definition, 'empty-cell')] : []
}
