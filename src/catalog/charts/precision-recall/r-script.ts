import { rMarkerLines } from '../../kit/accuracy/r-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rThinned } from '../../kit/figures/drawn.ts'
import { rLines } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxScores } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const areaLines = {
  steps: ['  area <- sum(diff(c(0, tp)) / n1 * tp / (tp + fp)) # average precision'],
  interpolated: [
    '  # false positives are linear in true positives between two values (Davis and Goadrich)',
    '  piece <- function(tp0, fp0, tp1, fp1) {',
    '    if (tp1 == tp0) return(0)',
    '    integrate(function(t) t / (t + fp0 + (t - tp0) * (fp1 - fp0) / (tp1 - tp0)), tp0, tp1, rel.tol = 1e-10)$value',
    '  }',
    '  area <- sum(mapply(piece, c(0, tp[-length(tp)]), c(0, fp[-length(fp)]), tp, fp)) / n1',
  ],
}

const pointLines = {
  steps: [],
  interpolated: [
    '  pieces <- pmax(1, ceiling(diff(c(0, tp)) / n1 / (1 / 50)))',
    '  between <- function(ends) unlist(Map(function(a, b, m) a + (b - a) * seq_len(m) / m, c(0, ends[-length(ends)]), ends, pieces))',
    '  tp <- between(tp)',
    '  fp <- between(fp)',
  ],
}

function script(options: Options, data: ScriptData): string {
  const { outcome, event, markers, missing, perMarker, area } = options
  const sides = markers.map((id) => ({ variable: id, side: perMarker[id]?.direction ?? ('higher' as const) }))
  return rLines([
    '# Precision-recall curves',
    ...rMarkerLines(data, { outcome, event, markers: sides, least: 1, isListwise: missing === 'listwise' }),
    'curves <- lapply(kept, function(i) {',
    '  x <- markers[[i]][known[[i]]]',
    '  e <- event[known[[i]]]',
    '  n1 <- as.numeric(sum(e))',
    '  at <- sort(unique(x), decreasing = TRUE) # positive from each value on, the highest first',
    '  tp <- sapply(at, function(a) sum(x[e] >= a))',
    '  fp <- sapply(at, function(a) sum(x[!e] >= a))',
    ...areaLines[area],
    `  drawn <- ${rThinned('length(at)', maxScores)}`,
    '  tp <- tp[drawn]',
    '  fp <- fp[drawn]',
    '  first <- tp[1] / (tp[1] + fp[1])',
    ...pointLines[area],
    '  list(n = length(e), events = n1, recall = c(0, tp / n1), precision = c(first, tp / (tp + fp)), area = area)',
    '})',
    'str(curves)',
    '',
    'plot(0:1, 0:1, type = "n", asp = 1, xlab = "Recall", ylab = "Precision")',
    `for (k in seq_along(curves)) lines(curves[[k]]$recall, curves[[k]]$precision, type = "${area === 'steps' ? 'S' : 'l'}", col = k + 1)`,
    'for (one in curves) abline(h = one$events / one$n, lty = 2)',
  ])
}

/** For each number of the figure, the R expression that holds it. */
function captures({ markers }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const k of markers.keys())
    for (const name of ['n', 'events', 'recall', 'precision', 'area'])
      found[`chart/curves/${k}/${name}`] = `curves[${k + 1}][[1]]$${name}`
  return found
}
