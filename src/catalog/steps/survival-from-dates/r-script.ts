import { rColumn, rColumnName, rName, rString, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'
import { endsOf } from './outcome.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { start, lastContact, unit, zero, timeName, statusName, reason, reasonName } = options
    const ends = endsOf(options)
    const cutOff = options.cutOff.trim()
    const iso = cutOff.replace(/[/.年月]/g, '-').replace(/日.*|[T ].*/, '')
    const perUnit = { days: '', weeks: ' / 7', months: ' / 30.4375', years: ' / 365.25' }[unit]
    const dates = ends.map(({ id }) => `day(${rColumn(data, id)})`).join(', ')
    const contact = lastContact === null ? 'rep(Inf, nrow(d))' : `day(${rColumn(data, lastContact)})`
    const names = ends.map(({ id }) => rColumnName(data, id))
    return {
      helpers: [],
      lines: [
        'day <- function(x) as.numeric(as.Date(x, tz = "UTC"))',
        `start <- day(${rColumn(data, start)})`,
        `ends <- cbind(${dates})`,
        `closing <- ${cutOff === '' ? 'Inf' : `day(as.Date(${rString(iso)}))`}`,
        `contact <- ${contact}`,
        'contact[rowSums(ends > closing, na.rm = TRUE) > 0] <- Inf # followed beyond the closing date',
        'ends[which(ends > closing)] <- NA',
        'by <- apply(ends, 1, function(v) which.min(v)[1]) # the first; of equal days in this order',
        'end <- ifelse(is.na(by), pmin(contact, closing), ends[cbind(seq_len(nrow(d)), by)])',
        'time <- end - start',
        'time[which(time < 0)] <- NA # before the start',
        `status <- ifelse(is.na(by), 0, ${rVector(ends.map(({ code }) => code))}[by])`,
        'status[is.na(time)] <- NA',
        ...(reason
          ? [
              `reason <- ifelse(is.na(by), ifelse(contact <= closing, ${rString(lastContact === null ? '' : rColumnName(data, lastContact))}, ${rString(cutOff)}), ${rVector(names)}[by])`,
              'reason[is.na(time)] <- NA',
            ]
          : []),
        ...(zero === 'half-day' ? ['time[which(time == 0)] <- 0.5'] : []),
        `d$${rName(timeName.trim())} <- time${perUnit}`,
        `d$${rName(statusName.trim())} <- status`,
        ...(reason ? [`d$${rName(reasonName.trim())} <- reason`] : []),
      ],
    }
  },
}
