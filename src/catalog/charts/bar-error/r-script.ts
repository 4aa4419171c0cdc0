import type { OptionsOf } from '../../kit/analysis.ts'
import { rMannWhitney, rPairCaptures, rPairLines } from '../../kit/comparison/r-pairs.ts'
import { rMeanError, rMedianError } from '../../kit/plots/r-centre-error.ts'
import { rColumn, rColumnName, readDataLines, rLines, rLiteral, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

/** P values of two cells: `a` and `b` are their values, or for a proportion TRUE for the event. */
const tests = {
  welch: 't.test(a, b)$p.value',
  'mann-whitney': rMannWhitney,
  pearson: 'proportion_test(a, b, "pearson")',
  fisher: 'proportion_test(a, b, "fisher")',
  textbook: 'proportion_test(a, b, "by counts")',
}

/** Error bars of a proportion from `y`, TRUE for the event. */
const proportionErrors = {
  wilson: 'suppressWarnings(prop.test(sum(y), length(y), conf.level = level, correct = FALSE))$conf.int',
  exact: 'binom.test(sum(y), length(y), conf.level = level)$conf.int',
  se: 'mean(y) + c(-1, 1) * sqrt(mean(y) * (1 - mean(y)) / length(y))',
}

function script(options: Options, data: ScriptData): string {
  const { statistic, variable, event, group, colour, confidence } = options
  const x = rColumn(data, variable)
  const counted = statistic === 'proportion'
  const test = counted ? options.proportionTest : options.test
  return rLines([
    '# Bars with error bars',
    ...readDataLines(data, [...new Set([variable, ...[group, colour].flatMap((id) => id ?? [])])]),
    ...rGroupLines(data, group, colour),
    `level <- ${rNumber(confidence)}`,
    counted ? `d <- d[!is.na(${x}), ]` : `d <- d[is.finite(${x}), ]`,
    `values <- split(${counted ? `${x} == ${rLiteral(event ?? '')}` : x}, d$cell_)`,
    'parts <- lapply(values, function(y) {',
    '  if (length(y) == 0) return(list(n = 0))',
    ...estimateLines(options).map((line) => `  ${line}`),
    `  list(n = length(y), estimate = estimate, error = error, points = y${pointsShown(options) ? '[max(lengths(values)) <= 1000]' : '[FALSE]'})`,
    '})',
    ...(test === 'textbook' || test === 'pearson' || test === 'fisher' ? proportionTest : []),
    ...(test === 'none' ? [] : rPairLines(options, data, 'values', tests[test])),
    '',
    'height <- sapply(parts, function(p) if (p$n > 0) p$estimate else NA)',
    'error <- sapply(parts, function(p) if (p$n > 0) p$error else c(NA, NA))',
    `at <- barplot(height, ylim = range(0, height, error, na.rm = TRUE), ylab = ${rString(rColumnName(data, variable))})`,
    'drawn <- !is.na(error[1, ])',
    'if (any(drawn)) segments(at[drawn], error[1, drawn], at[drawn], error[2, drawn])',
  ])
}

function estimateLines({
  statistic,
  meanError,
  medianError,
  proportionError,
  quartileType,
}: Options): readonly string[] {
  if (statistic === 'mean') return rMeanError(meanError)
  if (statistic === 'median') return rMedianError(medianError, quartileType)
  return [
    'estimate <- mean(y)',
    `error <- ${proportionError === 'none' ? 'c(NA, NA)' : proportionErrors[proportionError]}`,
  ]
}

/** The textbook rule, applied to the table of two cells. */
const proportionTest = [
  'proportion_test <- function(a, b, by) {',
  '  if (length(a) == 0 || length(b) == 0) return(NaN)',
  '  counts <- rbind(c(sum(a), sum(!a)), c(sum(b), sum(!b)))',
  '  if (by != "fisher" && any(colSums(counts) == 0)) return(if (by == "pearson") NaN else 1)',
  '  least <- min(outer(rowSums(counts), colSums(counts)) / sum(counts))',
  '  if (by == "fisher" || (by == "by counts" && (sum(counts) < 40 || least < 1))) return(fisher.test(counts)$p.value)',
  '  chisq.test(counts, correct = by == "by counts" && least < 5)$p.value',
  '}',
]

function pointsShown({ points, statistic }: Options): boolean {
  return points && statistic !== 'proportion'
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level' }
  const cells = groupCount(data, options.group) * groupCount(data, options.colour)
  for (let k = 0; k < cells; k++) {
    const [path, part] = [`chart/cells/${k}`, `parts[[${k + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    found[`${path}/estimate`] = `${part}$estimate`
    for (const [i, name] of ['lower', 'upper'].entries()) found[`${path}/error/${name}`] = `${part}$error[${i + 1}]`
    if (pointsShown(options)) found[`${path}/points`] = `${part}$points`
  }
  const test = options.statistic === 'proportion' ? options.proportionTest : options.test
  return test === 'none' ? found : { ...found, ...rPairCaptures(options, data) }
}
