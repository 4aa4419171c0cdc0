import { columnInfo, type LevelValue } from './data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rVector } from './r-code.ts'
import type { ScriptData } from './r-script.ts'

/** Lines that read the rows of a survival analysis and make `d$time_`, `d$event_` and the factor `d$group_`. */
export function rSurvivalLines(
  {
    outcome,
    group,
  }: {
    readonly outcome: { readonly time: string; readonly status: string; readonly events: readonly LevelValue[] }
    readonly group: string | null
  },
  data: ScriptData,
): readonly string[] {
  const time = rColumn(data, outcome.time)
  const status = rColumn(data, outcome.status)
  const levels = group === null ? [] : (columnInfo(data, group)?.levels ?? [])
  return [
    ...readDataLines(data, [outcome.time, outcome.status, ...(group === null ? [] : [group])]),
    `d$group_ <- ${group === null ? 'factor(rep("all", nrow(d)))' : rFactor(data, group, levels)}`,
    `d <- d[is.finite(${time}) & ${time} >= 0 & !is.na(${status}) & !is.na(d$group_), ]`,
    'd$group_ <- droplevels(d$group_)',
    `d$time_ <- ${time}`,
    `d$event_ <- ${status} %in% ${rVector(outcome.events)} # the event; all other values are censored`,
  ]
}
