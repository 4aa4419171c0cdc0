import type { OptionsOf } from '../../kit/analysis.ts'
import { rNumber } from '../../kit/r/r-code.ts'
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

const multiplesOfBin = 'signif(bin * seq(floor(min(x) / bin + 1e-9), ceiling(max(x) / bin - 1e-9)), 14)'

function unlessConstant(edges: string): string {
  return `if (min(x) == max(x)) x[1] + c(-1, 1) * max(0.5, abs(x[1]) * 1e-9) else ${edges}`
}

/** Multiples of a width rounded to 1, 2, 2.5 or 5 times a power of ten; around whole numbers in a short range. */
function roundEdges(linear: boolean): readonly string[] {
  return [
    `whole <- ${linear ? 'all(x == round(x))' : 'FALSE'}`,
    'round_width <- function(w) {',
    '  if (whole) w <- max(w, 1)',
    '  steps <- 10^floor(log10(w)) * c(1, 2, 2.5, 5, 10)',
    '  if (whole) steps <- steps[steps == round(steps)]',
    '  steps[which.min(abs(log(steps / w)))]',
    '}',
    'own_width <- function(y) { # Freedman and Diaconis; Scott if the quartiles are equal',
    '  bin <- 2 * IQR(y) * length(y)^(-1/3)',
    '  if (bin == 0) 3.49 * sd(y) * length(y)^(-1/3) else bin',
    '}',
    'edges_of <- function() {',
    '  if (whole && diff(range(x)) <= 40 && length(unique(x)) <= 40) return(seq(min(x) - 0.5, max(x) + 0.5))',
    '  samples <- Filter(function(y) length(y) > 2 && min(y) < max(y), split(x, d$group_))',
    '  bin <- round_width(min(sapply(if (length(samples) > 0) samples else list(x), own_width))) # that of the narrowest group',
    '  while (diff(range(x)) / bin > 60) bin <- round_width(2 * bin)',
    `  ${multiplesOfBin}`,
    '}',
    `edges <- ${unlessConstant('edges_of()')}`,
  ]
}
