/**
 * An R function for the Hodges-Lehmann estimate: the k-th smallest of all sums of an x and a y, by bisection and counting, so that a hundred
 * thousand values do not become ten thousand million sums.
 */
export const rKthSum: readonly string[] = [
  '# the k-th smallest of all sums of an x and a y; y is sorted',
  'kth_sum <- function(k, x, y, at_most = function(s) sum(as.numeric(findInterval(s - x, y)))) {',
  '  low <- min(x) + y[1]',
  '  high <- max(x) + y[length(y)]',
  '  if (at_most(low) >= k) return(low)',
  '  near <- 4 * .Machine$double.eps * max(abs(x), abs(y))',
  '  while (high - low > near) {',
  '    middle <- low + (high - low) / 2',
  '    if (at_most(middle) >= k) high <- middle else low <- middle',
  '  }',
  '  after <- findInterval(low - x, y) # the sum itself, not the end of the interval that holds it',
  '  i <- which(findInterval(high - x, y) > after)',
  '  if (length(i) == 0) high else x[i[1]] + y[after[i[1]] + 1]',
  '}',
]

/** In addition, the k-th smallest mean of two values of one sample (Walsh averages), each value paired with itself too; x is sorted. */
export const rKthWalsh: readonly string[] = [
  ...rKthSum,
  '# the k-th smallest mean of two values, each with itself too; x is sorted',
  'kth_walsh <- function(k, x) {',
  '  at_most <- function(s) (sum(as.numeric(findInterval(s - x, x))) + sum(2 * x <= s)) / 2',
  '  kth_sum(k, x, x, at_most) / 2',
  '}',
]
