import { rMarkerLines } from '../../kit/accuracy/r-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const units = {
  net: 'benefit',
  standardised: 'benefit / mean(event)',
  avoided: '(benefit - everybody) / odds * 100',
}

function script({ outcome, event, markers, quantity, from, to }: Options, data: ScriptData): string {
  return rLines([
    '# Decision curves',
    ...rMarkerLines(data, {
      outcome,
      event,
      markers: markers.map((variable) => ({ variable, side: 'higher' as const })),
    }),
    'complete <- Reduce("&", known)',
    'event <- event[complete]',
    'n <- as.numeric(length(event))',
    `at <- ${rNumber(from)} + (${rNumber(to)} - ${rNumber(from)}) * 0:100 / 100 # thresholds`,
    'at <- floor(at * 1e10 + 0.5) / 1e10',
    quantity === 'avoided' && 'at <- at[at > 0]',
    'odds <- at / (1 - at)',
    'everybody <- sum(event) / n - sum(!event) / n * odds',
    `shown <- function(benefit) ${units[quantity]}`,
    'curves <- lapply(markers, function(x) {',
    '  risk <- x[complete]',
    '  hits <- sapply(at, function(p) sum(risk >= p & event))',
    '  alarms <- sapply(at, function(p) sum(risk >= p & !event))',
    '  shown(hits / n - alarms / n * odds) # Vickers and Elkin (2006)',
    '})',
    'all <- shown(everybody)',
    'str(curves)',
    '',
    'plot(range(at), range(0, unlist(curves)), type = "n", xlab = "Threshold probability", ylab = "")',
    'lines(at, all, lty = 2)',
    'abline(h = 0)',
    'for (k in seq_along(curves)) lines(at, curves[[k]], col = k + 1)',
  ])
}

/** For each number of the figure, the R expression that holds it. */
function captures({ markers, all }: Options): Readonly<Record<string, string>> {
  return {
    'chart/n': 'n',
    'chart/events': 'sum(event)',
    'chart/thresholds': 'at',
    ...(all ? { 'chart/all': 'all' } : {}),
    ...Object.fromEntries(markers.map((_, k) => [`chart/models/${k}/y`, `curves[[${k + 1}]]`])),
  }
}
