import type { LimitsOfAgreement, Slope } from '#engine/methods/agreement/bland-altman.ts'
import { moments } from '#engine/methods/description/moments.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice, type RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { OutcomeTable, SummaryCell } from '../../kit/outcome/outcome.ts'
import type { Compared } from './compute.ts'
import { definition } from './definition.ts'
import type { Limit } from './facts.ts'
import type { MeasuredPairs } from './read-pairs.ts'

type Options = OptionsOf<typeof definition>
type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

/** Bias and limits as reported: log ratios are back-transformed. */
export function shownLimits(
  { bias, biasInterval, lower, lowerInterval, upper, upperInterval }: LimitsOfAgreement,
  { scale }: Pick<Options, 'scale'>,
): Readonly<Record<'bias' | 'lower' | 'upper', Limit>> {
  const back = scale === 'ratio' ? Math.exp : (value: number) => value
  const shown = (value: number, interval: LimitsOfAgreement['biasInterval']): Limit => ({
    estimate: orEmpty(back(value)),
    interval: limitsOrEmpty({ lower: back(interval.lower), upper: back(interval.upper) }),
  })
  return {
    bias: shown(bias, biasInterval),
    lower: shown(lower, lowerInterval),
    upper: shown(upper, upperInterval),
  }
}

export function tablesOf(pairs: MeasuredPairs, compared: Compared, options: Options): readonly OutcomeTable[] {
  const { first, second, scale, against, coverage, confidence, allowed } = options
  const { limits, slope, spread, shapiro } = compared
  const params = { level: { confidence } }
  const shown = shownLimits(limits, options)
  const described = ([variable, values]: readonly [string, Float64Array]): Row<'measurements'> => {
    const { n, mean, sd } = moments(values, values[0], pairs.weights)
    return { cells: { method: { variable }, n, mean: orEmpty(mean), sd: orEmpty(sd) } }
  }
  const share = (count: number): SummaryCell => ({ form: 'count-percent', count, fraction: count / limits.n })
  const logs = scale === 'ratio' ? [notice(definition, 'log-note')] : []
  return [
    buildTable(definition, 'measurements', {
      columns: ['method', 'n', 'mean', 'sd'],
      rows: [[first, pairs.first] as const, [second, pairs.second] as const].map(described),
    }),
    buildTable(definition, 'agreement', {
      params,
      columns: ['what', 'estimate', 'interval'],
      rows: (['bias', 'lower', 'upper'] as const).map(
        (key): Row<'agreement'> => ({
          cells: { what: { key }, ...shown[key] },
        }),
      ),
      notes: [
        notice(definition, scale === 'percent' ? `scale-percent-${against}` : `scale-${scale}`, {
          coverage: { confidence: coverage },
        }),
        notice(definition, 'limit-note'),
      ],
    }),
    buildTable(definition, 'differences', {
      columns: [
        ...(['first', 'second', 'sd', 'within'] as const),
        ...(allowed === null ? [] : (['acceptable'] as const)),
        ...(['shapiro', 'p'] as const),
      ],
      rows: [
        {
          cells: {
            first: { variable: first },
            second: { variable: second },
            sd: limits.sd,
            within: share(compared.within),
            ...(compared.acceptable === null ? {} : { acceptable: share(compared.acceptable) }),
            shapiro: orEmpty(shapiro.statistic),
            p: orEmpty(shapiro.pValue),
          },
        },
      ],
      notes: [...logs, notice(definition, 'shapiro-note')],
    }),
    buildTable(definition, 'tests', {
      params,
      columns: ['test', 'estimate', 'interval', 'statistic', 'df', 'p'],
      rows: [
        testRow('bias', { ...limits, estimate: limits.bias, interval: limits.biasInterval, df: limits.n - 1 }),
        testRow('slope', slope),
        testRow('spread', spread),
      ],
      notes: [...logs, notice(definition, `slope-${against}`)],
    }),
  ]
}

function testRow(key: 'bias' | 'slope' | 'spread', { estimate, interval, statistic, df, pValue }: Slope): Row<'tests'> {
  return {
    cells: {
      test: { key },
      estimate: orEmpty(estimate),
      interval: limitsOrEmpty(interval),
      statistic: Number.isNaN(statistic) ? null : { symbol: 't', value: orEmpty(statistic) },
      df,
      p: orEmpty(pValue),
    },
  }
}
