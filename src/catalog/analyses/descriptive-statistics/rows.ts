import type { RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { DescribedCounts } from './describe-counts.ts'
import type { DescribedNumbers, NumberPart } from './describe-numbers.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly depth?: number; readonly cells: RowCells<Tables[K]['columns']> }
type Groups = readonly (LevelRef | null)[]

export function centreRows(of: DescribedNumbers, groups: Groups): readonly Row<'centre'>[] {
  return eachPart(of, groups, ({ moments: { n, mean, sd }, missing, interval, geometric }) => ({
    n,
    missing,
    mean: orEmpty(mean),
    interval: limitsOrEmpty(interval),
    sd: orEmpty(sd),
    se: orEmpty(sd / Math.sqrt(n)),
    cv: mean > 0 ? orEmpty(sd / mean) : null,
    geometric: orEmpty(geometric.mean),
    geometricInterval: limitsOrEmpty(geometric.interval),
  }))
}

export function positionRows(of: DescribedNumbers, groups: Groups): readonly Row<'position'>[] {
  return eachPart(of, groups, ({ sorted, quartiles: { p25, median, p75 }, medianInterval }) => {
    const [min, max] = [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]
    return {
      median: orEmpty(median),
      interval: limitsOrEmpty(medianInterval),
      p25: orEmpty(p25),
      p75: orEmpty(p75),
      iqr: orEmpty(p75 - p25),
      min: orEmpty(min),
      max: orEmpty(max),
      range: orEmpty(max - min),
    }
  })
}

export function shapeRows(of: DescribedNumbers, groups: Groups): readonly Row<'shape'>[] {
  return eachPart(of, groups, ({ shape, shapiro }) => ({
    skewness: orEmpty(shape.skewness),
    skewnessError: orEmpty(shape.skewnessError),
    kurtosis: orEmpty(shape.kurtosis),
    kurtosisError: orEmpty(shape.kurtosisError),
    w: { symbol: 'W' as const, value: orEmpty(shapiro.statistic) },
    p: orEmpty(shapiro.pValue),
  }))
}

function eachPart<C>({ variable, parts }: DescribedNumbers, groups: Groups, cells: (part: NumberPart) => C) {
  return parts.map((part, g) => ({ cells: { variable: { variable }, group: groups[g] ?? null, ...cells(part) } }))
}

/** A row for the variable in a group, followed by a row for each of its values. */
export function frequencyRows(
  { variable, levels, parts }: DescribedCounts,
  groups: Groups,
): readonly Row<'frequencies'>[] {
  return parts.flatMap(({ n, missing, counts }, g) => {
    const group = groups[g] ?? null
    const all = n + missing
    let below = 0
    const rows = levels.map((level, k): Row<'frequencies'> => {
      const count = counts[k] ?? 0
      below += count
      return {
        depth: 1,
        cells: {
          characteristic: { variable, level },
          group,
          n: count,
          ofAll: orEmpty(count / all),
          valid: orEmpty(count / n),
          cumulative: orEmpty(below / n),
        },
      }
    })
    return [{ cells: { characteristic: { variable }, group, n, missing, ofAll: orEmpty(n / all) } }, ...rows]
  })
}
