import type { OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import type { OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Examined } from './examine.ts'

type Options = OptionsOf<typeof definition>

export function tablesOf(examined: Examined, options: Options): readonly OutcomeTable[] {
  return [
    ratesTable(examined, options),
    ...ratiosTables(examined, options),
    ...testsTables(examined, options),
    ...dispersionTables(examined, options),
  ]
}

function ratesTable({ events, exposure, per, rate, intervals }: Examined, options: Options): OutcomeTable {
  return buildTable(definition, 'rates', {
    params: { level: { confidence: options.confidence }, per: { code: `per-${per}` } },
    columns: ['variable', 'events', 'exposure', 'rate', ...options.intervals],
    rows: [{ cells: { variable: { variable: options.events }, events, exposure, rate, ...intervals } }],
    notes: options.exposure === null ? [notice(definition, 'rows-as-exposure')] : [],
  })
}

function ratiosTables({ events, ratio }: Examined, options: Options): readonly OutcomeTable[] {
  if (ratio === undefined) return []
  const { expected, value, intervals } = ratio
  const cells = { variable: { variable: options.events }, observed: events, expected, ratio: value, ...intervals }
  return [
    buildTable(definition, 'ratios', {
      params: { level: { confidence: options.confidence } },
      columns: ['variable', 'observed', 'expected', 'ratio', ...options.intervals],
      rows: [{ cells }],
    }),
  ]
}

function testsTables({ events, rateTest, ratio }: Examined, { alternative }: Options): readonly OutcomeTable[] {
  if (rateTest === undefined && ratio === undefined) return []
  const row = (key: 'rate' | 'ratio', reference: number, expected: number, p: number) => ({
    cells: { quantity: { key }, reference, observed: events, expected, p },
  })
  return [
    buildTable(definition, 'tests', {
      columns: ['quantity', 'reference', 'observed', 'expected', 'p'],
      rows: [
        ...(rateTest === undefined ? [] : [row('rate', rateTest.reference, rateTest.expected, rateTest.p)]),
        ...(ratio === undefined ? [] : [row('ratio', 1, ratio.expected, ratio.p)]),
      ],
      notes: [notice(definition, alternative === 'two-sided' ? 'two-sided-exact' : 'one-sided')],
    }),
  ]
}

function dispersionTables({ n, dispersion }: Examined, options: Options): readonly OutcomeTable[] {
  if (dispersion === undefined) return []
  const { statistic, df, pValue, ratio } = dispersion
  const cells = {
    variable: { variable: options.events },
    n,
    statistic: { symbol: 'chi2' as const, value: statistic },
    df,
    ratio,
    p: pValue,
  }
  return [
    buildTable(definition, 'dispersion', {
      columns: ['variable', 'n', 'statistic', 'df', 'ratio', 'p'],
      rows: [{ cells }],
      notes: [notice(definition, options.expected === null ? 'spread-by-exposure' : 'spread-by-expected')],
    }),
  ]
}
