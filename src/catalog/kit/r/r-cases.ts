import { rColumn } from './r-code.ts'
import type { ScriptData } from './r-script.ts'

/** Lines after which `w` contains the cases of each row of `d`; none without a weight. */
export function rCaseLines(data: ScriptData): readonly string[] {
  if (data.ownWeight === undefined) return []
  const weight = rColumn(data, data.ownWeight.variable)
  return [`d <- d[which(is.finite(${weight}) & ${weight} > 0), ]`, `w <- ${weight} # cases of each row`]
}

/** The R expression of the number of cases in the rows for which an R condition holds. */
export function rSum({ ownWeight }: ScriptData, rows: string): string {
  return ownWeight === undefined ? `sum(${rows})` : `sum(w[${rows}])`
}

/** The table of factors, given as R expressions of their elements in `rows`: all rows by default. */
export function rTable({ ownWeight }: ScriptData, factors: readonly string[], rows?: string): string {
  if (ownWeight === undefined) return `table(${factors.join(', ')})`
  const w = rows === undefined ? 'w' : `w[${rows}]`
  return `tapply(${w}, ${factors.length === 1 ? factors[0] : `list(${factors.join(', ')})`}, sum, default = 0)`
}

/** R functions for order statistics of values that represent `n` cases each. */
export const rCaseQuantiles: readonly string[] = [
  'case_at <- function(v, n, k) v[pmin(findInterval(k, cumsum(n), left.open = TRUE) + 1, length(v))] # the value of the k-th case, of ascending v',
  'case_quantile <- function(x, n, p) { # quantile() of values x in n cases each',
  '  o <- order(x)',
  '  h <- 1 + (sum(n) - 1) * p',
  '  h <- ifelse(abs(h - round(h)) < 4 * .Machine$double.eps * h, round(h), h)',
  '  below <- case_at(x[o], n[o], floor(h))',
  '  below + (h - floor(h)) * (case_at(x[o], n[o], floor(h) + 1) - below)',
  '}',
]

/** Lines that replace `binom.test` for weighted rows: R's allocates a vector as long as the number of cases. */
export function rBinomialLines({ ownWeight }: ScriptData): readonly string[] {
  return ownWeight === undefined ? [] : binomialTest.split('\n')
}

const binomialTest = `# binom.test holds every number of events; of very many cases this one gives all but the two-sided P value of a share that is not 1/2
binom.test <- function(x, n, p = 0.5, alternative = "two.sided", conf.level = 0.95) {
  if (n <= 1e7) return(stats::binom.test(x, n, p, alternative, conf.level))
  tail <- (1 - conf.level) / 2
  tails <- c(less = pbinom(x, n, p), greater = pbinom(x - 1, n, p, lower.tail = FALSE))
  list(p.value = if (alternative != "two.sided") tails[[alternative]] else if (p == 0.5) min(1, 2 * tails),
    conf.int = c(if (x == 0) 0 else qbeta(tail, x, n - x + 1), if (x == n) 1 else qbeta(tail, x + 1, n - x, lower.tail = FALSE)))
}`
