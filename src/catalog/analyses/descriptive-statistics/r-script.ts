import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, readDataLines, rFactor, rNumber, rString } from '../../kit/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r-script.ts'
import { rShapeLines } from '../../kit/r-shape.ts'
import type { definition } from './definition.ts'
import { isCounted, isSummarised } from './is-counted.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { variables, group } = options
  return [
    '# Descriptive statistics',
    ...readDataLines(data, [...variables, ...(group === null ? [] : [group])]),
    ...(group === null
      ? ['group <- factor(rep("all", nrow(d)))']
      : [
          `group <- ${rFactor(data, group, columnInfo(data, group)?.levels ?? [])}`,
          'd <- d[!is.na(group), ]',
          'group <- droplevels(group[!is.na(group)])',
        ]),
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
    '',
  ].join('\n')
}

function functionLines({ confidence, quartiles, formula }: Options): readonly string[] {
  return [
    'describe <- function(x) {',
    '  v <- x[is.finite(x)]',
    '  n <- length(v)',
    '  m <- mean(v)',
    '  s <- sd(v)',
    `  t <- qt(${rNumber((1 + confidence) / 2)}, max(n - 1, 1)) * c(-1, 1)`,
    `  q <- if (n > 0) quantile(v, c(0.5, 0.25, 0.75), type = ${quartiles}, names = FALSE) else rep(NaN, 3)`,
    '  ends <- if (n > 0) range(v) else c(NaN, NaN)',
    '  logs <- suppressWarnings(log(if (all(v > 0)) v else NaN))',
    ...rShapeLines(formula),
    '  w <- if (n >= 3 && n <= 5000 && diff(ends) > 0) shapiro.test(v) else list(statistic = NaN, p.value = NaN)',
    '  list(n = n, missing = sum(is.na(x)), mean = m, interval = m + t * s / sqrt(n), sd = s, se = s / sqrt(n),',
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
  const limits = (column: string) => {
    found[`centre/${row}/${column}.lower`] = `${part}$${column}[1]`
    found[`centre/${row}/${column}.upper`] = `${part}$${column}[2]`
  }
  limits('interval')
  if (options.geometric) {
    found[`centre/${row}/geometric`] = `${part}$geometric`
    limits('geometricInterval')
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
