import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, readDataLines, rLines, rLiteral, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import { rReplicateSeeds } from '../../kit/r/r-replicate-seeds.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { leastResampled, places } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const effects = {
  mean: ['mean(a)', 'mean(b) - mean(a)'],
  median: ['median(a)', 'median(b) - median(a)'],
  g: [
    'if (diff(range(a)) == 0) NaN else mean(a) / sd(a) * factor_g(length(a) - 1)',
    'if (diff(range(a)) == 0 && diff(range(b)) == 0) NaN else (mean(b) - mean(a)) / sqrt(squares(a, b) / (length(a) + length(b) - 2)) * factor_g(length(a) + length(b) - 2)',
  ],
  delta: ['NA', 'mean(sign(outer(b, a, "-")))'],
} as const

function script(options: Options, data: ScriptData): string {
  const { effect, interval, confidence, replicates, seed } = options
  const paired = options.given === 'columns'
  const centre = effect === 'mean' || effect === 'g' ? 'mean' : 'median'
  return rLines([
    '# Estimation plot',
    ...(paired ? columnLines(options, data) : groupLines(options, data)),
    `level <- ${rNumber(confidence)}`,
    'squares <- function(a, b) sum((a - mean(a))^2) + sum((b - mean(b))^2)',
    'factor_g <- function(df) exp(lgamma(df / 2) - log(df / 2) / 2 - lgamma((df - 1) / 2))',
    'effect <- function(a, b) {',
    `  if (is.null(b)) return(${effects[effect][0]})`,
    `  ${effects[effect][1]}`,
    '}',
    ...rReplicateSeeds(seed, replicates),
    'draw <- function(x) x[sample.int(length(x), length(x), TRUE)]',
    ...tLines(effect),
    ...bootstrapLines(options),
    'contrasts <- lapply(seq_along(values)[-1], function(k) {',
    '  if (min(length(values[[1]]), length(values[[k]])) < 3) return(NULL)',
    paired ? '  a <- sort(values[[k]] - values[[1]])' : '  a <- sort(values[[1]])',
    paired ? '  b <- NULL' : '  b <- sort(values[[k]])',
    '  estimate <- effect(a, b)',
    '  if (!is.finite(estimate)) return(NULL) # g of values that do not vary',
    `  few <- min(length(a), if (!is.null(b)) length(b)) < ${leastResampled}`,
    '  samples <- if (!few) sort(sapply(seeds, function(s) { set.seed(s); a <- draw(a); effect(a, if (!is.null(b)) draw(b)) }))',
    `  interval <- ${interval === 't' ? 't_interval(a, b)' : `if (few) ${effect === 'mean' || effect === 'g' ? 't_interval(a, b)' : 'c(NaN, NaN)'} else bootstrap_interval(samples, a, b)`}`,
    '  density <- if (!few && diff(range(samples)) > 0) {',
    '    bw <- bw.nrd0(samples)',
    effect === 'delta'
      ? `    x <- seq(min(samples), max(samples), length.out = ${places})`
      : `    x <- seq(min(samples) - 3 * bw, max(samples) + 3 * bw, length.out = ${places})`,
    '    list(x = x, y = sapply(x, function(at) mean(dnorm(at, samples, bw))))',
    '  }',
    '  difference <- mean(if (is.null(b)) a else b) - if (is.null(b)) 0 else mean(a)',
    `  unit <- ${effect === 'delta' ? 'NULL' : effect === 'g' ? 'if (estimate != 0) difference / estimate' : '1'}`,
    '  list(group = k - 1, estimate = estimate, interval = interval, density = density, unit = unit)',
    '})',
    'contrasts <- Filter(Negate(is.null), contrasts)',
    `centres <- sapply(values, ${centre})`,
    'print(do.call(rbind, lapply(contrasts, function(one) c(group = one$group, estimate = one$estimate, lower = one$interval[1], upper = one$interval[2]))))',
    '',
    'layout(matrix(1:2, 2))',
    `stripchart(unname(values), vertical = TRUE, method = "jitter", pch = 16, group.names = ${rVector(groupNames(options, data))}, ylab = ${rString(paired ? '' : rColumnName(data, options.variable))})`,
    'segments(seq_along(values) - 0.2, centres, seq_along(values) + 0.2, centres, lwd = 3)',
    'all_ends <- unlist(lapply(contrasts, function(one) c(0, one$estimate, one$interval, range(one$density$x))))',
    `plot(NULL, xlim = c(0.5, length(values) + 0.5), ylim = range(all_ends[is.finite(all_ends)]), xlab = "", ylab = ${rString(effect)}, xaxt = "n")`,
    'abline(h = 0, lty = 2)',
    'for (one in contrasts) {',
    '  if (!is.null(one$density)) polygon(one$group + 1 + 0.4 * one$density$y / max(one$density$y), one$density$x, col = "grey85", border = NA)',
    '  segments(one$group + 1, one$interval[1], one$group + 1, one$interval[2])',
    '  points(one$group + 1, one$estimate, pch = 16)',
    '}',
  ])
}

/** The levels of the script's groups, the control first. */
function groupNames({ given, group, control, variables }: Options, data: ScriptData): readonly string[] {
  if (given === 'columns') return variables.map((id) => rColumnName(data, id))
  const levels = columnInfo(data, group)?.levels ?? []
  return [...levels.filter((one) => one === control), ...levels.filter((one) => one !== control)].map(String)
}

