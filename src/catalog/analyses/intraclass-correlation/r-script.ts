import type { OptionsOf } from '../../kit/analysis.ts'
import { rConditionKeys, rRepeatedLines } from '../../kit/comparison/r-repeated.ts'
import { rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { formNames } from './form-names.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ repeated, confidence }: Options, data: ScriptData): string {
  return rLines([
    '# Intraclass correlations',
    ...rRepeatedLines(repeated, data),
    `level <- ${rNumber(confidence)}`,
    correlations,
  ])
}

/** In the order of the table's rows. */
const correlations = `n <- nrow(y)
k <- ncol(y)
described <- rbind(n, colMeans(y), apply(y, 2, sd))
# analysis of variance by subjects and raters, from the means: a linear model would need a column for each subject
subject <- rowMeans(y) - mean(y)
rater <- colMeans(y) - mean(y)
ss <- c(k * sum(subject^2), n * sum(rater^2), sum((y - mean(y) - outer(subject, rater, "+"))^2))
df <- c(n - 1, k - 1, (n - 1) * (k - 1))
ms <- ss / df
f <- c(ms[1:2] / ms[3], NA)
table <- data.frame(Df = df, "Sum Sq" = ss, "Mean Sq" = ms, "F value" = f,
  "Pr(>F)" = pf(f, df, df[3], lower.tail = FALSE), row.names = c("subject", "rater", "Residuals"), check.names = FALSE)
within <- (ss[2] + ss[3]) / (n * (k - 1))
# Shrout and Fleiss (1979)
by_ratio <- function(f, df1, df2) {
  low <- f / qf(1 - (1 - level) / 2, df1, df2)
  high <- f * qf(1 - (1 - level) / 2, df2, df1)
  list(f = f, df = c(df1, df2), p = pf(f, df1, df2, lower.tail = FALSE), interval = (c(low, high) - 1) / (c(low, high) + k - 1))
}
one_way <- by_ratio(ms[1] / within, n - 1, n * (k - 1))
consistency <- by_ratio(ms[1] / ms[3], n - 1, (n - 1) * (k - 1))
agreement <- consistency
icc2 <- (ms[1] - ms[3]) / (ms[1] + (k - 1) * ms[3] + k * (ms[2] - ms[3]) / n)
fj <- ms[2] / ms[3]
v <- (k - 1) * (n - 1) * (k * icc2 * fj + n * (1 + (k - 1) * icc2) - k * icc2)^2 /
  ((n - 1) * k^2 * icc2^2 * fj^2 + (n * (1 + (k - 1) * icc2) - k * icc2)^2)
low <- qf(1 - (1 - level) / 2, n - 1, v)
high <- qf(1 - (1 - level) / 2, v, n - 1)
agreement$interval <- c(
  n * (ms[1] - low * ms[3]) / (low * (k * ms[2] + (k * n - k - n) * ms[3]) + n * ms[1]),
  n * (high * ms[1] - ms[3]) / (k * ms[2] + (k * n - k - n) * ms[3] + n * high * ms[1]))
of_mean <- function(icc) ifelse(1 + (k - 1) * icc > 0, k * icc / (1 + (k - 1) * icc), NaN) # Spearman and Brown
averaged <- function(form) replace(form, "interval", list(of_mean(form$interval)))
forms <- list(
  c(icc = (ms[1] - within) / (ms[1] + (k - 1) * within), one_way),
  c(icc = icc2, agreement),
  c(icc = (ms[1] - ms[3]) / (ms[1] + (k - 1) * ms[3]), consistency),
  c(icc = (ms[1] - within) / ms[1], averaged(one_way)),
  c(icc = (ms[1] - ms[3]) / (ms[1] + (ms[2] - ms[3]) / n), averaged(agreement)),
  c(icc = (ms[1] - ms[3]) / ms[1], averaged(consistency)))
sem <- sqrt(c(within, max(0, ms[2] - ms[3]) / n + ms[3], ms[3]))
change <- qnorm(1 - (1 - level) / 2) * sqrt(2) * sem
print(list(described = described, forms = forms, anova = table, within = within, sem = sem, change = change))`

function captures({ repeated }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [j, [level, name]] of rConditionKeys(repeated, data).entries())
    for (const [i, column] of ['n', 'mean', 'sd'].entries())
      found[`ratings/${level}/${name}/${column}`] = `described[${i + 1}, ${j + 1}]`
  for (const [i, form] of Object.keys(formNames).entries())
    for (const [column, at] of [
      ['icc', 'icc'],
      ['interval.lower', 'interval[1]'],
      ['interval.upper', 'interval[2]'],
      ['statistic', 'f'],
      ['df.1', 'df[1]'],
      ['df.2', 'df[2]'],
      ['p', 'p'],
    ] as const)
      found[`correlations/${form}/${column}`] = `forms[[${i + 1}]]$${at}`
  for (const [i, source] of ['subjects', 'raters', 'error'].entries()) {
    found[`variance/${source}/squares`] = `ss[${i + 1}]`
    found[`variance/${source}/df`] = `table$Df[${i + 1}]`
    found[`variance/${source}/meanSquare`] = `ms[${i + 1}]`
  }
  found['variance/within/squares'] = 'ss[2] + ss[3]'
  found['variance/within/df'] = 'n * (k - 1)'
  found['variance/within/meanSquare'] = 'within'
  found['variance/raters/statistic'] = 'table[["F value"]][2]'
  found['variance/raters/p'] = 'table[["Pr(>F)"]][2]'
  for (const [i, model] of ['one-way', 'agreement', 'consistency'].entries()) {
    found[`error/${model}/sem`] = `sem[${i + 1}]`
    found[`error/${model}/change`] = `change[${i + 1}]`
  }
  return found
}
