import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { rColumn, rColumnName, readDataLines, rFactor, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { rReplicateSeeds } from '../../kit/r/r-replicate-seeds.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rShapeLines } from '../../kit/r/r-shape.ts'
import type { definition } from './definition.ts'
import { isCounted, isSummarised } from './is-counted.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { variables, group } = options
  return rLines([
    '# Descriptive statistics',
    ...readDataLines(data, [...variables, ...(group === null ? [] : [group])]),
    ...(group === null
      ? ['group <- factor(rep("all", nrow(d)))']
      : [
          `group <- ${rFactor(data, group, columnInfo(data, group)?.levels ?? [])}`,
          'd <- d[!is.na(group), ]',
          'group <- droplevels(group[!is.na(group)])',
        ]),
    ...limitsLines(options),
    ...functionLines(options),
    '',
    'numbers <- list()',
    'counts <- list()',
    ...kinds(options, data).flatMap(({ id, name, summarised, counted, levels }) => [
      ...(summarised ? [`numbers[[${rString(name)}]] <- lapply(split(${rColumn(data, id)}, group), describe)`] : []),
      ...(counted ? [`counts[[${rString(name)}]] <- tally(${rFactor(data, id, levels)})`] : []),
    ]),
    'print(numbers)',
    'print(counts)',
  ])
}

function functionLines({ confidence, quartileType, formula }: Options): readonly string[] {
  return [
    'describe <- function(x) {',
    '  v <- x[is.finite(x)]',
    '  n <- length(v)',
    '  m <- mean(v)',
    '  s <- sd(v)',
    `  t <- qt(${rNumber((1 + confidence) / 2)}, max(n - 1, 1)) * c(-1, 1)`,
    '  limits <- interval(v)',
    `  q <- if (n > 0) quantile(v, c(0.5, 0.25, 0.75), type = ${quartileTypes[quartileType]}, names = FALSE) else rep(NaN, 3)`,
    '  ends <- if (n > 0) range(v) else c(NaN, NaN)',
    '  logs <- suppressWarnings(log(if (all(v > 0)) v else NaN))',
    ...rShapeLines(formula),
    '  w <- if (n >= 3 && n <= 5000 && diff(ends) > 0) shapiro.test(v) else list(statistic = NaN, p.value = NaN)',
    '  list(n = n, missing = sum(is.na(x)), mean = m, interval = limits$mean, medianInterval = limits$median, sd = s, se = s / sqrt(n),',
    '    cv = if (n > 0 && m > 0) s / m else NaN, geometric = exp(mean(logs)),',
    '    geometricInterval = exp(mean(logs) + t * sd(logs) / sqrt(n)),',
    '    median = q[1], p25 = q[2], p75 = q[3], iqr = q[3] - q[2], min = ends[1], max = ends[2], range = diff(ends),',
    '    skewness = if (n < 3) NaN else s1 * g1, skewnessError = if (n < 3) NaN else s1 * error1,',
    '    kurtosis = if (n < 4) NaN else g2, kurtosisError = if (n < 4) NaN else s2 * error2,',
    '    w = unname(w$statistic), p = w$p.value)',
    '}',
    'tally <- function(x) {',
    '  counts <- table(x, group)',
    '  n <- colSums(counts)',
    '  all <- table(group)',
    '  list(n = n, missing = all - n, share = n / all, counts = counts, ofAll = sweep(counts, 2, all, "/"),',
    '    valid = sweep(counts, 2, n, "/"), cumulative = sweep(apply(counts, 2, cumsum), 2, n, "/"))',
    '}',
  ]
}

