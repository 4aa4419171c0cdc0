import { leastForCurve } from '#engine/methods/description/density-curve.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxMarks } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ variable, group, adjust, support, scale, centre, rug }: Options, data: ScriptData): string {
  const x = rColumn(data, variable)
  const height = { density: 'f', count: 'f * n', equal: 'f / max(f)' }[scale]
  return rLines([
    '# Density curve',
    ...readDataLines(data, [variable, ...(group === null ? [] : [group])]),
    ...rGroupLines(data, group, null),
    `d <- d[is.finite(${x}), ]`,
    `bounded <- ${support === 'auto' ? `min(${x}) >= 0` : 'FALSE'} # a variable that is never negative`,
    `parts <- lapply(split(${x}, d$cell_), function(y) {`,
    '  n <- length(y)',
    '  if (n == 0) return(list(n = 0))',
    '  part <- list(n = n)',
    '  at <- sort(unique(y))',
    `  has_curve <- n >= ${leastForCurve} && length(at) > 1`,
    `  if (length(at) <= ${maxMarks}${rug ? '' : ' && !has_curve'}) part$marks <- at`,
    '  if (!has_curve) return(part)',
    centre !== 'none' && `  part$centre <- ${centre}(y)`,
    `  part$bw <- bw.nrd0(y) * ${rNumber(adjust)}`,
    `  beyond <- ${support === 'range' ? '0' : '3 * part$bw'}`,
    '  reflected <- bounded && min(y) - beyond < 0',
    '  part$x <- seq(if (reflected) 0 else min(y) - beyond, max(y) + beyond, length.out = 512)',
    '  f <- sapply(part$x, function(a) mean(dnorm(a, y, part$bw)) + (if (reflected) mean(dnorm(-a, y, part$bw)) else 0))',
    `  part$y <- ${height}`,
    '  part',
    '})',
    '',
    'drawn <- parts[sapply(parts, function(part) !is.null(part$y))]',
    `plot(range(unlist(lapply(drawn, function(part) part$x))), c(0, max(unlist(lapply(drawn, function(part) part$y)))), type = "n", xlab = ${rString(rColumnName(data, variable))}, ylab = "")`,
    'for (k in seq_along(drawn)) {',
    '  lines(drawn[[k]]$x, drawn[[k]]$y, col = k)',
    rug && '  if (!is.null(drawn[[k]]$marks)) rug(drawn[[k]]$marks, col = k)',
    centre !== 'none' && '  abline(v = drawn[[k]]$centre, lty = 3, col = k)',
    '}',
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/show/adjust': rNumber(options.adjust) }
  for (let g = 0; g < groupCount(data, options.group); g++) {
    const [path, part] = [`chart/groups/${g}`, `parts[[${g + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    found[`${path}/marks`] = `${part}$marks`
    if (options.centre !== 'none') found[`${path}/centre`] = `${part}$centre`
    for (const name of ['x', 'y']) found[`${path}/curve/${name}`] = `${part}$${name}`
    found[`${path}/curve/bandwidth`] = `${part}$bw`
  }
  return found
}
