import { rBestCutOff, rMarkerLines } from '../../kit/accuracy/r-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumnName, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, event, marker, direction, cutOff, specificity, own, axis, confidence } = options
  const cut = cutOff === 'own' ? (own === null ? 'NA' : rNumber(own)) : 'side * at[best]'
  return rLines([
    '# Dot diagram by diagnosis',
    ...rMarkerLines(data, { outcome, event, markers: [{ variable: marker, side: direction }] }),
    `level <- ${rNumber(confidence)}`,
    'x <- markers[[1]][known[[1]]]',
    'e <- event[known[[1]]]',
    'n1 <- as.numeric(sum(e))',
    'n0 <- as.numeric(sum(!e))',
    ...(cutOff === 'own'
      ? []
      : [
          'at <- sort(unique(x), decreasing = TRUE) # positive from each value on, the highest first',
          'tp <- sapply(at, function(a) sum(x[e] >= a))',
          'fp <- sapply(at, function(a) sum(x[!e] >= a))',
          ...rBestCutOff(cutOff, specificity).map((line) => line.trimStart()),
        ]),
    `cut <- ${cut}`,
    'share <- function(k, n) c(k, n, k / n, suppressWarnings(prop.test(k, n, conf.level = level, correct = FALSE))$conf.int)',
    'sensitivity <- if (!is.na(cut)) share(sum(x[e] >= side * cut), n1)',
    'specificity <- if (!is.na(cut)) share(sum(x[!e] < side * cut), n0)',
    'print(c(cut_off = cut))',
    'print(rbind(sensitivity, specificity))',
    '',
    `stripchart(list(others = side * x[!e], event = side * x[e]), vertical = TRUE, method = "jitter", pch = 1${axis === 'log' ? ', log = "y"' : ''}, ylab = ${rString(rColumnName(data, marker))})`,
    'if (!is.na(cut)) abline(h = cut, lty = 2)',
  ])
}

/** For each number of the figure, the R expression that holds it. */
function captures({ cutOff, specificity, own, size }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/confidence': 'level',
    'chart/groups/0/n': 'n0',
    'chart/groups/0/points': 'side * x[!e]',
    'chart/groups/1/n': 'n1',
    'chart/groups/1/points': 'side * x[e]',
  }
  if (size !== null) found['chart/show/size'] = rNumber(size)
  if (cutOff === 'specificity') found['chart/rule'] = rNumber(specificity)
  if (cutOff === 'none' || (cutOff === 'own' && own === null)) return found
  found['chart/cutOff/value'] = 'if (!is.na(cut)) cut'
  for (const measure of ['sensitivity', 'specificity'])
    for (const [k, part] of ['part', 'of', 'value', 'lower', 'upper'].entries())
      found[`chart/cutOff/${measure}/${part}`] = `${measure}[${k + 1}]`
  return found
}
