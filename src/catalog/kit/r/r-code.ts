import { type ColumnInfo, columnInfo, type LevelValue } from '../data-dictionary.ts'
import { isoText } from '../iso-ms.ts'
import { withoutFalse } from '../without-false.ts'
import type { Words } from '../words.ts'
import type { ScriptData } from './r-script.ts'

/** A program of these lines, each with its end; those that are false are omitted. */
export function rLines(lines: readonly (string | false)[]): string {
  return withoutFalse(lines)
    .map((line) => `${line}\n`)
    .join('')
}

/** A name in R: bare if it is syntactic, otherwise in backticks. */
export function rName(name: string): string {
  if (/^[A-Za-z][A-Za-z0-9._]*$/.test(name) && !reserved.has(name)) return name
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``
}

const reserved = new Set([
  'if',
  'else',
  'repeat',
  'while',
  'function',
  'for',
  'next',
  'break',
  'in',
  'TRUE',
  'FALSE',
  'NULL',
  'NA',
  'Inf',
  'NaN',
])

/** A string literal of R, in double quotes. */
export function rString(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
  return `"${escaped}"`
}

/** A number in R, at full precision, including `NaN`, `Inf` and `-Inf`. */
export function rNumber(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf'
  return String(value)
}

/** A value as a literal of R. */
export function rLiteral(value: LevelValue | boolean): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'number' ? rNumber(value) : rString(value)
}

/** Values as a vector of R: `c(...)`, or the bare literal for a single one; `c()` for none. */
export function rVector(values: readonly LevelValue[]): string {
  return values.length === 1 && values[0] !== undefined ? rLiteral(values[0]) : `c(${values.map(rLiteral).join(', ')})`
}

/** `d$name` for a column, by its id. Throws an Error if the data have no such column. */
export function rColumn(data: ScriptData, id: string): string {
  return `d$${rName(mustHave(data, id).name)}`
}

/** The name of a column by its id, without quotes or backticks. Throws an Error if the data have no such column. */
export function rColumnName(data: ScriptData, id: string): string {
  return mustHave(data, id).name
}

/**
 * Lines that read the exported file: missing values become NA, codes such as 001 stay text, user-missing codes become NA. Throws like
 * `rColumn`.
 */
export function readDataLines(data: ScriptData, ids: readonly string[]): readonly string[] {
  const { weight, ownWeight, part } = data
  const needed = new Set([
    ...ids,
    ...(weight === undefined ? [] : [weight]),
    ...(ownWeight === undefined ? [] : [ownWeight.variable]),
    ...(part === undefined ? [] : [part.variable]),
  ])
  const columns = [...needed].map((id) => mustHave(data, id))
  const classes = columns.map(({ name, type }) => `${rName(name)} = ${type === 'number' ? '"numeric"' : '"character"'}`)
  const read = [
    `d <- read.csv(${rString(data.file)}, fileEncoding = "UTF-8", check.names = FALSE, na.strings = "",`,
    `  colClasses = c(${classes.join(', ')}))`,
  ]
  return [
    ...(data.inMemory ? [`d <- d[${rVector(columns.map(({ name }) => name))}]`] : [...fileCheckLines(data), ...read]),
    ...columns.flatMap((column) => rMissingLines(rColumn(data, column.id), column)),
    ...(weight === undefined ? [] : weightLines(rColumn(data, weight))),
    ...(part === undefined
      ? []
      : [`d <- d[${rColumn(data, part.variable)} %in% ${rLiteral(part.level)}, ] # this part of the split analysis`]),
  ]
}

/**
 * Lines that stop if the file is absent or differs from the one with which the script was written: an edited or resaved file would silently
 * give other numbers.
 */
function fileCheckLines({ file, written }: ScriptData): readonly string[] {
  if (written === undefined) return []
  const sentence = anotherFile[written.language].replace('{file}', () => file)
  return [
    `if (!identical(unname(tools::md5sum(${rString(file)})), ${rString(written.md5)}))`,
    `  stop(${rString(sentence)}, call. = FALSE)`,
  ]
}

const anotherFile: Words = {
  en: '{file} is not here, or is not the file that was saved with this script. Put that file into the working folder (setwd), or save script and data again.',
  zh: '{file} 不在这里，或不是与本脚本一同保存的文件。请把那个文件放到工作目录（setwd），或重新保存脚本和数据。',
}

/** Lines that convert the column's user-missing values to NA. Days and instants are compared as the ISO texts of the exported file. */
export function rMissingLines(cells: string, column: ColumnInfo): readonly string[] {
  const { missingCodes } = column
  const ranges = rInRanges(cells, column)
  return [
    ...(missingCodes.length === 0
      ? []
      : [`${cells}[${cells} %in% ${rVector(missingCodes)}] <- NA # user-missing codes`]),
    ...(ranges === null ? [] : [`${cells}[which(${ranges})] <- NA # user-missing ranges`]),
  ]
}

/** The R condition that a cell is in a range of missing values; null if the column has none. */
export function rInRanges(cells: string, { type, missingRanges }: ColumnInfo): string | null {
  if (type === 'text' || missingRanges.length === 0) return null
  const bound = (value: number) => (type === 'number' ? rNumber(value) : rString(isoText(value, type)))
  return missingRanges
    .map(([low, high]) => {
      const ends = [
        ...(low === null ? [] : [`${cells} >= ${bound(low)}`]),
        ...(high === null ? [] : [`${cells} <= ${bound(high)}`]),
      ]
      return ends.length === 0 ? `!is.na(${cells})` : ends.join(' & ')
    })
    .join(' | ')
}

/** Lines that convert the texts of days and instants in the exported file to dates of R; other columns need none. Throws like `rColumn`. */
export function rDateLines(data: ScriptData, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const { type } = mustHave(data, id)
    if (type === 'date') return [`${rColumn(data, id)} <- as.Date(${rColumn(data, id)})`]
    if (type !== 'datetime') return []
    return [`${rColumn(data, id)} <- as.POSIXct(${rColumn(data, id)}, tz = "UTC", format = "%Y-%m-%d %H:%M:%OS")`]
  })
}

function weightLines(column: string): readonly string[] {
  return [
    `d <- d[which(${column} > 0), ]`,
    `d <- d[rep(seq_len(nrow(d)), ${column}), ] # frequency weights: each row stands for as many`,
  ]
}

/** `factor(d$sex, levels = c(1, 2), labels = c("male", "female"))`, in the order of the variable here. Throws like `rColumn`. */
export function rFactor(data: ScriptData, id: string, levels: readonly LevelValue[]): string {
  const column = mustHave(data, id)
  const labels = levels.map((value) => labelOf(column, value))
  const named = labels.some((label, i) => label !== String(levels[i])) ? `, labels = ${rVector(labels)}` : ''
  return `factor(${rColumn(data, id)}, levels = ${rVector(levels)}${named})`
}

/** The string literal of a level of a factor: its label, otherwise its value. Throws like `rColumn`. */
export function rLevel(data: ScriptData, id: string, value: LevelValue): string {
  return rString(labelOf(mustHave(data, id), value))
}

function labelOf(column: ColumnInfo, value: LevelValue): string {
  return column.valueLabels.find((entry) => entry.value === value)?.label ?? String(value)
}

function mustHave(data: ScriptData, id: string): ColumnInfo {
  const column = columnInfo(data, id)
  if (column === undefined) throw new Error(`The script needs the column ${id}`)
  return column
}
