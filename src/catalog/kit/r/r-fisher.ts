/**
 * R functions for Fisher's test with the engine's rule: `test_fisher(counts)` is exact if feasible, otherwise simulated with the `seed` and
 * the number of `replicates` set by the script.
 */
export const rFisherFunctions = `# Fisher's test is exact where half of the table has at most ten million fillings, else simulated with the seed
ways <- function(total, rows) {
  found <- c(1, rep(0, total))
  for (row in rows) {
    sums <- cumsum(found)
    found <- sums - c(rep(0, row + 1), sums)[seq_along(sums)]
  }
  found[total + 1]
}
fillings <- function(counts) {
  if (nrow(counts) > ncol(counts)) counts <- t(counts)
  by_column <- vapply(colSums(counts), function(n) ways(min(n, sum(counts) - n), rowSums(counts)), 0)
  halves <- c(1, 1)
  for (n in sort(by_column, decreasing = TRUE)) halves[which.min(halves)] <- min(halves) * n
  max(halves)
}
test_fisher <- function(counts) {
  simulated <- fillings(counts) > 1e7
  if (simulated) set.seed(seed, kind = "Mersenne-Twister")
  p <- if (simulated) fisher.test(counts, simulate.p.value = TRUE, B = replicates)$p.value
    else fisher.test(counts, workspace = 2e7)$p.value
  list(name = if (simulated) "fisher-simulated" else "fisher", statistic = NaN, df = NaN, p = p)
}`
