import { conditionCells } from '../../kit/comparison/repeated-conditions.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Comparison } from './compare-conditions.ts'
import type { definition } from './definition.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function meanRows({ described }: Comparison): readonly Row<'means'>[] {
  return described.map(({ condition, n, mean, interval, sd, median }) => ({
    cells: {
      ...conditionCells(condition),
      n,
      mean: orEmpty(mean),
      interval: limitsOrEmpty(interval),
      sd: orEmpty(sd),
      median: orEmpty(median),
    },
  }))
}

export function sphericityRow({ anova: { sphericity } }: Comparison): Row<'sphericity'> {
  const { w, chiSquare, df, pValue, greenhouseGeisser, huynhFeldt, lowerBound } = sphericity
  return {
    cells: {
      test: { key: 'mauchly' },
      w: orEmpty(w),
      statistic: Number.isNaN(chiSquare) ? null : { symbol: 'chi2', value: orEmpty(chiSquare) },
      df: orEmpty(df),
      p: orEmpty(pValue),
      greenhouseGeisser: orEmpty(greenhouseGeisser),
      huynhFeldt: orEmpty(huynhFeldt),
      lowerBound: orEmpty(lowerBound),
    },
  }
}

export function testRows({ anova, tests }: Comparison): readonly Row<'tests'>[] {
  return tests.map(({ correction, df1, df2, pValue }) => ({
    cells: {
      correction: { key: correction },
      statistic: { symbol: 'F', value: orEmpty(anova.statistic) },
      df: [orEmpty(df1), orEmpty(df2)],
      p: orEmpty(pValue),
    },
  }))
}

export function varianceRows({ anova }: Comparison): readonly Row<'variance'>[] {
  const { n, df1, df2, conditions, subjects, error } = anova
  const row = (source: 'conditions' | 'subjects' | 'error', squares: number, df: number) => ({
    cells: { source: { key: source }, squares: orEmpty(squares), df, meanSquare: orEmpty(squares / df) },
  })
  return [row('conditions', conditions, df1), row('subjects', subjects, n - 1), row('error', error, df2)]
}

export function effectRows({ anova, etaInterval }: Comparison): readonly Row<'effects'>[] {
  return [
    {
      cells: {
        measure: { key: 'partial-eta-squared' },
        estimate: orEmpty(anova.partialEtaSquared),
        interval: limitsOrEmpty(etaInterval),
      },
    },
    { cells: { measure: { key: 'generalised-eta-squared' }, estimate: orEmpty(anova.generalisedEtaSquared) } },
  ]
}

export function pairRows({ pairs }: Comparison): readonly Row<'pairs'>[] {
  return pairs.map(({ first, second, estimate, standardError, interval, statistic, df, adjusted }) => {
    const [a, b] = [conditionCells(first), conditionCells(second)]
    return {
      cells: {
        first: a.level ?? null,
        second: b.level ?? null,
        firstName: a.name ?? null,
        secondName: b.name ?? null,
        difference: orEmpty(estimate),
        se: orEmpty(standardError),
        interval: limitsOrEmpty(interval),
        statistic: Number.isNaN(statistic) ? null : { symbol: 't', value: orEmpty(statistic) },
        df,
        p: orEmpty(adjusted),
      },
    }
  })
}
