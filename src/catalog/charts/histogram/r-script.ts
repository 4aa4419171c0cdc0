import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rLines, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { edgeLines } from './r-edges.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

/** `x` and `y` are the values, or their log10 on a log axis; `back` converts to their own unit. */
function script(options: Options, data: ScriptData): string {
  const { variable, group, scale, axis } = options
  const x = rColumn(data, variable)
  const levels = group === null ? [] : (columnInfo(data, group)?.levels ?? [])
  const log = axis === 'log'
  return rLines([
    '# Histogram',
    ...readDataLines(data, [variable, ...(group === null ? [] : [group])]),
    'rows <- nrow(d)',
    `d$group_ <- ${group === null ? 'factor(rep("all", nrow(d)))' : rFactor(data, group, levels)}`,
    `d <- d[is.finite(${x}) & !is.na(d$group_), ]`,
    `x <- ${log ? `log10(${x})` : x}`,
    `back <- function(at) ${log ? '10^at' : 'at'}`,
    `bounded <- ${log ? 'FALSE' : 'min(x) >= 0'} # a variable that is never negative`,
    '',
    ...edgeLines(options),
    'width <- diff(edges)[1]',
    `per_density <- function(n) ${{ count: 'n * width', percent: 'width', density: '1' }[scale]}`,
    '',
    ...curveLines(options),
    `groups <- split(data.frame(x = x, value = ${x}), d$group_)`,
    `filled <- sum(sapply(groups, nrow) > 0)`,
    `stacked <- ${options.arrangement === 'stack' ? 'filled > 1' : 'FALSE'}`,
    'parts <- lapply(groups, function(part) {',
    '  y <- part$x',
    '  n <- length(y)',
    '  of <- if (stacked) length(x) else max(n, 1)',
    `  counts <- if (n == 0) 0 * edges[-1] else hist(y, breaks = edges, right = ${options.closed === 'right' ? 'TRUE' : 'FALSE'}, plot = FALSE)$counts`,
    `  list(n = n, heights = counts${{ count: '', percent: ' / of', density: ' / (of * width)' }[scale]},`,
    '    curve = if (!stacked) kernel(y), normal = if (!stacked) normal(y),',
    `    centre = ${{ none: 'NULL', mean: 'if (n > 0) mean(part$value)', median: 'if (n > 0) median(part$value)' }[options.centre]},`,
    `    marks = if (n > 0 && ${markedIf(options)}) sort(unique(part$value)))`,
    '})',
    'whole <- if (stacked) list(curve = kernel(x), normal = normal(x))',
    '',
    'heights <- sapply(parts, function(p) p$heights)',
    'top <- max(if (stacked) rowSums(as.matrix(heights)) else heights, unlist(lapply(c(parts, list(whole)), function(p) c(p$curve$y, p$normal$y))))',
    `plot(range(back(edges)), c(0, top), type = "n"${log ? ', log = "x"' : ''}, xlab = ${rString(columnInfo(data, variable)?.name ?? '')}, ylab = ${rString(scale)})`,
    'floor <- 0 * edges[-1]',
    'for (k in seq_along(parts)) {',
    '  rect(back(head(edges, -1)), floor, back(tail(edges, -1)), floor + parts[[k]]$heights, border = k, col = adjustcolor(k, 0.3))',
    '  if (stacked) floor <- floor + parts[[k]]$heights',
    '  if (!is.null(parts[[k]]$curve)) lines(parts[[k]]$curve, col = k)',
    '  if (!is.null(parts[[k]]$normal)) lines(parts[[k]]$normal, lty = 2, col = k)',
    '  if (!is.null(parts[[k]]$centre)) abline(v = parts[[k]]$centre, lty = 3, col = k)',
    '  if (!is.null(parts[[k]]$marks)) rug(parts[[k]]$marks, col = k)',
    '}',
    'if (!is.null(whole$curve)) lines(whole$curve)',
    'if (!is.null(whole$normal)) lines(whole$normal, lty = 2)',
  ])
}

/** When a group's values are marked: on request, or because they are too few for bars. */
function markedIf({ rug, group }: Options): string {
  if (rug) return group === null ? 'length(unique(x)) <= 2000' : '(n < 3 || length(unique(x)) <= 2000)'
  return group === null ? 'FALSE' : 'n < 3'
}

/** The kernel curve and the normal curve of one sample; NULL if they are not asked for or the sample has no shape. */
function curveLines({ curve, normal }: Options): readonly string[] {
  return [
    'has_shape <- function(y) length(y) >= 3 && min(y) < max(y)',
    'kernel <- function(y) {',
    `  if (${curve ? '' : 'TRUE || '}!has_shape(y)) return(NULL)`,
    '  bw <- bw.nrd0(y)',
    '  from <- min(y) - 3 * bw',
    '  reflected <- bounded && from < 0',
    '  at <- seq(if (reflected) 0 else from, max(y) + 3 * bw, length.out = 512)',
    '  f <- sapply(at, function(a) mean(dnorm(a, y, bw)) + (if (reflected) mean(dnorm(-a, y, bw)) else 0))',
    '  list(x = back(at), y = f * per_density(length(y)))',
    '}',
    'normal <- function(y) {',
    `  if (${normal ? '' : 'TRUE || '}!has_shape(y)) return(NULL)`,
    '  from <- min(y, mean(y) - 3 * sd(y))',
    '  at <- seq(if (bounded) max(from, 0) else from, max(y, mean(y) + 3 * sd(y)), length.out = 512)',
    '  list(x = back(at), y = dnorm(at, mean(y), sd(y)) * per_density(length(y)))',
    '}',
    '',
  ]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const groups = options.group === null ? 1 : (columnInfo(data, options.group)?.levels?.length ?? 0)
  const found: Record<string, string> = { 'chart/total': 'rows', 'chart/edges': 'back(edges)' }
  const kinds = [...(options.curve ? ['curve'] : []), ...(options.normal ? ['normal'] : [])]
  const captureCurves = (path: string, part: string) => {
    for (const name of kinds)
      for (const side of ['x', 'y']) found[`${path}/${name}/${side}`] = `${part}$${name}$${side}`
  }
  for (let g = 0; g < groups; g++) {
    const [path, part] = [`chart/groups/${g}`, `parts[[${g + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    found[`${path}/heights`] = `${part}$heights`
    if (options.centre !== 'none') found[`${path}/centre`] = `${part}$centre`
    found[`${path}/marks`] = `${part}$marks`
    captureCurves(path, part)
  }
  if (options.arrangement === 'stack') captureCurves('chart/all', 'whole')
  return found
}
