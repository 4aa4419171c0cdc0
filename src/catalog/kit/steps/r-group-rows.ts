import { columnInfo } from '../data-dictionary.ts'
import { type QuartileRule, rQuartileType } from '../options/quartile-type.ts'
import { rColumn, rColumnName, rVector } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import type { MissingKeys } from './group-options.ts'
import type { SummaryItem } from './step-options.ts'

/** Helpers that the lines of `rGroupRows` need. */
export const groupHelpers = (by: readonly string[]): readonly string[] => (by.length === 0 ? [] : ['group_rows'])

/** Lines that set `g`, or another name, to the number of each row's group, in the order of the groups; NA for none. */
export function rGroupRows(
  data: ScriptData,
  by: readonly string[],
  missing: MissingKeys = 'group',
  g = 'g',
): readonly string[] {
  if (by.length === 0) return [`${g} <- rep(1, nrow(d)) # one group`]
  const keys = `d[${rVector(by.map((id) => rColumnName(data, id)))}]`
  const labelled = by.map((id) => {
    const column = columnInfo(data, id)
    const labels = column?.valueLabels ?? []
    return labels.length === 0
      ? 'NULL'
      : rVector(labels.map(({ value }) => (column?.type === 'text' ? String(value) : value)))
  })
  const order = labelled.every((labels) => labels === 'NULL') ? '' : `, list(${labelled.join(', ')})`
  return [
    `${g} <- group_rows(${keys}${order})`,
    ...(missing === 'group' ? [] : [`${g}[rowSums(is.na(${keys})) > 0] <- NA # in no group`]),
  ]
}

/** The line that sets `rows` to the positions of the rows of each group. */
export const rRowsOfGroups = 'rows <- split(seq_len(nrow(d)), g)'

/** The R expression of a statistic: one value for each of the groups `rows`. */
export function rStatistic(data: ScriptData, item: SummaryItem, rule: QuartileRule): string {
  const { statistic, column, percentile } = item
  if (column === null || statistic === 'n') return 'as.numeric(lengths(rows))'
  const x = rColumn(data, column)
  const of = (body: string) => `vapply(rows, function(i) ${body}, 0, USE.NAMES = FALSE)`
  const row = (body: string) => `${x}[vapply(rows, function(i) ${body}, 0L, USE.NAMES = FALSE)]`
  const quantile = (p: number) => of(`quantile(${x}[i], ${p}, na.rm = TRUE, names = FALSE${rQuartileType(rule)})`)
  switch (statistic) {
    case 'valid':
      return of(`as.numeric(sum(!is.na(${x}[i])))`)
    case 'missing':
      return of(`as.numeric(sum(is.na(${x}[i])))`)
    case 'distinct':
      return of(`as.numeric(length(unique(na.omit(${x}[i]))))`)
    case 'sum':
    case 'mean':
    case 'sd':
      return of(`${statistic}(${x}[i], na.rm = TRUE)`)
    case 'median':
      return of(`as.numeric(median(${x}[i], na.rm = TRUE))`)
    case 'se':
      return of(`sd(${x}[i], na.rm = TRUE) / sqrt(sum(!is.na(${x}[i])))`)
    case 'lower-quartile':
      return quantile(0.25)
    case 'upper-quartile':
      return quantile(0.75)
    case 'percentile':
      return quantile(percentile / 100)
    case 'min':
    case 'max':
      return row(`i[which.${statistic}(${x}[i])][1]`)
    case 'first':
      return row(`i[!is.na(${x}[i])][1]`)
    case 'last':
      return row(`rev(i[!is.na(${x}[i])])[1]`)
    case 'mode':
      return row(`{ v <- ${x}[i]; u <- unique(v[!is.na(v)]); i[match(u[which.max(tabulate(match(v, u)))], v)][1] }`)
  }
}
