import type { OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs } from '../../kit/comparison/compared-pairs.ts'
import { rComparisonCaptures, rComparisonLines } from '../../kit/comparison/r-pairs.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { rMeanError } from '../../kit/plots/r-centre-error.ts'
import { rColumnName, readDataLines, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxLines, percentiles } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const testCalls = {
  t: 't.test(a, b, paired = TRUE)$p.value',
  wilcoxon:
    'wilcox.test(a, b, paired = TRUE, exact = length(a) < 50 && !any(a == b) && !anyDuplicated(abs(a - b)))$p.value',
  sign: 'binom.test(sum(a > b), sum(a != b))$p.value',
}

function script(options: Options, data: ScriptData): string {
  const { variables, group, test, adjust } = options
  const names = variables.map((id) => rColumnName(data, id))
  const type = quartileTypes[options.quartileType]
  return rLines([
    '# Paired lines',
    ...readDataLines(data, [...variables, ...(group === null ? [] : [group])]),
    ...rGroupLines(data, group, null),
    `level <- ${rNumber(options.confidence)}`,
    `measurements <- ${rVector(names)}`,
    'd <- d[apply(is.finite(as.matrix(d[measurements])), 1, all), ] # complete cases',
    'parts <- split(d[measurements], d$cell_)',
    'values <- unname(do.call(c, lapply(parts, as.list))) # part by part',
    'mean_ci <- function(y) {',
    '  if (length(y) < 3) return(list(estimate = NA, error = c(NA, NA)))',
    ...rMeanError('ci').map((line) => `  ${line}`),
    '  list(estimate = estimate, error = error)',
    '}',
    'places <- lapply(values, function(y) {',
    '  if (length(y) == 0) return(NULL)',
    `  q <- quantile(y, c(0.25, 0.5, 0.75), type = ${type}, names = FALSE)`,
    '  inside <- y >= q[1] - 1.5 * (q[3] - q[1]) & y <= q[3] + 1.5 * (q[3] - q[1])',
    '  list(box = if (length(y) < 3) rep(NA, 5) else c(q, min(y[inside], q[1]), max(y[inside], q[3])), mean = mean_ci(y),',
    `    values = y[length(y) <= ${maxLines}], quantiles = if (length(y) > ${maxLines}) quantile(y, ${rVector(percentiles)}, type = ${type}, names = FALSE))`,
    '})',
    options.change && 'changes <- lapply(parts, function(p) mean_ci(p[[2]] - p[[1]]))',
    ...(test === 'none' ? [] : rComparisonLines(rPairs(options, data), adjust, 'values', testCalls[test])),
    '',
    'for (part in parts[sapply(parts, nrow) > 0])',
    `  matplot(t(as.matrix(part)), type = "b", pch = 16, lty = 1, col = "grey40", xaxt = "n", xlab = "", ylab = ${rString(names.length > 3 ? '' : names.join(', '))})`,
  ])
}

function rPairs({ variables, group, compare }: Options, data: ScriptData) {
  return comparedPairs(groupCount(data, group), variables.length, compare)
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level' }
  const { variables, summary, change, test } = options
  for (let p = 0; p < groupCount(data, options.group); p++) {
    const part = `chart/parts/${p}`
    found[`${part}/n`] = `nrow(parts[[${p + 1}]])`
    for (const v of variables.keys()) {
      const [path, place] = [`${part}/places/${v}`, `places[[${p * variables.length + v + 1}]]`]
      found[`${path}/values`] = `${place}$values`
      found[`${path}/quantiles`] = `${place}$quantiles`
      if (summary === 'box')
        for (const [i, name] of ['p25', 'median', 'p75', 'low', 'high'].entries())
          found[`${path}/box/${name}`] = `${place}$box[${i + 1}]`
      if (summary === 'mean') Object.assign(found, meanCaptures(`${path}/mean`, `${place}$mean`))
    }
    if (change && variables.length === 2) Object.assign(found, meanCaptures(`${part}/change`, `changes[[${p + 1}]]`))
  }
  return test === 'none' ? found : { ...found, ...rComparisonCaptures(rPairs(options, data)) }
}

function meanCaptures(path: string, of: string): Readonly<Record<string, string>> {
  return {
    [`${path}/estimate`]: `${of}$estimate`,
    [`${path}/error/lower`]: `${of}$error[1]`,
    [`${path}/error/upper`]: `${of}$error[2]`,
  }
}
