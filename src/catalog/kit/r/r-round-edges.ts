/** The R expression of the multiples of a width that enclose the values. */
export const multiplesOfBin = 'signif(bin * seq(floor(min(x) / bin + 1e-9), ceiling(max(x) / bin - 1e-9)), 14)'

/** An R expression of edges, around a single value if all of `x` are equal. */
export function unlessConstant(edges: string): string {
  return `if (min(x) == max(x)) x[1] + c(-1, 1) * max(0.5, abs(x[1]) * 1e-9) else ${edges}`
}

/**
 * R lines that compute `edges` from `x` and the groups `d$group_`, like the engine's `roundBins`: multiples of a width rounded to 1, 2, 2.5 or 5
 * times a power of ten; around whole numbers in a short range, unless the axis is not linear.
 */
export function roundEdges(linear: boolean): readonly string[] {
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
