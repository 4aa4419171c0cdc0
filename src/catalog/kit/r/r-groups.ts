import { columnInfo } from '../data-dictionary.ts'
import { rFactor } from './r-code.ts'
import type { ScriptData } from './r-script.ts'

/**
 * Lines that make the factors `d$group_` and `d$by_` of two optional grouping variables, and `d$cell_`, which numbers their combinations with
 * the second fastest: `split(x, d$cell_)` has a part for each, empty ones too.
 */
export function rGroupLines(data: ScriptData, group: string | null, by: string | null): readonly string[] {
  return [
    `d$group_ <- ${rGroups(data, group)}`,
    `d$by_ <- ${rGroups(data, by)}`,
    'd <- d[!is.na(d$group_) & !is.na(d$by_), ]',
    'd$cell_ <- factor((as.integer(d$group_) - 1) * nlevels(d$by_) + as.integer(d$by_),',
    '  levels = seq_len(nlevels(d$group_) * nlevels(d$by_)))',
  ]
}

/** The R expression of a grouping variable as a factor with the values that occur; one value for all rows without a variable. */
export function rGroups(data: ScriptData, id: string | null): string {
  if (id === null) return 'factor(rep("all", nrow(d)))'
  return `droplevels(${rFactor(data, id, columnInfo(data, id)?.levels ?? [])})`
}

/** The number of groups of a variable in the script. */
export function groupCount(data: ScriptData, id: string | null): number {
  return id === null ? 1 : (columnInfo(data, id)?.levels?.length ?? 0)
}
