import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rCaseLines, rSum, rTable } from '../../kit/r/r-cases.ts'
import {
  rColumn,
  rColumnName,
  readDataLines,
  rFactor,
  rInRanges,
  rLines,
  rNumber,
  rString,
  rVector,
} from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { type definition, maxValues } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const variables = options.variables.filter((id) => isListed(options, data, id))
  const hasRanges = variables.some((id) => insideOf(data, id) !== null)
  return rLines([
    '# Frequencies',
    ...readDataLines(withCodes(data, variables), variables),
    ...rCaseLines(data),
    ...functionLines(options, hasRanges, data),
    'results <- list()',
    ...variables.map(
      (id) =>
        `results[[${rString(rColumnName(data, id))}]] <- frequencies(${rColumn(data, id)}, ${rFactor(data, id, levelsOf(options, data, id))}, ${rVector(codesOf(data, id))}${insideArgument(data, id)})`,
    ),
    'print(results)',
  ])
}

/** User-missing values of the variables are counted, so they must not become NA. */
function withCodes(data: ScriptData, variables: readonly string[]): ScriptData {
  const columns = data.columns.map((column) =>
    variables.includes(column.id) ? { ...column, missingCodes: [], missingRanges: [] } : column,
  )
  return { ...data, columns }
}

/** R condition for rows in which a variable is within a range of missing values. */
function insideOf(data: ScriptData, id: string): string | null {
  const column = columnInfo(data, id)
  return column === undefined ? null : rInRanges(rColumn(data, id), column)
}

function insideArgument(data: ScriptData, id: string): string {
  const inside = insideOf(data, id)
  return inside === null ? '' : `, ${inside}`
}

function functionLines(
  { order, unused, intervals, confidence }: Options,
  hasRanges: boolean,
  data: ScriptData,
): readonly string[] {
  const sum = (rows: string) => rSum(data, rows)
  const [inside, infinite, ranged] = hasRanges
    ? [
        ', inside = FALSE',
        ' & !(inside %in% TRUE)',
        `, range = ${sum('!is.na(x) & inside %in% TRUE & !(x %in% codes)')}`,
      ]
    : ['', '', '']
  const place = { value: 'seq_along(n)', ascending: 'order(n)', descending: 'order(-n)' }[order]
  return [
    `frequencies <- function(x, values, codes${inside}) {`,
    `  n <- as.vector(${rTable(data, ['values'])}) # user-missing codes are no levels`,
    `  place <- ${place}`,
    '  cumulative <- n',
    '  cumulative[place] <- cumsum(n[place])',
    `  all <- ${data.ownWeight === undefined ? 'length(x)' : 'sum(w)'}`,
    '  table <- data.frame(value = levels(values), n = n, percent = n / all, valid = n / sum(n), cumulative = cumulative / sum(n))',
    ...(intervals
      ? [
          `  wilson <- function(k) if (sum(n) == 0) c(NaN, NaN) else suppressWarnings(prop.test(k, sum(n), conf.level = ${rNumber(confidence)}, correct = FALSE))$conf.int`,
          '  table$lower <- vapply(n, function(k) wilson(k)[1], 0)',
          '  table$upper <- vapply(n, function(k) wilson(k)[2], 0)',
        ]
      : []),
    `  missing <- c(blank = ${sum('is.na(x)')}, infinite = ${sum(`is.infinite(x) & !(x %in% codes)${infinite}`)}, vapply(codes, function(code) ${sum('x %in% code')}, 0)${ranged})`,
    `  list(values = table, shown = table[place, ]${unused ? '' : '[n[place] > 0, ]'}, valid = sum(n), missing = missing, all = all)`,
    '}',
  ]
}

/** Variables with more values than the limit are left out. */
function isListed(options: Options, data: ScriptData, id: string): boolean {
  return columnInfo(data, id)?.levels !== undefined && levelsOf(options, data, id).length <= maxValues
}

function levelsOf({ unused }: Options, data: ScriptData, id: string): readonly LevelValue[] {
  return unused ? labelledLevels(data, id) : (columnInfo(data, id)?.levels ?? [])
}

/** Codes that the type of the column can hold; other codes never occur. */
function codesOf(data: ScriptData, id: string): readonly LevelValue[] {
  const { missingCodes = [], type } = columnInfo(data, id) ?? {}
  const codes: readonly LevelValue[] = type === 'text' ? missingCodes.map(String) : missingCodes
  return [...new Set(codes)].filter((code) => type === 'text' || typeof code === 'number')
}

/** For each number of the outcome, the R expression that holds it. Kinds of missing cells that do not occur have no line: NaN. */
function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [v, id] of options.variables.filter((one) => isListed(options, data, one)).entries()) {
    const [result, table] = [`results[[${v + 1}]]`, `frequencies-${id}`]
    for (const [k, level] of levelsOf(options, data, id).entries()) {
      const row = `${table}/valid/${id}=${String(level)}`
      for (const column of ['n', 'percent', 'valid', 'cumulative'])
        found[`${row}/${column}`] = `${result}$values$${column}[${k + 1}]`
      if (options.intervals)
        for (const limit of ['lower', 'upper'])
          found[`${row}/interval.${limit}`] = `${result}$values$${limit}[${k + 1}]`
    }
    const line = (part: string, value: string, count: string) => {
      found[`${table}/${part}/${value}/n`] = count
      found[`${table}/${part}/${value}/percent`] = `${count} / ${result}$all`
    }
    const missing = (k: number) => `with(${result}, if (missing[${k}] > 0) missing[${k}] else NaN)`
    line('valid-all', '-', `${result}$valid`)
    found[`${table}/valid-all/-/valid`] = `${result}$valid / ${result}$valid`
    line('blank', '-', missing(1))
    const codes = codesOf(data, id)
    for (const [k, code] of codes.entries()) line('code', `${id}=${String(code)}`, missing(k + 3))
    if (insideOf(data, id) !== null) line('range', '-', missing(codes.length + 3))
    line('infinite', '-', missing(2))
    line('missing-all', '-', `sum(${result}$missing)`)
    line('all', '-', `${result}$all`)
  }
  return found
}
