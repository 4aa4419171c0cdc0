import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rLines, rLiteral, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { source, order, measure } = options
  const marked = { one: '0.1', two: 'c(0.1, 0.2)', none: 'numeric()' }[options.lines]
  return rLines([
    '# Love plot: standardised mean differences',
    ...(source === 'table' ? tableLines(options, data) : rowLines(options, data)),
    'stages <- setdiff(names(lines), "name")',
    order !== 'stored' && 'lines <- lines[order(-abs(lines[[stages[1]]])), ]',
    'for (stage in stages) {',
    '  v <- lines[[stage]]',
    `  lines[[stage]] <- ifelse(is.finite(v), ${measure === 'absolute' ? 'abs(v)' : 'v'}, NA)`,
    '}',
    'print(lines)',
    '',
    `thresholds <- ${marked}`,
    'at <- rev(seq_len(nrow(lines)))',
    'plot(range(0, thresholds, lines[stages], na.rm = TRUE), range(at), type = "n", yaxt = "n", xlab = "standardised difference", ylab = "")',
    'axis(2, at, lines$name, las = 1)',
    `abline(v = ${measure === 'absolute' ? 'thresholds' : 'c(-thresholds, 0, thresholds)'}, lty = 2)`,
    'for (k in seq_along(stages)) points(lines[[stages[k]]], at, pch = c(16, 15, 17)[k], col = k)',
  ])
}

function tableLines({ label, before, after, second }: Options, data: ScriptData): readonly string[] {
  const stages = [before, after, second].flatMap((id) => id ?? [])
  const columns = stages.map((id, s) => `stage${s + 1} = ${rColumn(data, id)}`)
  return [
    ...readDataLines(data, [label, ...stages]),
    `lines <- data.frame(name = ${rColumn(data, label)}, ${columns.join(', ')})`,
    'lines <- lines[rowSums(sapply(lines[-1], is.finite)) > 0, ]',
  ]
}

const functionLines: readonly string[] = [
  '# of values: weighted means and variances (Austin and Stuart), with equal weights the usual ones',
  'smd_values <- function(v, treated, w) {',
  '  side <- function(v, u) { m <- sum(u * v) / sum(u); c(m, sum(u) / (sum(u)^2 - sum(u^2)) * sum(u * (v - m)^2)) }',
  '  known <- is.finite(v)',
  '  a <- side(v[known & treated], w[known & treated]); b <- side(v[known & !treated], w[known & !treated])',
  '  difference <- a[1] - b[1]',
  '  if (is.na(difference)) NaN else if (difference == 0) 0 else difference / sqrt((a[2] + b[2]) / 2)',
  '}',
  '# of levels: the distance of Yang and Dalton; of two levels the difference of proportions over its standard deviation',
  'smd_levels <- function(f, treated, w) {',
  '  share <- function(rows) { n <- tapply(w[rows], f[rows], sum, default = 0); n / sum(n) }',
  '  p <- share(treated & !is.na(f)); q <- share(!treated & !is.na(f))',
  '  if (length(p) == 0) return(NaN)',
  '  used <- p + q > 0',
  '  p <- p[used][-1]; q <- q[used][-1]',
  '  if (anyNA(c(p, q))) return(NaN)',
  '  if (all(p == q)) return(0)',
  '  one <- length(p)',
  '  s <- (diag(p, one) - outer(p, p) + diag(q, one) - outer(q, q)) / 2',
  '  if (one == 1 && s == 0) return(Inf)',
  '  sqrt(sum((p - q) * solve(s, p - q)))',
  '}',
  'smd_level <- function(f, level, treated, w) { # one level against the others, with its sign',
  '  is <- factor(f == level, c(FALSE, TRUE))',
  '  side <- function(rows) weighted.mean(f[rows] == level, w[rows])',
  '  sign(side(treated & !is.na(f)) - side(!treated & !is.na(f))) * smd_levels(is, treated, w)',
  '}',
]

function rowLines(options: Options, data: ScriptData): readonly string[] {
  const { group, treated, covariates, rowWeight } = options
  const by = rColumn(data, group)
  return [
    ...readDataLines(data, [group, ...covariates, ...(rowWeight === null ? [] : [rowWeight])]),
    `d <- d[!is.na(${by}), ]`,
    ...(rowWeight === null
      ? []
      : [`d <- d[is.finite(${rColumn(data, rowWeight)}) & ${rColumn(data, rowWeight)} >= 0, ]`]),
    `treated <- ${by} == ${treated === null ? 'NA' : rLiteral(treated)}`,
    `weights <- list(rep(1, nrow(d))${rowWeight === null ? '' : `, ${rColumn(data, rowWeight)}`})`,
    ...functionLines,
    'line <- function(name, smd) data.frame(name = name, t(setNames(sapply(weights, smd), paste0("stage", seq_along(weights)))))',
    'lines <- rbind(',
    covariates.map((id) => `  ${lineOf(id, options, data)}`).join(',\n'),
    ')',
  ]
}

function lineOf(id: string, { measure, expand }: Options, data: ScriptData): string {
  const info = columnInfo(data, id)
  const name = rString(info?.name ?? id)
  const levels = info?.levels ?? []
  if (info?.type !== 'text' && info?.measure === 'continuous')
    return `line(${name}, function(w) smd_values(${rColumn(data, id)}, treated, w))`
  const f = rFactor(data, id, levels)
  const isSigned = measure === 'signed'
  const single = (of: (typeof levels)[number]) =>
    `line(paste(${name}, ${rLiteral(of)}), function(w) smd_level(${rColumn(data, id)}, ${rLiteral(of)}, treated, w))`
  if (levels.length > 2 && (isSigned || expand)) return levels.map(single).join(',\n  ')
  const last = levels.at(-1)
  return isSigned && last !== undefined && levels.length <= 2
    ? single(last)
    : `line(${name}, function(w) smd_levels(${f}, treated, w))`
}

function captures({ source, rowWeight, after, second, lines }: Options): Readonly<Record<string, string>> {
  const count =
    source === 'rows' ? (rowWeight === null ? 1 : 2) : 1 + (after === null ? 0 : 1) + (second === null ? 0 : 1)
  return {
    ...Object.fromEntries(
      Array.from({ length: count }, (_, s) => [`chart/differences/${s}`, `lines[[stages[${s + 1}]]]`]),
    ),
    ...(lines === 'none' ? {} : { 'chart/thresholds': 'thresholds' }),
  }
}
