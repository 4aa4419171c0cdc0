import type { FTest } from '#engine/methods/inference/f-test.ts'
import type { LinearFit } from '#engine/methods/regression/fit-linear.ts'
import { rowWeights, squaresAboutMean } from '#engine/methods/regression/linear-model.ts'
import type { TermTest } from '#engine/methods/regression/term-tests.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { coefficientCells, termTestColumns, termTestRows } from '../../kit/models/linear-tables.ts'
import { codingNotes } from '../../kit/models/model-remarks.ts'
import type { Named } from '../../kit/models/named-tests.ts'
import type { WaldEstimate } from '../../kit/models/wald-estimates.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import { cellOf } from './cells.ts'
import type { Assumptions } from './check-assumptions.ts'
import { definition } from './definition.ts'
import type { Means } from './estimate-means.ts'
import { meansNotes } from './remarks.ts'

type Options = OptionsOf<typeof definition>

export function termTable({ model }: LinearFit, tests: readonly Named<TermTest>[], options: Options): OutcomeTable {
  return buildTable(definition, 'terms', {
    params: { level: { confidence: options.effectConfidence } },
    columns: termTestColumns,
    rows: termTestRows(tests, model.residualDf),
    notes: [notice(definition, `squares-${options.squares}`), notice(definition, 'eta-note')],
  })
}

export function fitTable({ model }: LinearFit, { outcome }: Options): OutcomeTable {
  const { overall, residualDf, fit } = model
  return buildTable(definition, 'fit', {
    columns: ['outcome', 'n', 'rSquared', 'adjusted', 'statistic', 'df', 'p', 'error', 'meanSquare', 'total'],
    rows: [
      {
        cells: {
          outcome: { variable: outcome },
          n: model.n,
          rSquared: numeric(model.rSquared),
          adjusted: numeric(model.adjustedRSquared),
          statistic: { symbol: 'F', value: orEmpty(overall.statistic) },
          df: [overall.df, residualDf],
          p: orEmpty(overall.pValue),
          error: numeric(fit.squares),
          meanSquare: numeric(model.variance),
          total: numeric(squaresAboutMean(model.data.y, rowWeights(model.data))),
        },
      },
    ],
  })
}

export function meansTable(means: Means, { confidence }: Options): OutcomeTable {
  return buildTable(definition, 'means', {
    params: { level: { confidence } },
    columns: ['cell', 'n', 'mean', 'sd', 'estimate', 'se', 'interval'],
    rows: means.cells.flatMap((of) =>
      of.map(({ at, observed, estimate, standardError: se, interval }) => ({
        cells: {
          cell: cellOf(at),
          n: observed.n,
          mean: orEmpty(observed.mean),
          sd: orEmpty(observed.sd),
          estimate: orEmpty(estimate),
          se: orEmpty(se),
          interval: limitsOrEmpty(interval),
        },
      })),
    ),
    notes: meansNotes(means),
  })
}

export function simpleTable({ simple }: Means): readonly OutcomeTable[] {
  if (simple.length === 0) return []
  return [
    buildTable(definition, 'simple', {
      columns: ['factor', 'at', 'statistic', 'df', 'p'],
      rows: simple.map(({ factor, at, ...test }) => ({
        cells: { factor: { variable: factor }, at: cellOf(at), ...testCells(test) },
      })),
    }),
  ]
}

export function pairsTable({ pairs }: Means, { model }: LinearFit, { confidence, adjust }: Options) {
  if (pairs.length === 0) return []
  return [
    buildTable(definition, 'pairs', {
      params: { level: { confidence } },
      columns: ['factor', 'at', 'first', 'second', 'difference', 'se', 'interval', 'statistic', 'df', 'p'],
      rows: pairs.flatMap(({ factor, at, levels, differences }) =>
        differences.map(({ first, second, estimate, standardError: se, interval, statistic, pValue: p }) => ({
          cells: {
            factor: { variable: factor },
            at: cellOf(at),
            first: levels[first] ?? null,
            second: levels[second] ?? null,
            difference: orEmpty(estimate),
            se: orEmpty(se),
            interval: limitsOrEmpty(interval),
            statistic: Number.isNaN(statistic) ? null : { symbol: 't' as const, value: numeric(statistic) },
            df: Number.isNaN(statistic) ? null : model.residualDf,
            p: orEmpty(p),
          },
        })),
      ),
      notes: [notice(definition, `pairs-${adjust}`)],
    }),
  ]
}

export function coefficientTable(
  { prepared }: LinearFit,
  estimates: readonly WaldEstimate[],
  { confidence }: Options,
): OutcomeTable {
  return buildTable(definition, 'coefficients', {
    params: { level: { confidence } },
    columns: ['term', 'estimate', 'se', 'interval', 'statistic', 'p'],
    rows: estimates.map((one) => ({ cells: coefficientCells(one) })),
    notes: codingNotes(prepared.design, estimates),
  })
}

export function assumptionsTable({ shapiro, levene, brownForsythe, slopes }: Assumptions): OutcomeTable {
  return buildTable(definition, 'assumptions', {
    columns: ['test', ...(slopes.length > 0 ? (['variable'] as const) : []), 'statistic', 'df', 'p'],
    rows: [
      {
        cells: {
          test: { key: 'shapiro-wilk' },
          statistic: Number.isNaN(shapiro.statistic) ? null : { symbol: 'W', value: numeric(shapiro.statistic) },
          p: orEmpty(shapiro.pValue),
        },
      },
      { cells: { test: { key: 'levene' }, ...testCells(levene) } },
      { cells: { test: { key: 'brown-forsythe' }, ...testCells(brownForsythe) } },
      ...slopes.map(({ variable, ...test }) => ({
        cells: { test: { key: 'slopes' as const }, variable: { variable }, ...testCells(test) },
      })),
    ],
    notes: [
      notice(definition, 'shapiro-sample'),
      notice(definition, 'levene-note'),
      ...(slopes.length > 0 ? [notice(definition, 'slopes-note')] : []),
    ],
  })
}

function testCells({ statistic, df1, df2, pValue }: FTest) {
  return {
    statistic: Number.isNaN(statistic) ? null : { symbol: 'F' as const, value: numeric(statistic) },
    df: [df1, df2] as const,
    p: orEmpty(pValue),
  }
}
