import { leastForCurve } from '#engine/methods/description/density-curve.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rQuartileType } from '../../kit/options/quartile-type.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const bandwidths = {
  nrd0: 'bw.nrd0',
  // to full precision; Silverman's rule if the equation has no solution
  sj: 'function(y) tryCatch(bw.SJ(y, tol = 1e-12 * sd(y)), error = function(e) bw.nrd0(y))',
}

function script(options: Options, data: ScriptData): string {
  const { variable, group, rule, adjust, support, overlap, order, lines } = options
  const x = rColumn(data, variable)
  return rLines([
    '# Ridgeline plot',
    ...readDataLines(data, [variable, group]),
    ...rGroupLines(data, group, null),
    `d <- d[is.finite(${x}), ]`,
    `values <- split(${x}, d$cell_)`,
    'names(values) <- levels(d$group_)',
    `has_curve <- sapply(values, function(y) length(y) >= ${leastForCurve} && min(y) < max(y))`,
    `bw <- mean(sapply(values[has_curve], ${bandwidths[rule]}))${adjust === 1 ? '' : ` * ${rNumber(adjust)}`} # one for all groups`,
    `bounded <- ${support === 'auto' ? `min(${x}) >= 0` : 'FALSE'} # a variable that is never negative`,
    `beyond <- ${support === 'range' ? '0' : '3 * bw'}`,
    'parts <- lapply(seq_along(values), function(g) {',
    '  y <- values[[g]]',
    '  part <- list(n = length(y))',
    '  if (part$n == 0) return(part)',
    `  part$q <- quantile(y, c(0.25, 0.5, 0.75)${rQuartileType(options.quartileType)}, names = FALSE)`,
    '  if (!has_curve[g]) return(c(part, list(marks = sort(unique(y)))))',
    '  reflected <- bounded && min(y) - beyond < 0',
    '  part$x <- seq(if (reflected) 0 else min(y) - beyond, max(y) + beyond, length.out = 256)',
    '  part$y <- sapply(part$x, function(a) mean(dnorm(a, y, bw)) + (if (reflected) mean(dnorm(-a, y, bw)) else 0))',
    '  part',
    '})',
    '',
    `drawn <- ${order === 'median' ? 'order(sapply(values, median), na.last = NA)' : 'which(sapply(parts, function(part) part$n > 0))'} # from top to bottom`,
    `scale <- ${rNumber(1 + overlap)} / max(unlist(lapply(parts, function(part) part$y)))`,
    'lines <- length(drawn)',
    'par(mar = c(4, 9, 1, 1))',
    `plot(range(unlist(lapply(parts, function(part) c(part$x, part$marks)))), c(0.5, lines + ${rNumber(1 + overlap)}), type = "n", yaxt = "n",`,
    `  xlab = ${rString(rColumnName(data, variable))}, ylab = "")`,
    'axis(2, at = lines:1, labels = names(values)[drawn], las = 1)',
    'for (k in seq_along(drawn)) {',
    '  part <- parts[[drawn[k]]]',
    '  base <- lines + 1 - k',
    '  if (is.null(part$y)) {',
    '    points(part$marks, rep(base, length(part$marks)), pch = "|")',
    '    next',
    '  }',
    `  polygon(c(part$x[1], part$x, part$x[256]), base + scale * c(0, part$y, 0), col = adjustcolor(${options.fill === 'group' ? 'drawn[k]' : '4'}, 0.5))`,
    ...(lines === 'none'
      ? []
      : [
          `  q <- part$q${lines === 'median' ? '[2]' : ''}`,
          '  segments(q, base, q, base + scale * approx(part$x, part$y, q)$y)',
        ]),
    '}',
  ])
}

function captures({ group, adjust, overlap, lines }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/show/adjust': rNumber(adjust),
    'chart/show/overlap': rNumber(overlap),
    'chart/bandwidth': 'bw',
  }
  for (let g = 0; g < groupCount(data, group); g++) {
    const [path, part] = [`chart/groups/${g}`, `parts[[${g + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    found[`${path}/median`] = `${part}$q[2]`
    if (lines === 'quartiles') {
      found[`${path}/quartiles/p25`] = `${part}$q[1]`
      found[`${path}/quartiles/p75`] = `${part}$q[3]`
    }
    found[`${path}/marks`] = `${part}$marks`
    for (const name of ['x', 'y']) found[`${path}/curve/${name}`] = `${part}$${name}`
  }
  return found
}
