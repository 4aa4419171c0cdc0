import type { RowCells } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Explored } from './explore-variable.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }
type Groups = readonly (LevelRef | null)[]

export function shapeRows({ variable, parts }: Explored, groups: Groups): readonly Row<'shape'>[] {
  return parts.map(({ n, missing, mean, sd, median, shape }, g) => ({
    cells: {
      variable: { variable },
      group: groups[g] ?? null,
      n,
      missing,
      mean: orEmpty(mean),
      sd: orEmpty(sd),
      median: orEmpty(median),
      skewness: orEmpty(shape.skewness),
      skewnessError: orEmpty(shape.skewnessError),
      kurtosis: orEmpty(shape.kurtosis),
      kurtosisError: orEmpty(shape.kurtosisError),
    },
  }))
}

export function testRows({ variable, parts }: Explored, groups: Groups): readonly Row<'tests'>[] {
  return parts.flatMap(({ tests }, g) =>
    tests.map(({ test, symbol, statistic, pValue }) => ({
      cells: {
        variable: { variable },
        group: groups[g] ?? null,
        test: { key: test },
        statistic: Number.isNaN(statistic) ? null : { symbol, value: orEmpty(statistic) },
        p: orEmpty(pValue),
      },
    })),
  )
}
