import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { rLikelihoodRatio } from '../../kit/r/r-accuracy.ts'
import { rCaseLines, rSum } from '../../kit/r/r-cases.ts'
import { rColumn, readDataLines, rLines, rLiteral, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { given, before, positive, negative } = options
  return rLines([
    '# Fagan nomogram',
    ...(given === 'data'
      ? tableLines(options, data)
      : [
          `before <- ${rNumber(before ?? Number.NaN)}`,
          `ratios <- list(${[
            ...(positive === null ? [] : [`positive = ${rNumber(positive)}`]),
            ...(negative === null ? [] : [`negative = ${rNumber(negative)}`]),
          ].join(', ')}) # each with its limits, if there are any`,
        ]),
    'after <- function(ratio) 1 / (1 + (1 - before) / before / ratio) # Bayes’ theorem on odds',
    'print(lapply(ratios, function(ratio) rbind(ratio, after = after(ratio))))',
    '',
    'shares <- c(0.1, 1, 5, 20, 50, 80, 95, 99, 99.9) / 100',
    'plot(NULL, xlim = c(-0.2, 2.2), ylim = c(-7.5, 7.5), axes = FALSE, xlab = "", ylab = "")',
    'axis(2, -qlogis(shares), 100 * shares, pos = 0, las = 1)',
    'axis(4, qlogis(shares), 100 * shares, pos = 2, las = 1)',
    'axis(4, log(10^(-3:3)) / 2, 10^(-3:3), pos = 1, las = 1)',
    'mtext(c("Pre-test probability, %", "Likelihood ratio", "Post-test probability, %"), at = 0:2)',
    'for (k in seq_along(ratios))',
    '  for (i in seq_along(ratios[[k]]))',
    '    segments(0, -qlogis(before), 2, pmax(-7, pmin(7, qlogis(before) + log(ratios[[k]][i]))), col = k + 1, lty = if (i == 1) 1 else 3)',
  ])
}

function tableLines(options: Options, data: ScriptData): readonly string[] {
  const { reference, event, test, result, before, confidence } = options
  return [
    ...readDataLines(data, [reference, test]),
    ...rCaseLines(data),
    `condition <- ${answers(data, reference, event)}`,
    `positive <- ${answers(data, test, result)}`,
    'known <- !is.na(condition) & !is.na(positive)',
    'condition <- condition[known]',
    'positive <- positive[known]',
    ...(data.ownWeight === undefined ? [] : ['w <- w[known]']),
    `level <- ${rNumber(confidence)}`,
    'z <- qnorm((1 + level) / 2)',
    `tp <- ${rSum(data, 'positive & condition')}`,
    `fp <- ${rSum(data, 'positive & !condition')}`,
    `fn <- ${rSum(data, '!positive & condition')}`,
    `tn <- ${rSum(data, '!positive & !condition')}`,
    rLikelihoodRatio,
    'ratios <- list(positive = ratio(tp, fn, fp, tn), negative = ratio(fn, tp, tn, fp)) # each with its limits',
    'ratios <- ratios[!is.nan(sapply(ratios, "[", 1))]',
    before === null ? 'before <- (tp + fn) / (tp + fp + fn + tn)' : `before <- ${rNumber(before)}`,
  ]
}

/** TRUE for the value, NA if the cell is missing or infinite. */
function answers(data: ScriptData, id: string, value: LevelValue | null): string {
  const column = rColumn(data, id)
  const equals = `${column} == ${rLiteral(value ?? '')}`
  return columnInfo(data, id)?.type === 'number' ? `ifelse(is.finite(${column}), ${equals}, NA)` : equals
}

function captures({ given, positive, negative }: Options): Readonly<Record<string, string>> {
  const count = given === 'data' ? 2 : [positive, negative].filter((ratio) => ratio !== null).length
  const found: Record<string, string> = { 'chart/before': 'before' }
  for (let k = 0; k < count; k++) {
    const [at, of] = [`chart/results/${k}`, `if (${k + 1} <= length(ratios)) ratios[[${k + 1}]]`]
    found[`${at}/ratio`] = `(${of})[1]`
    found[`${at}/after`] = `after((${of})[1])`
    if (given !== 'data') continue
    found[`${at}/limits/ratio`] = `(${of})[2:3]`
    found[`${at}/limits/after`] = `after((${of})[2:3])`
  }
  if (given !== 'data') return found
  return {
    ...found,
    'chart/of/confidence': 'level',
    'chart/of/truePositive': 'tp',
    'chart/of/falsePositive': 'fp',
    'chart/of/falseNegative': 'fn',
    'chart/of/trueNegative': 'tn',
  }
}
