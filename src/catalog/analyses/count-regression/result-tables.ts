import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import { collinearityRows } from '../../kit/models/model-tables.ts'
import type { NamedTest } from '../../kit/models/named-tests.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import { type Notice, numeric, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Fitted } from './fit-model.ts'
import type { Frequencies } from './frequencies.ts'
import type { ModelFit } from './model-fit.ts'

export function fitTable(outcome: string, { model }: Fitted, fit: ModelFit): OutcomeTable {
  return buildTable(definition, 'fit', {
    columns: ['outcome', 'n', 'events', 'statistic', 'df', 'p', 'deviance', 'logLikelihood', 'aic', 'bic'],
    rows: [
      {
        cells: {
          outcome: { variable: outcome },
          n: model.n,
          events: model.events,
          statistic: { symbol: 'chi2', value: numeric(fit.statistic) },
          df: fit.df,
          p: orEmpty(fit.pValue),
          deviance: numeric(model.fit.deviance),
          logLikelihood: numeric(model.fit.logLikelihood),
          aic: numeric(fit.aic),
          bic: numeric(fit.bic),
        },
      },
    ],
  })
}

export function coefficientTable({ estimates }: Fitted, confidence: number, notes: readonly Notice[]): OutcomeTable {
  return buildTable(definition, 'coefficients', {
    params: { level: { confidence } },
    columns: ['term', 'estimate', 'se', 'statistic', 'p', 'ratio', 'interval'],
    rows: estimates.map(({ cell, estimate, standardError: se, statistic, pValue: p, lower, upper, term }) => ({
      cells: {
        term: cell,
        estimate: orEmpty(estimate),
        se: orEmpty(se),
        statistic: { symbol: 'Z', value: orEmpty(statistic) },
        p: orEmpty(p),
        ...(term < 0
          ? {}
          : {
              ratio: orEmpty(Math.exp(estimate)),
              interval: { lower: orEmpty(Math.exp(lower)), upper: orEmpty(Math.exp(upper)) },
            }),
      },
    })),
    notes,
  })
}

export function dispersionTable({ model }: Fitted, fit: ModelFit, counts: Frequencies): OutcomeTable {
  const { theta, standardError: se } = model.fit.shape
  const chi2 = (value: number) => ({ symbol: 'chi2' as const, value: numeric(value) })
  const against = fit.againstPoisson
  return buildTable(definition, 'dispersion', {
    columns: ['measure', 'value', ...(against === null ? [] : (['se'] as const)), 'statistic', 'df', 'p'],
    rows: [
      {
        cells: {
          measure: { key: 'pearson' },
          value: model.residualDf === 0 ? null : numeric(model.pearson / model.residualDf),
          statistic: chi2(model.pearson),
          df: model.residualDf,
        },
      },
      ...(against === null
        ? []
        : [
            { cells: { measure: { key: 'theta' as const }, value: numeric(theta), se: numeric(se) } },
            { cells: { measure: { key: 'alpha' as const }, value: numeric(1 / theta), se: numeric(se / theta ** 2) } },
            {
              cells: {
                measure: { key: 'against-poisson' as const },
                statistic: chi2(against.statistic),
                df: 1,
                p: numeric(against.pValue),
              },
            },
          ]),
      { cells: { measure: { key: 'zeros-observed' }, value: counts.observed[0] ?? 0 } },
      { cells: { measure: { key: 'zeros-expected' }, value: numeric(counts.expected[0] ?? Number.NaN) } },
    ],
    notes: against === null ? [] : [notice(definition, 'theta-likelihood')],
  })
}

export function termTable(tests: readonly NamedTest[], type: 'I' | 'II' | 'III'): OutcomeTable {
  return buildTable(definition, 'terms', {
    columns: ['term', 'statistic', 'df', 'p'],
    rows: tests.map(({ cell, statistic, df, pValue: p }) => ({
      cells: { term: cell, statistic: { symbol: 'chi2', value: orEmpty(statistic) }, df, p: orEmpty(p) },
    })),
    notes: [notice(definition, `likelihood-${type}`)],
  })
}

export function inflationTable({ prepared }: Fitted, inflation: readonly Inflation[]): OutcomeTable {
  return buildTable(definition, 'collinearity', {
    columns: ['term', 'df', 'factor', 'perColumn'],
    rows: collinearityRows(prepared.design, inflation),
    notes: inflation.some(({ df }) => df > 1) ? [notice(definition, 'inflation-generalised')] : [],
  })
}
