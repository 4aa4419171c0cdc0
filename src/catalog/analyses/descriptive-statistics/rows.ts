import type { RowCells } from '../../kit/build-table.ts'
import { type IntervalCell, type LevelRef, type Numeric, numeric } from '../../kit/outcome.ts'
import type { definition } from './definition.ts'
import type { DescribedCounts } from './describe-counts.ts'
import type { DescribedNumbers, NumberPart } from './describe-numbers.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly depth?: number; readonly cells: RowCells<Tables[K]['columns']> }
type Groups = readonly (LevelRef | null)[]

/** What a sample is too small for has no number. */
export function known(value: number): Numeric {
  return Number.isNaN(value) ? null : numeric(value)
}

export function limits({ lower, upper }: { lower: number; upper: number }): IntervalCell {
  return { lower: known(lower), upper: known(upper) }
}

export function centreRows(of: DescribedNumbers, groups: Groups): readonly Row<'centre'>[] {
  return eachPart(of, groups, ({ moments: { n, mean, sd }, missing, interval, geometric }) => ({
    n,
    missing,
    mean: known(mean),
    interval: limits(interval),
    sd: known(sd),
    se: known(sd / Math.sqrt(n)),
    cv: mean > 0 ? known(sd / mean) : null,
    geometric: known(geometric.mean),
    geometricInterval: limits(geometric.interval),
  }))
}

export function positionRows(of: DescribedNumbers, groups: Groups): readonly Row<'position'>[] {
  return eachPart(of, groups, ({ sorted, quartiles: { p25, median, p75 } }) => {
    const [min, max] = [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]
    return {
      median: known(median),
      p25: known(p25),
      p75: known(p75),
      iqr: known(p75 - p25),
      min: known(min),
      max: known(max),
      range: known(max - min),
    }
  })
}

export function shapeRows(of: DescribedNumbers, groups: Groups): readonly Row<'shape'>[] {
  return eachPart(of, groups, ({ shape, shapiro }) => ({
    skewness: known(shape.skewness),
    skewnessError: known(shape.skewnessError),
    kurtosis: known(shape.kurtosis),
    kurtosisError: known(shape.kurtosisError),
    w: { symbol: 'W' as const, value: known(shapiro.statistic) },
    p: known(shapiro.pValue),
  }))
}

function eachPart<C>({ variable, parts }: DescribedNumbers, groups: Groups, cells: (part: NumberPart) => C) {
  return parts.map((part, g) => ({ cells: { variable: { variable }, group: groups[g] ?? null, ...cells(part) } }))
}

/** A line for the variable in a group, then one for each of its values. */
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
          ofAll: known(count / all),
          valid: known(count / n),
          cumulative: known(below / n),
        },
      }
    })
    return [{ cells: { characteristic: { variable }, group, n, missing, ofAll: known(n / all) } }, ...rows]
  })
}
