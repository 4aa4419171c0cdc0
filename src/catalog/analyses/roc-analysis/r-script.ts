import { rAreaFunctions, rComparisonLines, rMarkerLines, rPlainVector } from '../../kit/accuracy/r-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs } from '../../kit/comparison/compared-pairs.ts'
import { rLikelihoodRatio, rPredictiveValue } from '../../kit/r/r-accuracy.ts'
import { rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import type { Rule } from './facts.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, event, markers, confidence, missing } = options
  const sides = markers.map((id) => ({ variable: id, side: options.perMarker[id]?.direction ?? ('higher' as const) }))
  return rLines([
    '# ROC curves',
    ...rMarkerLines(data, { outcome, event, markers: sides, confidence, isListwise: missing === 'listwise' }),
    ...areaLines,
    ...cutOffLines(options),
    ...comparisonLines(options),
  ])
}

const areaLines = [
  ...rAreaFunctions,
  'areas <- vector("list", length(markers))',
  'areas[kept] <- Map(function(x, k) {',
  '  v <- placements(x[k], event[k])',
  '  c(list(events = sum(event[k]), others = sum(!event[k])), summarise(v$events, v$others, 0.5, 0))',
  '}, markers[kept], known[kept])',
  'print(areas)',
]

function cutOffLines(options: Options): readonly string[] {
  const { markers, rules, sensitivity, specificity, cutAt, prevalence, perMarker } = options
  const own = markers.map((id) => perMarker[id]?.cutOff ?? null)
  if (rules.length === 0 && sensitivity === null && specificity === null && own.every((value) => value === null))
    return []
  const best = [
    ...rules.map((rule) =>
      rule === 'youden'
        ? '  youden = which.max(tp * n0 - fp * n1)'
        : '  closest = which.min(((n1 - tp) * n0)^2 + (fp * n1)^2)',
    ),
    ...(sensitivity === null
      ? []
      : [`  sensitivity = first(tp / n1 >= ${rNumber(sensitivity)}, (n0 - fp) * (n1 + 1) + tp)`]),
    ...(specificity === null
      ? []
      : [`  specificity = first((n0 - fp) / n0 >= ${rNumber(specificity)}, tp * (n0 + 1) - fp)`]),
  ]
  const [ppv, npv] =
    prevalence === null
      ? ['share(tp, tp + fp)', 'share(tn, tn + fn)']
      : ['ppv(tp, fp, fn, tn)', 'ppv(tn, fn, fp, tp, 1 - prevalence)']
  return [
    '',
    '# cut-offs: the values from which on (after turning) a row is called positive',
    'wilson <- function(x, n) suppressWarnings(prop.test(x, n, conf.level = level, correct = FALSE))$conf.int',
    'share <- function(x, n) c(x / n, if (n == 0) c(NaN, NaN) else wilson(x, n))',
    'z <- qnorm((1 + level) / 2)',
    rLikelihoodRatio,
    ...(prevalence === null ? [] : [`prevalence <- ${rNumber(prevalence)}`, rPredictiveValue]),
    'accuracy <- function(value, tp, fp, n1, n0) {',
    '  fn <- n1 - tp',
    '  tn <- n0 - fp',
    '  se <- tp / n1',
    '  sp <- tn / n0',
    '  list(value = value, tp = tp, fp = fp, fn = fn, tn = tn, sensitivity = share(tp, n1), specificity = share(tn, n0),',
    `    youden = se + sp - 1, ppv = ${ppv},`,
    `    npv = ${npv},`,
    '    lr_positive = ratio(tp, fn, fp, tn), lr_negative = ratio(fn, tp, tn, fp))',
    '}',
    ...(sensitivity === null && specificity === null
      ? []
      : ['first <- function(kept, worth) if (any(kept)) which.max(ifelse(kept, worth, -Inf)) else NA']),
    `own <- ${rPlainVector(own.map((value) => (value === null ? 'NA' : rNumber(value))))}`,
    'cut_offs <- vector("list", length(markers))',
    'cut_offs[kept] <- Map(function(x, k, side, own) {',
    '  events <- sort(x[k & event])',
    '  others <- sort(x[k & !event])',
    '  n1 <- as.numeric(length(events))',
    '  n0 <- as.numeric(length(others))',
    '  value <- sort(unique(x[k]))',
    '  tp <- n1 - findInterval(value, events, left.open = TRUE)',
    '  fp <- n0 - findInterval(value, others, left.open = TRUE)',
    cutAt === 'observed'
      ? '  at <- side * value'
      : '  at <- side * c(value[1], value[-length(value)] / 2 + value[-1] / 2)',
    ...(best.length === 0
      ? ['  best <- c()']
      : ['  best <- c(', best.map((line) => `  ${line}`).join(',\n'), '  )', '  best <- best[!is.na(best)]']),
    '  found <- lapply(best, function(i) accuracy(at[i], tp[i], fp[i], n1, n0))',
    '  if (!is.na(own)) found$own <- accuracy(own, sum(events >= side * own), sum(others >= side * own), n1, n0)',
    '  found',
    '}, markers[kept], known[kept], side[kept], own[kept])',
    'str(cut_offs)',
  ]
}

