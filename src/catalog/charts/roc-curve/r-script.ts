import { rAreaFunctions, rBestCutOff, rComparisonLines, rMarkerLines } from '../../kit/accuracy/r-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs } from '../../kit/comparison/compared-pairs.ts'
import { rThinned } from '../../kit/figures/drawn.ts'
import { rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const maxPoints = 500

function script(options: Options, data: ScriptData): string {
  const { outcome, event, markers, confidence, missing, perMarker, compare, adjust, cutOff, specificity } = options
  const sides = markers.map((id) => ({ variable: id, side: perMarker[id]?.direction ?? ('higher' as const) }))
  const own = markers.map((id) => perMarker[id]?.cutOff ?? null)
  const pairs = pairsOf(markers, compare)
  return rLines([
    '# ROC curves',
    ...rMarkerLines(data, { outcome, event, markers: sides, confidence, isListwise: missing === 'listwise' }),
    ...rAreaFunctions,
    cutOff === 'own' && `own <- c(${own.map((value) => (value === null ? 'NA' : rNumber(value))).join(', ')})`,
    'curves <- lapply(kept, function(i) {',
    '  x <- markers[[i]][known[[i]]]',
    '  e <- event[known[[i]]]',
    '  v <- placements(x, e)',
    '  at <- sort(unique(x), decreasing = TRUE) # positive from each value on, the highest first',
    '  n1 <- as.numeric(sum(e))',
    '  n0 <- as.numeric(sum(!e))',
    '  tp <- sapply(at, function(a) sum(x[e] >= a))',
    '  fp <- sapply(at, function(a) sum(x[!e] >= a))',
    `  drawn <- ${rThinned('length(at) + 1', maxPoints)}`,
    ...(cutOff === 'own'
      ? ['  cut <- own[i]', '  hits <- c(sum(x[e] >= side[i] * cut), sum(x[!e] >= side[i] * cut))']
      : [...rBestCutOff(cutOff, specificity), '  cut <- side[i] * at[best]', '  hits <- c(tp[best], fp[best])']),
    '  list(fpr = c(0, fp / n0)[drawn], tpr = c(0, tp / n1)[drawn], area = summarise(v$events, v$others, 0.5, 0),',
    '    cut = c(cut, hits[1] / n1, 1 - hits[2] / n0))',
    '})',
    'str(curves)',
    ...(pairs.length === 0
      ? []
      : [
          '',
          ...rComparisonLines(pairs, adjust),
          'compared <- which(lengths(comparisons) > 0)',
          'print(adjusted[compared])',
        ]),
    '',
    'plot(0:1, 0:1, type = "l", lty = 2, asp = 1, xlab = "1 - specificity", ylab = "Sensitivity")',
    'for (k in seq_along(curves)) lines(curves[[k]]$fpr, curves[[k]]$tpr, col = k + 1)',
  ])
}

function pairsOf(markers: readonly string[], compare: Options['compare']): readonly (readonly [number, number])[] {
  return compare === 'none' ? [] : comparedPairs(markers.length, 1, compare)
}

/** For each number of the figure, the R expression that holds it. */
function captures({ markers, compare, cutOff, specificity }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level' }
  if (cutOff === 'specificity') found['chart/rule'] = rNumber(specificity)
  for (const k of markers.keys()) {
    const [path, curve] = [`chart/curves/${k}`, `curves[${k + 1}][[1]]`]
    found[`${path}/falsePositive`] = `${curve}$fpr`
    found[`${path}/truePositive`] = `${curve}$tpr`
    found[`${path}/area/value`] = `${curve}$area$estimate`
    found[`${path}/area/lower`] = `${curve}$area$limits[1]`
    found[`${path}/area/upper`] = `${curve}$area$limits[2]`
    if (cutOff === 'none') continue
    for (const [i, name] of ['value', 'sensitivity', 'specificity'].entries())
      found[`${path}/cutOff/${name}`] = `${curve}$cut[${i + 1}]`
  }
  for (const k of pairsOf(markers, compare).keys())
    found[`chart/comparisons/pairs/${k}/p`] = `adjusted[compared][${k + 1}]`
  return found
}
