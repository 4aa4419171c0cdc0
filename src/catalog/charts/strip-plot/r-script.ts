import type { OptionsOf } from '../../kit/analysis.ts'
import { rMannWhitney, rPairCaptures, rPairLines } from '../../kit/comparison/r-pairs.ts'
import { rMeanError, rMedianError } from '../../kit/plots/r-centre-error.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const testCalls = { welch: 't.test(a, b)$p.value', 'mann-whitney': rMannWhitney }

function script(options: Options, data: ScriptData): string {
  const { variable, group, colour, centre, test } = options
  const x = rColumn(data, variable)
  const centreLines =
    centre === 'mean'
      ? rMeanError(options.meanError)
      : centre === 'median'
        ? rMedianError(options.medianError, options.quartileType)
        : ['estimate <- NA', 'error <- c(NA, NA)']
  return rLines([
    '# Strip plot',
    ...readDataLines(data, [...new Set([variable, ...[group, colour].flatMap((id) => id ?? [])])]),
    ...rGroupLines(data, group, colour),
    `level <- ${rNumber(options.confidence)}`,
    `d <- d[is.finite(${x}), ]`,
    `values <- split(${x}, d$cell_)`,
    'parts <- lapply(values, function(y) {',
    '  if (length(y) < 3) return(list(n = length(y), estimate = NA, error = c(NA, NA), points = y))',
    ...centreLines.map((line) => `  ${line}`),
    '  list(n = length(y), estimate = estimate, error = error, points = y)',
    '})',
    ...(test === 'none' ? [] : rPairLines(options, data, 'values', testCalls[test])),
    '',
    `stripchart(values, vertical = TRUE, method = "jitter", pch = 16, ylab = ${rString(rColumnName(data, variable))})`,
    ...(centre === 'none'
      ? []
      : [
          'for (k in which(!is.na(sapply(parts, function(p) p$estimate)))) {',
          '  segments(k - 0.25, parts[[k]]$estimate, k + 0.25, parts[[k]]$estimate, lwd = 3)',
          '  segments(k, parts[[k]]$error[1], k, parts[[k]]$error[2])',
          '}',
        ]),
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level' }
  if (options.size !== null) found['chart/show/size'] = rNumber(options.size)
  const cells = groupCount(data, options.group) * groupCount(data, options.colour)
  for (let k = 0; k < cells; k++) {
    const [path, part] = [`chart/cells/${k}`, `parts[[${k + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    found[`${path}/points`] = `${part}$points`
    if (options.centre === 'none') continue
    found[`${path}/centre/estimate`] = `${part}$estimate`
    for (const [i, name] of ['lower', 'upper'].entries())
      found[`${path}/centre/error/${name}`] = `${part}$error[${i + 1}]`
  }
  return options.test === 'none' ? found : { ...found, ...rPairCaptures(options, data) }
}