function comparisonLines(options: Options): readonly string[] {
  const pairs = pairsOf(options)
  if (pairs.length === 0) return []
  return ['', ...rComparisonLines(pairs, options.adjust), 'str(comparisons)', 'print(adjusted)']
}

function pairsOf({ markers, compare }: Options): readonly (readonly [number, number])[] {
  return compare === 'none' ? [] : comparedPairs(markers.length, 1, compare)
}

/** For each number of the outcome, the R expression that holds it. */
function captures(options: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [k, id] of options.markers.entries()) {
    captureEstimate(found, `areas/${id}`, `areas[[${k + 1}]]`, 'area')
    found[`areas/${id}/events`] = `areas[[${k + 1}]]$events`
    found[`areas/${id}/others`] = `areas[[${k + 1}]]$others`
    for (const rule of rulesAsked(options, id)) captureCutOff(found, `${id}/${rule}`, `cut_offs[[${k + 1}]]$${rule}`)
  }
  for (const [k, [i, j]] of pairsOf(options).entries()) {
    const row = `comparisons/${options.markers[i] ?? ''}/${options.markers[j] ?? ''}`
    captureEstimate(found, row, `comparisons[[${k + 1}]]`, 'difference')
    found[`${row}/n`] = `comparisons[[${k + 1}]]$n`
    if (options.adjust !== 'none') found[`${row}/adjusted`] = `adjusted[${k + 1}]`
  }
  return found
}

function rulesAsked({ rules, sensitivity, specificity, perMarker }: Options, id: string): readonly Rule[] {
  return [
    ...rules,
    ...(sensitivity === null ? [] : (['sensitivity'] as const)),
    ...(specificity === null ? [] : (['specificity'] as const)),
    ...((perMarker[id]?.cutOff ?? null) === null ? [] : (['own'] as const)),
  ]
}

function captureEstimate(found: Record<string, string>, row: string, of: string, name: string): void {
  found[`${row}/${name}`] = `${of}$estimate`
  found[`${row}/se`] = `${of}$se`
  found[`${row}/interval.lower`] = `${of}$limits[1]`
  found[`${row}/interval.upper`] = `${of}$limits[2]`
  found[`${row}/statistic`] = `${of}$z`
  found[`${row}/p`] = `${of}$p`
}

function captureCutOff(found: Record<string, string>, row: string, of: string): void {
  // a rule that no cut-off satisfies has no row
  const part = (name: string, i?: number) =>
    `(if (is.null(${of})) NaN else ${of}$${name}${i === undefined ? '' : `[${i}]`})`
  const measured = (table: string, column: string, name: string) => {
    found[`${table}/${row}/${column}`] = part(name, 1)
    found[`${table}/${row}/${column}Interval.lower`] = part(name, 2)
    found[`${table}/${row}/${column}Interval.upper`] = part(name, 3)
  }
  found[`cutOffs/${row}/cutOff`] = part('value')
  found[`cutOffs/${row}/youden`] = part('youden')
  measured('cutOffs', 'sensitivity', 'sensitivity')
  measured('cutOffs', 'specificity', 'specificity')
  measured('values', 'positiveValue', 'ppv')
  measured('values', 'negativeValue', 'npv')
  measured('values', 'positiveRatio', 'lr_positive')
  measured('values', 'negativeRatio', 'lr_negative')
  const counts = { truePositive: 'tp', falsePositive: 'fp', falseNegative: 'fn', trueNegative: 'tn' }
  for (const [column, name] of Object.entries(counts)) found[`counts/${row}/${column}`] = part(name)
}
