import { binCount, equalBins } from '#engine/methods/description/bins.ts'
import { binsOfWidth, countOfWidth, roundBins } from '#engine/methods/description/round-bins.ts'
import type { SortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { definition } from './definition.ts'
import { momentsOf } from './group-curves.ts'

const MOST_BINS = 1000

/** The edges of the bins by the chosen rule, or the refusal of a width that makes too many. */
export function binEdges(
  all: SortedCases,
  groups: readonly SortedCases[],
  options: OptionsOf<typeof definition>,
): Float64Array | Rejected {
  const { values, upTo } = all
  const [low, high] = [values[0] ?? 0, values.at(-1) ?? 0]
  if (low === high) return aroundOneValue(low)
  const whole = options.axis === 'linear' && values.every(Number.isInteger)
  switch (options.binning) {
    case 'nice':
      return roundBins(all, groups, whole)
    case 'width': {
      if (options.width === null) return roundBins(all, groups, whole)
      const n = countOfWidth(low, high, options.width)
      if (n > MOST_BINS) return rejected(definition, 'too-many-bins', 'width', { n, max: MOST_BINS })
      const edges = binsOfWidth(low, high, options.width)
      if (
        options.axis === 'log' &&
        (10 ** (edges[0] ?? 0) === 0 || 10 ** (edges.at(-1) ?? 0) === Number.POSITIVE_INFINITY)
      )
        return rejected(definition, 'too-wide-bins', 'width')
      return edges
    }
    case 'own':
      return equalBins(low, high, options.count)
    default:
      return equalBins(low, high, Math.min(binCount(values, momentsOf(all).sd, options.binning, upTo), MOST_BINS))
  }
}

/** A bin with the value in its middle, wide enough to exist in double precision. */
function aroundOneValue(value: number): Float64Array {
  const half = Math.max(0.5, Math.abs(value) * 1e-9)
  return Float64Array.of(value - half, value + half)
}
