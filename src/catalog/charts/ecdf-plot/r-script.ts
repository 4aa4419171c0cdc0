import type { OptionsOf } from '../../kit/analysis.ts'
import { rThinned } from '../../kit/figures/drawn.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxSteps } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const bandLines = {
  none: [],
  dkw: [
    '  reach <- sqrt(log(2 / (1 - level)) / (2 * length(y)))',
    '  part$lower <- pmax(0, share - reach)',
    '  part$upper <- pmin(1, share + reach)',
  ],
  pointwise: [
    '  limits <- sapply(round(share * length(y)), function(k) binom.test(k, length(y), conf.level = level)$conf.int)',
    '  part$lower <- limits[1, ]',
    '  part$upper <- limits[2, ]',
  ],
}

function script(options: Options, data: ScriptData): string {
  const { variable, group, complement, band, medians, axis, confidence } = options
  const x = rColumn(data, variable)
  return rLines([
    '# Empirical distribution',
    ...readDataLines(data, [variable, ...(group === null ? [] : [group])]),
    ...rGroupLines(data, group, null),
    `d <- d[is.finite(${x}), ]`,
    `level <- ${rNumber(confidence)}`,
    `values <- split(${x}, d$cell_)`,
    'parts <- lapply(values, function(y) {',
    '  if (length(y) == 0) return(list(n = 0))',
    '  at <- sort(unique(y))',
    `  at <- at[${rThinned('length(at)', maxSteps)}]`,
    '  share <- ecdf(y)(at)',
    `  part <- list(n = length(y), x = at, y = share, median = ${medians ? 'median(y)' : 'NULL'})`,
    ...bandLines[band],
    '  part',
    '})',
    '',
    `plot(range(${x}), 0:1, type = "n"${axis === 'log' ? ', log = "x"' : ''}, xlab = ${rString(rColumnName(data, variable))}, ylab = "")`,
    'for (k in which(lengths(values) > 0)) {',
    `  lines(parts[[k]]$x, ${complement ? '1 - ' : ''}parts[[k]]$y, type = "s", col = k)`,
    medians && '  segments(parts[[k]]$median, 0, parts[[k]]$median, 0.5, lty = 3, col = k)',
    '}',
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level' }
  for (let g = 0; g < groupCount(data, options.group); g++) {
    const [path, part] = [`chart/groups/${g}`, `parts[[${g + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    if (options.medians) found[`${path}/median`] = `${part}$median`
    for (const name of ['x', 'y', ...(options.band === 'none' ? [] : ['lower', 'upper'])])
      found[`${path}/curve/${name}`] = `${part}$${name}`
  }
  return found
}