/** Defines `interval(v)`, the limits of the mean and of the median of finite values. */
function limitsLines({ limits, confidence, replicates, seed }: Options): readonly string[] {
  const level = `level <- ${rNumber(confidence)}`
  const classical = [
    '  n <- length(v)',
    '  k <- qbinom((1 - level) / 2, n, 0.5)',
    '  list(mean = mean(v) + qt((1 + level) / 2, max(n - 1, 1)) * c(-1, 1) * sd(v) / sqrt(n),',
    '    median = if (k < 1) c(NaN, NaN) else sort(v)[c(k, n + 1 - k)])',
    '}',
  ]
  if (limits === 'classical') return [level, 'interval <- function(v) {', ...classical]
  const bca = [
    '# The acceleration comes from the estimates without one value each; without one below or above the middle the medians are the same',
    'acceleration <- function(estimates) {',
    '  d <- mean(estimates) - estimates',
    '  if (all(d == 0)) 0 else sum((d / max(abs(d)))^3) / (6 * sum((d / max(abs(d)))^2)^1.5)',
    '}',
    'medians_without_one <- function(v) {',
    '  n <- length(v)',
    '  ends <- c(median(v[-1]), median(v[-n]))',
    '  if (n %% 2 == 0) rep(ends, each = n / 2) else c(rep(ends, each = (n - 1) / 2), median(v[-((n + 1) / 2)]))',
    '}',
    'bca <- function(samples, estimate, without, rounding) {',
    '  if (diff(range(samples)) == 0) return(range(samples))',
    '  z0 <- qnorm(mean(samples < estimate - rounding))',
    '  if (is.infinite(z0)) return(c(NaN, NaN))',
    '  z <- z0 + qnorm((1 + c(-1, 1) * level) / 2)',
    '  quantile(samples, pnorm(z0 + z / (1 - acceleration(without) * z)), type = 6, names = FALSE)',
    '}',
  ]
  return [
    level,
    ...(limits === 'bca' ? bca : []),
    'interval <- function(v) {',
    '  n <- length(v)',
    '  if (n < 2) return(list(mean = c(NaN, NaN), median = c(NaN, NaN)))',
    '  v <- sort(v)',
    ...rReplicateSeeds(seed, replicates).map((line) => `  ${line}`),
    '  samples <- sapply(seeds, function(s) { set.seed(s); x <- v[sample.int(n, n, TRUE)]; c(mean(x), median(x)) })',
    ...(limits === 'bca'
      ? [
          '  rounding <- 1e-14 * max(abs(v))',
          '  list(mean = bca(samples[1, ], mean(v), (sum(v) - v) / (n - 1), rounding),',
          '    median = bca(samples[2, ], median(v), medians_without_one(v), rounding))',
        ]
      : [
          '  p <- (1 + c(-1, 1) * level) / 2',
          '  list(mean = quantile(samples[1, ], p, type = 6, names = FALSE),',
          '    median = quantile(samples[2, ], p, type = 6, names = FALSE))',
        ]),
    '}',
  ]
}

interface Kind {
  readonly id: string
  readonly name: string
  readonly summarised: boolean
  readonly counted: boolean
  readonly levels: readonly LevelValue[]
}

function kinds({ variables, ordinal }: Options, data: ScriptData): readonly Kind[] {
  return variables.map((id) => {
    const column = columnInfo(data, id)
    if (column === undefined) throw new Error(`The script needs the column ${id}`)
    const levels = column.levels ?? []
    const name = rColumnName(data, id)
    return { id, name, summarised: isSummarised(column, ordinal), counted: isCounted(column, ordinal), levels }
  })
}

const statistics = {
  centre: ['n', 'missing', 'mean', 'sd', 'se', 'cv'],
  position: ['median', 'p25', 'p75', 'iqr', 'min', 'max', 'range'],
  shape: ['skewness', 'skewnessError', 'kurtosis', 'kurtosisError'],
} as const

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { group } = options
  const groups = group === null ? ['-'] : (columnInfo(data, group)?.levels ?? []).map((l) => `${group}=${String(l)}`)
  const found: Record<string, string> = {}
  for (const { id, name, summarised, counted, levels } of kinds(options, data))
    for (const [g, key] of groups.entries()) {
      if (summarised) addNumbers(found, `${id}/${key}`, `numbers[[${rString(name)}]][[${g + 1}]]`, options)
      if (counted) addCounts(found, id, key, `counts[[${rString(name)}]]`, g + 1, levels)
    }
  return found
}

function addNumbers(found: Record<string, string>, row: string, part: string, options: Options): void {
  for (const [table, columns] of Object.entries(statistics))
    for (const column of columns) found[`${table}/${row}/${column}`] = `${part}$${column}`
  const limits = (table: string, column: string, value: string) => {
    found[`${table}/${row}/${column}.lower`] = `${part}$${value}[1]`
    found[`${table}/${row}/${column}.upper`] = `${part}$${value}[2]`
  }
  limits('centre', 'interval', 'interval')
  limits('position', 'interval', 'medianInterval')
  if (options.geometric) {
    found[`centre/${row}/geometric`] = `${part}$geometric`
    limits('centre', 'geometricInterval', 'geometricInterval')
  }
  if (options.normality) for (const column of ['w', 'p']) found[`shape/${row}/${column}`] = `${part}$${column}`
}

function addCounts(
  found: Record<string, string>,
  id: string,
  key: string,
  result: string,
  g: number,
  levels: readonly LevelValue[],
): void {
  const head = `frequencies/${id}/${key}`
  found[`${head}/n`] = `${result}$n[[${g}]]`
  found[`${head}/missing`] = `${result}$missing[[${g}]]`
  found[`${head}/ofAll`] = `${result}$share[[${g}]]`
  for (const [k, level] of levels.entries()) {
    const row = `frequencies/${id}=${String(level)}/${key}`
    found[`${row}/n`] = `${result}$counts[${k + 1}, ${g}]`
    for (const column of ['ofAll', 'valid', 'cumulative'])
      found[`${row}/${column}`] = `${result}$${column}[${k + 1}, ${g}]`
  }
}
