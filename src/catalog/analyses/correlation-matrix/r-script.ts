import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumnName, readDataLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { variables, controls, methods, adjust, missing, confidence } = options
  const names = (ids: readonly string[]) => ids.map((id) => rColumnName(data, id))
  return [
    `# Correlation: ${methods.join(', ')}`,
    ...readDataLines(data, [...variables, ...controls]),
    `variables <- ${rVector(names(variables))}`,
    `controls <- ${controls.length === 0 ? 'character(0)' : rVector(names(controls))}`,
    'd <- d[c(variables, controls)]',
    'd[] <- lapply(d, function(v) ifelse(is.finite(v), v, NA))',
    ...(missing === 'listwise' ? ['d <- na.omit(d)'] : []),
    `level <- ${rNumber(confidence)}`,
    ...functionLines,
    '',
    'pairs <- combn(length(variables), 2)',
    'matrix_of <- function(method) {',
    '  found <- apply(pairs, 2, function(k) correlate(d[c(variables[k], controls)], method))',
    `  rbind(found, adjusted = p.adjust(found["p", ], ${rString(adjust === 'benjamini-hochberg' ? 'BH' : adjust)}))`,
    '}',
    `results <- sapply(${rVector(methods)}, matrix_of, simplify = FALSE)`,
    'print(results)',
    '',
  ].join('\n')
}

const functionLines: readonly string[] = `
interval <- function(r, se) if (is.finite(se) && abs(r) < 1) tanh(atanh(r) + c(-1, 1) * qnorm((1 + level) / 2) * se) else c(NaN, NaN)
correlate <- function(rows, method) {
  rows <- na.omit(rows)
  if (method == "spearman") rows[] <- lapply(rows, rank)
  x <- rows[[1]]
  y <- rows[[2]]
  n <- length(x)
  held <- as.matrix(rows[-(1:2)])
  result <- c(n = n, r = NaN, lower = NaN, upper = NaN, statistic = NaN, df = NaN, p = NaN)
  if (n < 3 || diff(range(x)) == 0 || diff(range(y)) == 0) return(result)
  if (ncol(held) > 0) {
    x <- resid(lm(x ~ held))
    y <- resid(lm(y ~ held))
  }
  test <- suppressWarnings(cor.test(x, y, method = if (ncol(held) > 0) "pearson" else method))
  r <- if (method == "kendall") test$estimate else cor(x, y)
  result["r"] <- r
  result["p"] <- test$p.value
  exact <- ncol(held) == 0 && !anyDuplicated(x) && !anyDuplicated(y) && n <= 1290
  if (method == "pearson" || (method == "spearman" && !exact)) {
    df <- n - 2 - ncol(held)
    t <- r * sqrt(df / (1 - r^2))
    result[c("statistic", "df", "p")] <- c(t, df, 2 * pt(-abs(t), df))
  } else if (method == "kendall" && names(test$statistic) == "z") result["statistic"] <- test$statistic
  m <- n - ncol(held)
  se <- suppressWarnings(switch(method, pearson = 1 / sqrt(m - 3), spearman = sqrt((1 + r^2 / 2) / (m - 3)), kendall = sqrt(0.437 / (m - 4))))
  result[c("lower", "upper")] <- interval(r, se)
  result
}`.split('\n')

function captures({ variables, methods, adjust, stars }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const method of methods) {
    let k = 0
    for (const [i, first] of variables.entries())
      for (const second of variables.slice(i + 1)) {
        k++
        const at = (name: string) => `results$${method}["${name}", ${k}]`
        const row = `pairs/${method}/${first}/${second}`
        for (const column of ['n', 'r', 'statistic', 'df', 'p']) found[`${row}/${column}`] = at(column)
        for (const limit of ['lower', 'upper']) found[`${row}/interval.${limit}`] = at(limit)
        if (adjust !== 'none') found[`${row}/adjusted`] = at('adjusted')
        const cell = `matrix-${method}/${second}/r@${first}`
        found[`${cell}.value`] = at('r')
        found[`${cell}.marks`] = stars ? `sum(c(${at('adjusted')} < c(0.05, 0.01, 0.001)), na.rm = TRUE)` : '0'
      }
  }
  return found
}
