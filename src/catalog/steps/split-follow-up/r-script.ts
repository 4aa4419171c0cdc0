import { parseIsoDate } from '#engine/frame/calendar.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rLiteral, rName, rVector } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { time, entry, status, censored, startName, intervalName, cutBy } = options
    const begin = entry === null ? `d$${rName(startName.trim())}` : rColumn(data, entry)
    const isText = columnInfo(data, status)?.type === 'text'
    const none = rLiteral(isText ? String(censored) : Number(censored))
    return {
      helpers: [],
      lines: [
        ...(entry === null ? ['start <- rep(0, nrow(d))'] : [`start <- ${rColumn(data, entry)}`]),
        `stop <- ${rColumn(data, time)}`,
        'can <- is.finite(start) & is.finite(stop) & start < stop',
        ...(cutBy === 'times' || cutBy === 'every' ? sameCuts(options) : ownCuts(options, data)),
        'd <- d[pieces$row, ]',
        'last <- !duplicated(pieces$row, fromLast = TRUE)',
        `${rColumn(data, time)} <- pieces$stop`,
        `${rColumn(data, status)} <- ifelse(last, ${rColumn(data, status)}, ${none})`,
        `${begin} <- pieces$start`,
        `d$${rName(intervalName.trim())} <- pieces$interval`,
      ],
    }
  },
}

/** The same cuts for all rows: those of `survSplit`, which takes no row whose time is not later than its start. */
function sameCuts({ cutBy, cuts, every }: Options): readonly string[] {
  return [
    cutBy === 'times'
      ? `cuts <- ${rVector(cuts)}`
      : `cuts <- ${every} * seq_len(max(0, ceiling(max(stop[can]) / ${every})))`,
    'pieces <- data.frame(row = seq_along(stop), start, stop, event = 1)',
    'library(survival)',
    'split <- survSplit(Surv(start, stop, event) ~ ., pieces[can, ], cut = cuts,',
    '  start = "start", end = "stop", event = "event", episode = "interval")',
    'whole <- data.frame(pieces[!can, ], interval = rep(NA_real_, sum(!can)))',
    'pieces <- rbind(split[names(whole)], whole)',
    'pieces <- pieces[order(pieces$row), ]',
  ]
}

/** Cuts that are another time for each row. */
function ownCuts({ cutBy, cuts, dates, startDate, age, unit }: Options, data: ScriptData): readonly string[] {
  const perUnit = { days: '1', weeks: '7', months: '30.4375', years: '365.25' }[unit]
  const iso = dates.flatMap((text) =>
    text.trim() === '' ? [] : new Date(parseIsoDate(text)).toISOString().slice(0, 10),
  )
  const days = (dated: string) => `as.numeric(as.Date(${dated}, tz = "UTC"))`
  const clock =
    cutBy === 'dates'
      ? [`cuts <- ${days(rVector(iso))}`, `origin <- ${days(rColumn(data, startDate ?? ''))}`, `unit <- ${perUnit}`]
      : [`cuts <- ${rVector(cuts)}`, `origin <- ${rColumn(data, age ?? '')}`, `unit <- ${perUnit} / 365.25`]
  return [
    ...clock,
    'cuts <- sort(unique(cuts))',
    'pieces <- do.call(rbind, lapply(seq_along(stop), function(i) {',
    '  if (!can[i] || is.na(origin[i])) return(data.frame(row = i, start = start[i], stop = stop[i], interval = NA_real_))',
    '  at <- (cuts - origin[i]) / unit # as times of this row',
    '  inside <- at[at > start[i] & at < stop[i]]',
    '  begin <- c(start[i], inside)',
    '  data.frame(row = i, start = begin, stop = c(inside, stop[i]), interval = findInterval(begin, at) + 1)',
    '}))',
  ]
}
