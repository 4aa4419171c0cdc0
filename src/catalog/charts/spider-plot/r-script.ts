import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, readDataLines, rLines, rLiteral } from '../../kit/r/r-code.ts'
import { rGroups } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { id, time, change, response, arm, colour, status, lesion, lesionValue, baseline, lines } = options
  const by = response === null || arm === null ? (response ?? arm) : colour === 'arm' ? arm : response
  const needed = [id, time, change, ...[by, status, lesion].flatMap((one) => one ?? [])]
  return rLines([
    '# Spider plot',
    ...readDataLines(data, [...new Set(needed)]),
    `a <- data.frame(id = ${rColumn(data, id)}, time = ${rColumn(data, time)}, change = ${rColumn(data, change)},`,
    `  colour = as.integer(${rGroups(data, by)}), state = ${status === null ? 'NA' : `as.integer(${rGroups(data, status)})`},`,
    `  lesion = ${lesion === null || lesionValue === null ? 'FALSE' : `${rColumn(data, lesion)} %in% ${rLiteral(lesionValue)}`})`,
    'a <- a[!is.na(a$id) & is.finite(a$time) & is.finite(a$change), ]',
    'a$patient <- match(a$id, unique(a$id))',
    'a <- a[order(a$patient, a$time), ]',
    'last_known <- function(v) { v <- v[!is.na(v)]; if (length(v) > 0) v[length(v)] else 0L }',
    'codes <- vapply(split(a$colour, a$patient), last_known, 0L) - 1L',
    'ends <- vapply(split(a$state, a$patient), last_known, 0L) - 1L',
    'visits <- aggregate(cbind(change, lesion) ~ time + patient, a, mean) # one value for each patient and time',
    'lesions <- visits[visits$lesion > 0, ]',
    ...(baseline
      ? [
          'begin <- tapply(visits$time, visits$patient, min)',
          'late <- as.integer(names(begin))[begin > 0] # without a baseline: 0 is added',
          'if (length(late) > 0) visits <- rbind(data.frame(time = 0, patient = late, change = 0, lesion = 0), visits)',
          'visits <- visits[order(visits$patient, visits$time), ]',
          'added <- length(late)',
        ]
      : ['added <- 0']),
    '',
    'plot(range(0, visits$time), range(0, visits$change), type = "n", xlab = "Time", ylab = "Change from baseline (%)")',
    `abline(h = ${lines ? 'c(20, 0, -30), lty = c(2, 1, 2)' : '0'})`,
    'for (k in seq_along(codes)) with(visits[visits$patient == k, ], {',
    '  lines(time, change, type = "o", pch = 16, cex = 0.4, col = codes[k] + 2, lty = codes[k] + 1)',
    '  if (ends[k] >= 0) points(time[length(time)], change[length(time)], pch = 15 + ends[k])',
    '})',
    'points(lesions$time, lesions$change, pch = 4)',
  ])
}

function captures(): Readonly<Record<string, string>> {
  return {
    'chart/added': 'added',
    'chart/points/x': 'visits$time',
    'chart/points/y': 'visits$change',
    'chart/points/run': 'visits$patient',
    'chart/codes': 'codes',
    'chart/ends': 'ends',
    'chart/lesions/x': 'lesions$time',
    'chart/lesions/y': 'lesions$change',
  }
}