function groupLines({ variable, group, control }: Options, data: ScriptData): readonly string[] {
  const x = rColumn(data, variable)
  return [
    ...readDataLines(data, [...new Set([variable, group])]),
    ...rGroupLines(data, group, null),
    `d <- d[is.finite(${x}), ]`,
    `values <- split(${x}, droplevels(d$group_))`,
    ...(control === null
      ? []
      : [
          `control <- names(values) == as.character(${rLiteral(control)})`,
          'values <- c(values[control], values[!control]) # the control first',
        ]),
  ]
}

function columnLines({ variables }: Options, data: ScriptData): readonly string[] {
  return [
    ...readDataLines(data, variables),
    `measurements <- ${rVector(variables.map((id) => rColumnName(data, id)))}`,
    'd <- d[apply(is.finite(as.matrix(d[measurements])), 1, all), ] # complete cases',
    'values <- as.list(d[measurements])',
  ]
}

function tLines(effect: Options['effect']): readonly string[] {
  if (effect === 'mean')
    return [
      't_interval <- function(a, b) if (diff(range(a)) == 0 && (is.null(b) || diff(range(b)) == 0)) (if (is.null(b)) range(a) else c(NaN, NaN)) else',
      '  if (is.null(b)) t.test(a, conf.level = level)$conf.int else t.test(b, a, conf.level = level)$conf.int',
    ]
  if (effect !== 'g') return []
  return [
    't_interval <- function(a, b) { # from the non-central t distribution',
    '  df <- length(a) - 1 + if (is.null(b)) 0 else length(b) - 1',
    '  per <- if (is.null(b)) sqrt(length(a)) else sqrt(length(a) * length(b) / (length(a) + length(b)))',
    '  t_value <- effect(a, b) / factor_g(df) * per',
    '  reach <- 10 * sqrt(1 + t_value^2 / (2 * df)) + 2',
    '  limit <- function(p) uniroot(function(ncp) pt(t_value, df, ncp) - p, t_value + c(-1, 1) * min(reach, 37 - abs(t_value)), tol = 1e-12)$root',
    '  c(limit((1 + level) / 2), limit((1 - level) / 2)) / per * factor_g(df)',
    '}',
  ]
}

function bootstrapLines({ effect, interval }: Options): readonly string[] {
  if (interval === 't') return []
  if (interval === 'percentile')
    return [
      'bootstrap_interval <- function(samples, a, b)',
      '  quantile(samples, (1 + c(-1, 1) * level) / 2, type = 6, names = FALSE)',
    ]
  const scale = effect === 'mean' || effect === 'median' ? 'max(abs(c(a, b)))' : '1'
  return [
    'bootstrap_interval <- function(samples, a, b) { # BCa, with the acceleration of the jackknife',
    '  if (diff(range(samples)) == 0) return(range(samples))',
    '  part <- function(without) (length(without) - 1) / length(without) * (mean(without) - without)',
    '  d <- part(sapply(seq_along(a), function(i) effect(a[-i], b)))',
    '  if (!is.null(b)) d <- c(d, part(sapply(seq_along(b), function(i) effect(a, b[-i]))))',
    '  acceleration <- if (!all(is.finite(d)) || all(d == 0)) 0 else sum((d / max(abs(d)))^3) / (6 * sum((d / max(abs(d)))^2)^1.5)',
    `  z0 <- qnorm(mean(samples < effect(a, b) - 1e-12 * ${scale}))`,
    '  if (is.infinite(z0)) return(c(NaN, NaN))',
    '  z <- z0 + qnorm((1 + c(-1, 1) * level) / 2)',
    '  quantile(samples, pnorm(z0 + z / (1 - acceleration * z)), type = 6, names = FALSE)',
    '}',
  ]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const groups = options.given === 'columns' ? options.variables.length : groupCount(data, options.group)
  const found: Record<string, string> = {
    'chart/confidence': 'level',
    'chart/replicates': 'length(seeds)',
    'chart/seed': rNumber(options.seed),
  }
  for (let k = 0; k < groups; k++) {
    const of = `if (${k + 1} <= length(values)) values[[${k + 1}]]`
    found[`chart/groups/${k}/n`] = `if (${k + 1} <= length(values)) length(values[[${k + 1}]])`
    found[`chart/groups/${k}/centre`] = `if (${k + 1} <= length(values)) centres[[${k + 1}]]`
    found[`chart/groups/${k}/points`] = of
  }
  for (let k = 0; k + 1 < groups; k++) {
    const [path, of] = [`chart/contrasts/${k}`, `(if (${k + 1} <= length(contrasts)) contrasts[[${k + 1}]])`]
    found[`${path}/group`] = `${of}$group`
    found[`${path}/estimate`] = `${of}$estimate`
    found[`${path}/interval/lower`] = `${of}$interval[1]`
    found[`${path}/interval/upper`] = `${of}$interval[2]`
    found[`${path}/unit`] = `${of}$unit`
    found[`${path}/density/x`] = `${of}$density$x`
    found[`${path}/density/y`] = `${of}$density$y`
  }
  return found
}
