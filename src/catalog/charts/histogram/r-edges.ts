import type { OptionsOf } from '../../kit/analysis.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import { multiplesOfBin, roundEdges, unlessConstant } from '../../kit/r/r-round-edges.ts'
import type { definition } from './definition.ts'

/** R lines that compute `edges` from `x`. R's own rules round to pretty breaks; the others here are equal from the minimum to the maximum. */
export function edgeLines(options: OptionsOf<typeof definition>): readonly string[] {
  const { binning, count, width, axis } = options
  if (binning === 'nice' || (binning === 'width' && width === null)) return roundEdges(axis === 'linear')
  if (binning === 'width' && width !== null)
    return [`bin <- ${rNumber(width)}`, `edges <- ${unlessConstant(multiplesOfBin)}`]
  const bins = {
    sturges: 'ceiling(log2(length(x)) + 1)',
    scott: 'ceiling(diff(range(x)) / (3.49 * sd(x) * length(x)^(-1/3)))',
    'freedman-diaconis': 'if (IQR(x) == 0) 1 else ceiling(diff(range(x)) / (2 * IQR(x) * length(x)^(-1/3)))',
    own: String(count),
  }[binning as 'sturges' | 'scott' | 'freedman-diaconis' | 'own']
  return [`bins <- ${bins}`, `edges <- ${unlessConstant('seq(min(x), max(x), length.out = min(bins, 1000) + 1)')}`]
}
