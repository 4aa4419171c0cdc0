import type { DevianceTest } from '#engine/methods/design/deviance-tests.ts'
import type { LogisticMethod } from '#engine/methods/logistic/logistic-model.ts'
import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import { collinearityRows } from '../../kit/models/model-tables.ts'
import type { NamedTest } from '../../kit/models/named-tests.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import { type LevelRef, type Notice, numeric, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import type { Assessment } from './assess.ts'
import { definition } from './definition.ts'
import type { Fitted } from './fit-model.ts'
import type { ModelFit } from './model-fit.ts'
import type { ProfileLimits } from './profile-limits.ts'

/** Intervals and tests other than Wald's. */
interface Intervals {
  readonly profiles: readonly ProfileLimits[] | null
  /** Penalised likelihood ratio test of each coefficient. */
  readonly penalised: readonly DevianceTest[] | null
}

export function fitTable(event: LevelRef, { model }: Fitted, fit: ModelFit): OutcomeTable {
  return buildTable(definition, 'fit', {
    columns: [
      ...(['outcome', 'n', 'events', 'statistic', 'df', 'p'] as const),
      ...(model.penalised === null ? (['deviance', 'nagelkerke', 'coxSnell', 'mcFadden', 'aic', 'bic'] as const) : []),
    ],
    rows: [
      {
        cells: {
          outcome: event,
          n: model.n,
          events: model.events,
          statistic: { symbol: 'chi2', value: numeric(fit.statistic) },
          df: fit.df,
          p: orEmpty(fit.pValue),
          deviance: numeric(model.deviance),
          nagelkerke: orEmpty(fit.nagelkerke),
          coxSnell: orEmpty(fit.coxSnell),
          mcFadden: orEmpty(fit.mcFadden),
          aic: numeric(model.aic),
          bic: numeric(model.bic),
        },
      },
    ],
    notes: model.penalised === null ? [] : [notice(definition, 'firth-penalty')],
  })
}

export function coefficientTable(
  { estimates }: Fitted,
  { profiles, penalised }: Intervals,
  confidence: number,
  notes: readonly Notice[],
): OutcomeTable {
  return buildTable(definition, 'coefficients', {
    params: { level: { confidence } },
    columns: [
      'term',
      'estimate',
      'se',
      'statistic',
      'p',
      'ratio',
      'interval',
      ...(profiles === null ? [] : (['profile'] as const)),
      ...(penalised === null ? [] : (['likelihoodRatio', 'likelihoodP'] as const)),
    ],
    rows: estimates.map(({ cell, estimate, standardError: se, statistic, pValue: p, lower, upper, term }, k) => ({
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
              ...(profiles === null
                ? {}
                : {
                    profile: {
                      lower: orEmpty(Math.exp(profiles[k]?.lower ?? Number.NaN)),
                      upper: orEmpty(Math.exp(profiles[k]?.upper ?? Number.NaN)),
                    },
                  }),
              ...(penalised === null ? {} : likelihoodCells(penalised[k])),
            }),
      },
    })),
    notes,
  })
}

function likelihoodCells(test: DevianceTest | undefined) {
  return {
    likelihoodRatio: { symbol: 'chi2', value: orEmpty(test?.statistic ?? Number.NaN) },
    likelihoodP: orEmpty(test?.pValue ?? Number.NaN),
  } as const
}

export function termTable(tests: readonly NamedTest[], type: 'I' | 'II' | 'III', method: LogisticMethod): OutcomeTable {
  return buildTable(definition, 'terms', {
    columns: ['term', 'statistic', 'df', 'p'],
    rows: tests.map(({ cell, statistic, df, pValue: p }) => ({
      cells: { term: cell, statistic: { symbol: 'chi2', value: orEmpty(statistic) }, df, p: orEmpty(p) },
    })),
    notes: [
      notice(definition, `likelihood-${type}`),
      ...(method === 'firth' ? [notice(definition, 'firth-tests')] : []),
    ],
  })
}

export function performanceTables(
  found: Assessment,
  confidence: number,
  cutoff: number,
  method: LogisticMethod,
): readonly OutcomeTable[] {
  const { hits, misses, alarms, rejections } = found.counts
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
  const { hosmerLemeshow: test } = found
  return [
    buildTable(definition, 'performance', {
      params: { level: { confidence } },
      columns: ['measure', 'value', 'interval', 'df', 'p'],
      rows: [
        {
          cells: {
            measure: { key: 'area' },
            value: orEmpty(found.area),
            interval: { lower: orEmpty(found.lower), upper: orEmpty(found.upper) },
          },
        },
        { cells: { measure: { key: 'brier' }, value: numeric(found.brier) } },
        {
          cells: {
            measure: { key: 'hosmer-lemeshow' },
            value: test.df < 1 ? null : numeric(test.statistic),
            df: test.df < 1 ? null : test.df,
            p: orEmpty(test.pValue),
          },
        },
      ],
      notes: [
        notice(definition, 'area-delong'),
        notice(definition, 'hosmer-lemeshow-groups', { n: test.groups.length }),
        ...(method === 'firth' ? [notice(definition, 'firth-probabilities')] : []),
      ],
    }),
    buildTable(definition, 'classification', {
      columns: ['observed', 'predicted', 'notPredicted', 'right'],
      rows: [
        {
          cells: {
            observed: { key: 'event' },
            predicted: hits,
            notPredicted: misses,
            right: share(hits, hits + misses),
          },
        },
        {
          cells: {
            observed: { key: 'none' },
            predicted: alarms,
            notPredicted: rejections,
            right: share(rejections, alarms + rejections),
          },
        },
        {
          cells: {
            observed: { key: 'all' },
            predicted: hits + alarms,
            notPredicted: misses + rejections,
            right: share(hits + rejections, hits + misses + alarms + rejections),
          },
        },
      ],
      notes: [notice(definition, 'cut-off', { value: { estimate: cutoff } })],
    }),
    buildTable(definition, 'rates', {
      columns: ['rate', 'value'],
      rows: [
        { cells: { rate: { key: 'sensitivity' }, value: share(hits, hits + misses) } },
        { cells: { rate: { key: 'specificity' }, value: share(rejections, alarms + rejections) } },
        { cells: { rate: { key: 'positive' }, value: share(hits, hits + alarms) } },
        { cells: { rate: { key: 'negative' }, value: share(rejections, misses + rejections) } },
      ],
    }),
  ]
}

export function inflationTable({ prepared }: Fitted, inflation: readonly Inflation[]): OutcomeTable {
  return buildTable(definition, 'collinearity', {
    columns: ['term', 'df', 'factor', 'perColumn'],
    rows: collinearityRows(prepared.design, inflation),
    notes: inflation.some(({ df }) => df > 1) ? [notice(definition, 'inflation-generalised')] : [],
  })
}
