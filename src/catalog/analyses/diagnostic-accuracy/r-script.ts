import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { rLikelihoodRatio, rPredictiveValue } from '../../kit/r/r-accuracy.ts'
import { rBinomialLines, rCaseLines, rSum } from '../../kit/r/r-cases.ts'
import { rColumn, readDataLines, rLines, rLiteral, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { reference, event, tests, positive, intervals, prevalence, confidence, missing } = options
  return rLines([
    '# Accuracy of diagnostic tests',
    ...readDataLines(data, [reference, ...tests]),
    ...rCaseLines(data),
    ...(intervals === 'exact' ? rBinomialLines(data) : []),
    `condition <- ${answers(data, reference, event)}`,
    'tests <- list(',
    tests.map((id) => `  ${answers(data, id, positive[id]?.result ?? null)}`).join(',\n'),
    ')',
    `level <- ${rNumber(confidence)}`,
    'known <- lapply(tests, function(x) !is.na(x) & !is.na(condition))',
    ...(missing === 'listwise' ? ['known <- rep(list(Reduce("&", known)), length(known))'] : []),
    'z <- qnorm((1 + level) / 2)',
    'wilson <- function(x, n) suppressWarnings(prop.test(x, n, conf.level = level, correct = FALSE))$conf.int',
    intervals === 'wilson'
      ? 'limits <- wilson'
      : 'limits <- function(x, n) binom.test(x, n, conf.level = level)$conf.int',
    functions,
    ...(prevalence === null ? [] : [`prevalence <- ${rNumber(prevalence)}`, rPredictiveValue]),
    'results <- Map(function(x, k) {',
    ...(data.ownWeight === undefined ? [] : ['  w <- w[k]']),
    `  tp <- ${rSum(data, 'x[k] & condition[k]')}`,
    `  fp <- ${rSum(data, 'x[k] & !condition[k]')}`,
    `  fn <- ${rSum(data, '!x[k] & condition[k]')}`,
    `  tn <- ${rSum(data, '!x[k] & !condition[k]')}`,
    '  list(tp = tp, fp = fp, fn = fn, tn = tn, sensitivity = share(tp, tp + fn), specificity = share(tn, fp + tn),',
    ...(prevalence === null
      ? ['    ppv = share(tp, tp + fp), npv = share(tn, fn + tn),']
      : ['    ppv = ppv(tp, fp, fn, tn), npv = ppv(tn, fn, fp, tp, 1 - prevalence),']),
    '    accuracy = share(tp + tn, tp + fp + fn + tn), frequency = share(tp + fn, tp + fp + fn + tn),',
    '    youden = youden(tp, fp, fn, tn), lr_positive = ratio(tp, fn, fp, tn), lr_negative = ratio(fn, tp, tn, fp),',
    '    odds_ratio = on_log(tp * tn / (fp * fn), sqrt(1 / tp + 1 / fp + 1 / fn + 1 / tn)))',
    '}, tests, known)',
    'str(results)',
  ])
}

/** TRUE for the value, NA if the cell is missing or infinite. */
function answers(data: ScriptData, id: string, value: LevelValue | null): string {
  const column = rColumn(data, id)
  const equals = `${column} == ${rLiteral(value ?? '')}`
  return columnInfo(data, id)?.type === 'number' ? `ifelse(is.finite(${column}), ${equals}, NA)` : equals
}

const functions = `share <- function(x, n) c(x / n, if (n == 0) c(NaN, NaN) else limits(x, n))
${rLikelihoodRatio}
youden <- function(tp, fp, fn, tn) { # Newcombe (1998), method 10
  p <- c(tp / (tp + fn), fp / (fp + tn))
  first <- wilson(tp, tp + fn)
  second <- wilson(fp, fp + tn)
  j <- p[1] - p[2]
  c(j, j - sqrt((p[1] - first[1])^2 + (second[2] - p[2])^2), j + sqrt((first[2] - p[1])^2 + (p[2] - second[1])^2))
}`

const shares = {
  sensitivity: ['sensitivity', 'tp', 'tp + fn'],
  specificity: ['specificity', 'tn', 'fp + tn'],
  positiveValue: ['ppv', 'tp', 'tp + fp'],
  negativeValue: ['npv', 'tn', 'fn + tn'],
  agreement: ['accuracy', 'tp + tn', 'tp + fp + fn + tn'],
  frequency: ['frequency', 'tp + fn', 'tp + fp + fn + tn'],
} as const

const ratios = {
  youden: 'youden',
  positiveRatio: 'lr_positive',
  negativeRatio: 'lr_negative',
  oddsRatio: 'odds_ratio',
} as const

/** For each number of the outcome, the R expression that holds it. */
function captures({ tests, prevalence }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [k, id] of tests.entries()) {
    const of = `results[[${k + 1}]]`
    captureCross(found, id, of)
    for (const [measure, [name, part, n]] of Object.entries(shares)) {
      const row = `shares/${id}/${measure}`
      captureMeasured(found, row, `${of}$${name}`)
      if (prevalence !== null && (name === 'ppv' || name === 'npv')) continue
      found[`${row}/part`] = `with(${of}, ${part})`
      found[`${row}/n`] = `with(${of}, ${n})`
    }
    for (const [measure, name] of Object.entries(ratios))
      captureMeasured(found, `ratios/${id}/${measure}`, `${of}$${name}`)
  }
  return found
}

function captureCross(found: Record<string, string>, id: string, of: string): void {
  for (const [row, [present, absent]] of Object.entries({
    positive: ['tp', 'fp'],
    negative: ['fn', 'tn'],
    total: ['tp + fn', 'fp + tn'],
  } as const)) {
    found[`cross-${id}/${row}/present`] = `with(${of}, ${present})`
    found[`cross-${id}/${row}/absent`] = `with(${of}, ${absent})`
    found[`cross-${id}/${row}/total`] = `with(${of}, ${present} + ${absent})`
  }
}

function captureMeasured(found: Record<string, string>, row: string, of: string): void {
  found[`${row}/estimate`] = `${of}[1]`
  found[`${row}/interval.lower`] = `${of}[2]`
  found[`${row}/interval.upper`] = `${of}[3]`
}
