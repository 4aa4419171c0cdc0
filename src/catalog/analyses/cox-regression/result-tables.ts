import type { ProportionalHazards } from '#engine/methods/cox/proportional-hazards-test.ts'
import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { collinearityRows } from '../../kit/models/model-tables.ts'
import type { NamedTest } from '../../kit/models/named-tests.ts'
import { termCell } from '../../kit/models/term-cells.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import { type Notice, numeric, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Fitted } from './fit-model.ts'
import type { ModelFit } from './model-fit.ts'

export function fitTables(
  { model }: Fitted,
  fit: ModelFit,
  {
    status,
    confidence,
    notes,
  }: { readonly status: string; readonly confidence: number; readonly notes: readonly Notice[] },
): readonly OutcomeTable[] {
  const { value, lower, upper } = fit.concordance
  return [
    buildTable(definition, 'fit', {
      params: { level: { confidence } },
      columns: ['event', 'n', 'events', 'deviance', 'aic', 'concordance', 'interval'],
      rows: [
        {
          cells: {
            event: { variable: status },
            n: model.n,
            events: model.events,
            deviance: numeric(fit.deviance),
            aic: numeric(fit.aic),
            concordance: orEmpty(value),
            interval: { lower: orEmpty(lower), upper: orEmpty(upper) },
          },
        },
      ],
      notes: [...notes, notice(definition, 'concordance-of-sample')],
    }),
    buildTable(definition, 'overall', {
      columns: ['test', 'statistic', 'df', 'p'],
      rows: fit.tests.map(({ test, statistic, pValue: p }) => ({
        cells: {
          test: { key: test },
          statistic: { symbol: 'chi2', value: orEmpty(statistic) },
          df: fit.df,
          p: orEmpty(p),
        },
      })),
    }),
  ]
}

export function coefficientTable({ estimates }: Fitted, confidence: number, notes: readonly Notice[]): OutcomeTable {
  return buildTable(definition, 'coefficients', {
    params: { level: { confidence } },
    columns: ['term', 'estimate', 'se', 'statistic', 'p', 'ratio', 'interval'],
    rows: estimates.map(({ cell, estimate, standardError: se, statistic, pValue: p, lower, upper }) => ({
      cells: {
        term: cell,
        estimate: orEmpty(estimate),
        se: orEmpty(se),
        statistic: { symbol: 'Z', value: orEmpty(statistic) },
        p: orEmpty(p),
        ratio: orEmpty(Math.exp(estimate)),
        interval: { lower: orEmpty(Math.exp(lower)), upper: orEmpty(Math.exp(upper)) },
      },
    })),
    notes,
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

export function hazardTables(
  { prepared }: Fitted,
  { tests, global }: ProportionalHazards,
  { ties }: OptionsOf<typeof definition>,
): readonly OutcomeTable[] {
  const scale = ties === 'exact' ? 'hazards-scale-exact' : 'hazards-scale'
  const unknown = [...tests, global].some(({ statistic, df }) => df > 0 && Number.isNaN(statistic))
  return [
    buildTable(definition, 'hazards', {
      columns: ['term', 'statistic', 'df', 'p'],
      rows: prepared.design.terms.map(({ term }, k) => ({
        cells: { term: termCell(term), ...testCells(tests[k]) },
      })),
      notes: [notice(definition, scale), ...(unknown ? [notice(definition, 'hazards-unknown')] : [])],
    }),
    buildTable(definition, 'hazardsTogether', {
      columns: ['test', 'statistic', 'df', 'p'],
      rows: [{ cells: { test: { key: 'global' }, ...testCells(global) } }],
    }),
  ]
}

function testCells(test: ProportionalHazards['global'] | undefined) {
  return {
    statistic: { symbol: 'chi2' as const, value: orEmpty(test?.statistic ?? Number.NaN) },
    df: test === undefined || test.df === 0 ? null : test.df,
    p: orEmpty(test?.pValue ?? Number.NaN),
  }
}

export function inflationTable({ prepared }: Fitted, inflation: readonly Inflation[]): OutcomeTable {
  return buildTable(definition, 'collinearity', {
    columns: ['term', 'df', 'factor', 'perColumn'],
    rows: collinearityRows(prepared.design, inflation),
    notes: inflation.some(({ df }) => df > 1) ? [notice(definition, 'inflation-generalised')] : [],
  })
}
