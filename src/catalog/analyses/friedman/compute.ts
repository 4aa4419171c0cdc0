import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { repeatedValues } from '#engine/frame/repeated-values.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import {
  conditionCells,
  refusedRepeated,
  repeatedExcluded,
  repeatedNotices,
} from '../../kit/comparison/repeated-conditions.ts'
import { quartileNotes } from '../../kit/options/quartile-type.ts'
import { buildTable, notice, type RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Outcome, StatisticSymbol } from '../../kit/outcome/outcome.ts'
import { type Comparison, compareRanks } from './compare-ranks.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { BoxesFigure } from './plot.ts'

type Options = OptionsOf<typeof definition>
type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

/** With more conditions there are too many pairs to read. */
const maxConditions = 30

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { repeated } = options
  await context.checkpoint()
  const weights = caseWeights(frame, context.weights)
  const data = await repeatedValues(frame, repeated, context.checkpoint, weights)
  const refused = refusedRepeated(data, { min: 2, most: maxConditions })
  if (refused !== undefined) return refused
  const comparison = await compareRanks(data.conditions, data.values, options, context.checkpoint, data.weights)
  if (Number.isNaN(comparison.test.statistic))
    return { status: 'rejected', code: 'no-variation', params: {}, option: 'repeated' }
  const long = repeated.layout === 'long'
  const { n } = comparison.test
  const two = data.conditions.length === 2 ? [notice(definition, 'two-occasions')] : []
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used: long ? n * data.conditions.length : n,
      excluded: repeatedExcluded(long ? repeated.outcome : (repeated.columns[0] ?? ''), data),
    },
    tables: tablesOf(comparison, options),
    figures: [{ id: 'boxes', of: 'boxes', data: boxesOf(comparison, options) }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [...two, ...repeatedNotices(definition, data)],
    facts: factsOf(comparison, options),
  }
}

function tablesOf(comparison: Comparison, { repeated, confidence, postHoc, adjust, quartileType }: Options) {
  const long = repeated.layout === 'long'
  const { test } = comparison
  return [
    buildTable(definition, 'ranks', {
      params: { level: { confidence } },
      columns: [long ? 'level' : 'name', 'n', 'meanRank', 'median', 'interval', 'p25', 'p75'],
      rows: comparison.described.map(
        ({ condition, meanRank, median, interval, p25, p75 }): Row<'ranks'> => ({
          cells: {
            ...conditionCells(condition),
            n: test.n,
            meanRank: orEmpty(meanRank),
            median: orEmpty(median),
            interval: limitsOrEmpty(interval),
            p25: orEmpty(p25),
            p75: orEmpty(p75),
          },
        }),
      ),
      notes: quartileNotes(definition, quartileType),
    }),
    buildTable(definition, 'test', {
      columns: ['test', 'statistic', 'df', 'p', 'concordance'],
      rows: [
        {
          cells: {
            test: { key: 'friedman' },
            statistic: { symbol: 'chi2', value: orEmpty(test.statistic) },
            df: test.df,
            p: orEmpty(test.pValue),
            concordance: orEmpty(test.concordance),
          },
        },
      ],
      notes: [notice(definition, 'chi-squared')],
    }),
    buildTable(definition, 'pairs', {
      columns: [
        ...(long ? (['first', 'second'] as const) : (['firstName', 'secondName'] as const)),
        ...(['difference', 'se', 'statistic', 'p'] as const),
      ],
      rows: pairRows(comparison, postHoc === 'conover' ? 't' : 'Z'),
      notes: [notice(definition, `pairs-${postHoc}`, { adjustment: { code: `adjust-${adjust}` } })],
    }),
  ]
}

function pairRows({ pairs }: Comparison, symbol: StatisticSymbol): readonly Row<'pairs'>[] {
  return pairs.map(({ first, second, difference, standardError, statistic, pValue }) => {
    const [a, b] = [conditionCells(first), conditionCells(second)]
    return {
      cells: {
        first: a.level ?? null,
        second: b.level ?? null,
        firstName: a.name ?? null,
        secondName: b.name ?? null,
        difference: orEmpty(difference),
        se: orEmpty(standardError),
        statistic: Number.isNaN(statistic) ? null : { symbol, value: orEmpty(statistic) },
        p: orEmpty(pValue),
      },
    }
  })
}

function boxesOf({ described, test }: Comparison, { repeated, confidence }: Options): BoxesFigure {
  const long = repeated.layout === 'long'
  return {
    outcome: long ? repeated.outcome : null,
    within: long ? (repeated.within[0] ?? null) : null,
    confidence,
    p: orEmpty(test.pValue),
    boxes: described.map(({ condition, box }) => ({ condition, box })),
  }
}

function factsOf({ test, described, pairs }: Comparison, { repeated, confidence, postHoc, adjust }: Options): Facts {
  return {
    n: test.n,
    outcome: repeated.layout === 'long' ? repeated.outcome : null,
    confidence,
    postHoc,
    adjust,
    medians: described.map(({ condition, median, meanRank }) => ({
      condition,
      median: orEmpty(median),
      meanRank: orEmpty(meanRank),
    })),
    statistic: orEmpty(test.statistic),
    df: test.df,
    p: orEmpty(test.pValue),
    concordance: orEmpty(test.concordance),
    pairs: pairs.length,
    apart: pairs.flatMap(({ first, second, difference, pValue }) =>
      pValue < 0.05 ? [{ first, second, difference: orEmpty(difference), p: orEmpty(pValue) }] : [],
    ),
  }
}
