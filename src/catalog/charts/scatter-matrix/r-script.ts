import { leastForCurve } from '#engine/methods/description/density-curve.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumnName, readDataLines, rLines, rString, rVector } from '../../kit/r/r-code.ts'
import { correlateLines } from '../../kit/r/r-correlate.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import { roundEdges } from '../../kit/r/r-round-edges.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxPoints } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ variables, group, upper, diagonal, method }: Options, data: ScriptData): string {
  return rLines([
    '# Scatter-plot matrix',
    ...readDataLines(data, [...variables, ...(group === null ? [] : [group])]),
    ...rGroupLines(data, group, null),
    'group <- d$group_',
    `d <- d[${rVector(variables.map((id) => rColumnName(data, id)))}]`,
    'd[] <- lapply(d, function(v) ifelse(is.finite(v), v, NA))',
    'used <- rowSums(!is.na(d)) >= 2',
    'd <- d[used, , drop = FALSE]',
    'group <- group[used]',
    `every <- max(1, ceiling(nrow(d) / (${maxPoints} %/% choose(ncol(d), 2))))`,
    'drawn <- seq(1, nrow(d), by = every)',
    '',
    ...(upper === 'r'
      ? [
          'level <- 0.95',
          ...correlateLines,
          `pair <- function(rows, i, j) correlate(rows[c(i, j)], ${rString(method)})[c("r", "n")]`,
          'of_pairs <- function(rows, what) apply(combn(ncol(d), 2), 2, function(k) pair(rows, k[1], k[2])[[what]])',
          'parts <- c(list(d), if (nlevels(group) > 1) split(d, group))',
        ]
      : []),
    ...(diagonal === 'histogram'
      ? [
          'edges_of_values <- function(x) {',
          '  d <- list(group_ = rep(1, length(x)))',
          ...roundEdges(true).map((line) => `  ${line}`),
          '  edges',
          '}',
          'bars <- lapply(d, function(x) {',
          '  x <- x[!is.na(x)]',
          '  if (length(unique(x)) < 2) return(list(edges = numeric(), counts = numeric()))',
          '  edges <- edges_of_values(x)',
          '  list(edges = edges, counts = hist(x, breaks = edges, plot = FALSE)$counts)',
          '})',
        ]
      : [
          'curves <- lapply(d, function(v) lapply(split(v, group), function(y) {',
          '  y <- y[!is.na(y)]',
          `  if (length(y) < ${leastForCurve} || min(y) == max(y)) return(list(x = numeric(), y = numeric()))`,
          '  bw <- bw.nrd0(y)',
          '  at <- seq(min(y), max(y), length.out = 128)',
          '  list(x = at, y = sapply(at, function(a) mean(dnorm(a, y, bw))))',
          '}))',
        ]),
    '',
    'diagonal <- function(x, ...) {',
    '  h <- hist(x, plot = FALSE)',
    '  usr <- par("usr")',
    '  rect(head(h$breaks, -1), usr[3], tail(h$breaks, -1), usr[3] + (usr[4] - usr[3]) * 0.9 * h$counts / max(h$counts), col = "grey80")',
    '}',
    ...(upper === 'r'
      ? [
          'coefficient <- function(x, y, ...) {',
          '  usr <- par("usr")',
          `  text(mean(usr[1:2]), mean(usr[3:4]), sprintf("%.2f", correlate(data.frame(x, y), ${rString(method)})[["r"]]))`,
          '}',
        ]
      : []),
    `pairs(d[drawn, ], col = as.integer(group)[drawn], pch = 20, diag.panel = diagonal${upper === 'r' ? ', upper.panel = coefficient' : ''})`,
  ])
}

/** For each number of the figure, the R expression that holds it. */
function captures({ variables, group, upper, diagonal }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const groups = group === null ? 1 : groupCount(data, group)
  const found: Record<string, string> = {
    'chart/n': 'nrow(d)',
    'chart/every': 'every',
    'chart/rows/group': 'as.integer(group)[drawn] - 1',
  }
  if (upper === 'r')
    for (let part = 0; part < (groups > 1 ? groups + 1 : 1); part++)
      for (const what of ['r', 'n'])
        found[`chart/correlations/${part}/${what}`] = `of_pairs(parts[[${part + 1}]], "${what}")`
  for (const [k] of variables.entries()) {
    found[`chart/rows/values/${k}`] = `d[drawn, ${k + 1}]`
    if (diagonal === 'histogram')
      for (const what of ['edges', 'counts']) found[`chart/diagonals/${k}/${what}`] = `bars[[${k + 1}]]$${what}`
    else
      for (let g = 0; g < groups; g++)
        for (const axis of ['x', 'y'])
          found[`chart/diagonals/${k}/curves/${g}/${axis}`] = `curves[[${k + 1}]][[${g + 1}]]$${axis}`
  }
  return found
}
