import { rBestCutOff, rMarkerLines } from '../../kit/accuracy/r-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rThinned } from '../../kit/figures/drawn.ts'
import { rPredictiveValue } from '../../kit/r/r-accuracy.ts'
import { rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxCutOffs } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, event, marker, direction, measures, prevalence, cutOff, specificity, own, confidence } = options
  const cut = cutOff === 'own' ? (own === null ? 'NA' : rNumber(own)) : 'side * at[best]'
  return rLines([
    '# Measures of accuracy by cut-off',
    ...rMarkerLines(data, { outcome, event, markers: [{ variable: marker, side: direction }] }),
    `level <- ${rNumber(confidence)}`,
    'z <- qnorm((1 + level) / 2)',
    'x <- markers[[1]][known[[1]]]',
    'e <- event[known[[1]]]',
    'n1 <- as.numeric(sum(e))',
    'n0 <- as.numeric(sum(!e))',
    'at <- sort(unique(x), decreasing = TRUE) # positive from each value on, the highest first',
    'tp <- sapply(at, function(a) sum(x[e] >= a))',
    'fp <- sapply(at, function(a) sum(x[!e] >= a))',
    'wilson <- function(k, n) suppressWarnings(prop.test(k, n, conf.level = level, correct = FALSE))$conf.int',
    'share <- function(k, n) c(k / n, if (n == 0) c(NaN, NaN) else wilson(k, n))',
    'sum_of <- function(p, s, q, t) { # p s + q t, with limits combined from those of both (Zou and Donner)',
    '  value <- p * s[1] + q * t[1]',
    '  c(value, value + c(-1, 1) * sqrt((p * (s[1] - s[2:3]))^2 + (q * (t[1] - t[2:3]))^2))',
    '}',
    ...(prevalence === null ? [] : [`prevalence <- ${rNumber(prevalence)}`, rPredictiveValue]),
    'measures <- function(tp, fp) {',
    '  fn <- n1 - tp',
    '  tn <- n0 - fp',
    '  list(sensitivity = share(tp, n1), specificity = share(tn, n0),',
    ...(prevalence === null
      ? [
          '    positiveValue = share(tp, tp + fp), negativeValue = share(tn, tn + fn),',
          '    accuracy = share(tp + tn, n1 + n0), alertRate = share(tp + fp, n1 + n0),',
        ]
      : [
          '    positiveValue = ppv(tp, fp, fn, tn), negativeValue = ppv(tn, fn, fp, tp, 1 - prevalence),',
          '    accuracy = sum_of(prevalence, share(tp, n1), 1 - prevalence, share(tn, n0)),',
          '    alertRate = sum_of(prevalence, share(tp, n1), 1 - prevalence, share(fp, n0)),',
        ]),
    '    youden = sum_of(1, share(tp, n1), 1, share(tn, n0)) - 1)',
    '}',
    ...(cutOff === 'own' ? [] : rBestCutOff(cutOff, specificity).map((line) => line.trimStart())),
    `cut <- ${cut}`,
    'marked <- if (!is.na(cut)) measures(sum(x[e] >= side * cut), sum(x[!e] >= side * cut))',
    `drawn <- ${rThinned('length(at)', maxCutOffs)}`,
    direction === 'higher' && 'drawn <- rev(drawn)',
    'cut_offs <- side * at[drawn]',
    'found <- Map(measures, tp[drawn], fp[drawn])',
    'course <- function(name, i) sapply(found, function(one) one[[name]][i])',
    'print(c(cut_off = cut))',
    'print(marked)',
    '',
    `shown <- c(${measures.map((name) => `"${name}"`).join(', ')})`,
    `plot(range(cut_offs), 0:1, type = "n", xlab = "Cut-off", ylab = "")`,
    `for (k in seq_along(shown)) lines(cut_offs, course(shown[k], 1), type = "${direction === 'higher' ? 'S' : 's'}", col = k)`,
    'if (!is.na(cut)) abline(v = cut, lty = 2)',
  ])
}

/** For each number of the figure, the R expression that holds it. */
function captures({ measures, cutOff, specificity, own, prevalence }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/n': 'n1 + n0',
    'chart/events': 'n1',
    'chart/confidence': 'level',
    'chart/cutOffs': 'cut_offs',
  }
  if (cutOff === 'specificity') found['chart/rule'] = rNumber(specificity)
  if (prevalence !== null) found['chart/prevalence'] = 'prevalence'
  const isMarked = cutOff !== 'none' && !(cutOff === 'own' && own === null)
  if (isMarked) found['chart/cutOff'] = 'cut'
  for (const [k, name] of measures.entries()) {
    const path = `chart/measures/${k}`
    for (const [i, part] of ['y', 'lower', 'upper'].entries()) found[`${path}/${part}`] = `course("${name}", ${i + 1})`
    for (const [i, part] of ['value', 'lower', 'upper'].entries())
      if (isMarked) found[`${path}/marked/${part}`] = `marked$${name}[${i + 1}]`
  }
  return found
}
