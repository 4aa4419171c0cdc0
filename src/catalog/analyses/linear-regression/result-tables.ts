import type { TermTest } from '#engine/methods/regression/term-tests.ts'
import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import { coefficientCells, termTestColumns, termTestRows } from '../../kit/models/linear-tables.ts'
import { collinearityRows } from '../../kit/models/model-tables.ts'
import type { Named } from '../../kit/models/named-tests.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import { type Notice, numeric, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Diagnosis } from './diagnose.ts'
import type { Fitted } from './fit-model.ts'

/** Confidence level for partial eta squared, whose test is one-sided. */
export const shareConfidence = 0.9

export function fitTable(outcome: string, { model }: Fitted): OutcomeTable {
  const { overall, residualDf } = model
  return buildTable(definition, 'fit', {
    columns: ['outcome', 'n', 'rSquared', 'adjusted', 'sigma', 'statistic', 'df', 'p', 'aic', 'bic'],
    rows: [
      {
        cells: {
          outcome: { variable: outcome },
          n: model.n,
          rSquared: numeric(model.rSquared),
          adjusted: numeric(model.adjustedRSquared),
          sigma: numeric(Math.sqrt(model.variance)),
          statistic: { symbol: 'F', value: orEmpty(overall.statistic) },
          df: [overall.df, residualDf],
          p: orEmpty(overall.pValue),
          aic: numeric(model.aic),
          bic: numeric(model.bic),
        },
      },
    ],
  })
}

export function coefficientTable(
  { estimates }: Fitted,
  { confidence, standardised }: { readonly confidence: number; readonly standardised: boolean },
  notes: readonly Notice[],
): OutcomeTable {
  return buildTable(definition, 'coefficients', {
    params: { level: { confidence } },
    columns: ['term', 'estimate', 'se', 'interval', ...(standardised ? (['beta'] as const) : []), 'statistic', 'p'],
    rows: estimates.map((one) => ({
      cells: { ...coefficientCells(one), ...(standardised ? { beta: orEmpty(one.beta) } : {}) },
    })),
    notes,
  })
}

export function termTable(
  tests: readonly Named<TermTest>[],
  residualDf: number,
  type: 'I' | 'II' | 'III',
): OutcomeTable {
  return buildTable(definition, 'terms', {
    params: { level: { confidence: shareConfidence } },
    columns: termTestColumns,
    rows: termTestRows(tests, residualDf),
    notes: [notice(definition, `squares-${type}`)],
  })
}

export function collinearityTable({ prepared }: Fitted, inflation: readonly Inflation[]): OutcomeTable {
  return buildTable(definition, 'collinearity', {
    columns: ['term', 'df', 'factor', 'perColumn'],
    rows: collinearityRows(prepared.design, inflation),
    notes: inflation.some(({ df }) => df > 1) ? [notice(definition, 'inflation-generalised')] : [],
  })
}

export function diagnosticTable(found: Diagnosis): OutcomeTable {
  return buildTable(definition, 'diagnostics', {
    columns: ['check', 'value', 'df', 'p'],
    rows: [
      {
        cells: {
          check: { key: 'shapiro-wilk' },
          value: orEmpty(found.shapiro.statistic),
          p: orEmpty(found.shapiro.pValue),
        },
      },
      {
        cells: {
          check: { key: 'breusch-pagan' },
          value: orEmpty(found.breuschPagan.statistic),
          df: found.breuschPagan.df,
          p: orEmpty(found.breuschPagan.pValue),
        },
      },
      { cells: { check: { key: 'durbin-watson' }, value: orEmpty(found.durbinWatson) } },
      { cells: { check: { key: 'lag-one' }, value: orEmpty(found.lagOneCorrelation) } },
      { cells: { check: { key: 'leverage' }, value: numeric(found.largestLeverage) } },
      { cells: { check: { key: 'cook' }, value: numeric(found.largestCook) } },
    ],
    notes: [notice(definition, 'shapiro-sample'), notice(definition, 'durbin-watson-order')],
  })
}
