import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rDateLines, readDataLines, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import { rGroups } from '../../kit/r/r-groups.ts'
import { rTimeMs } from '../../kit/r/r-places.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { perUnits } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { kind, y, size, subgroup, x, baseline, multiple, lambda } = options
  const needed = [...new Set([y, ...[size, subgroup, x].filter((id) => id !== null)])]
  return rLines([
    '# Control chart',
    ...readDataLines(data, needed),
    ...rDateLines(data, x === null ? [] : [x]),
    `multiple <- ${rNumber(multiple)}`,
    ...(subgroup === null ? rowLines(options, data) : sampleLines(subgroup, y, data)),
    `base <- seq_len(min(n, ${baseline === null ? 'n' : rNumber(baseline)}))`,
    'd2 <- function(k) integrate(function(w) ptukey(w, k, Inf, lower.tail = FALSE), 0, 20, rel.tol = 1e-10)$value',
    'd3 <- function(k) sqrt(2 * integrate(function(w) w * ptukey(w, k, Inf, lower.tail = FALSE), 0, 20, rel.tol = 1e-10)$value - d2(k)^2)',
    'c4 <- function(k) sqrt(2 / (k - 1)) * exp(lgamma(k / 2) - lgamma((k - 1) / 2))',
    ...seriesLines(kind, lambda),
    ...(kind === 'run' ? runLines : limitLines(options)),
    '',
    'for (p in panels) {',
    '  plot(x, p$y, type = "o", ylim = range(unlist(p[c("y", "centre", "lower", "upper")]), na.rm = TRUE), ylab = "")',
    '  lines(x, p$centre)',
    ...(kind === 'run' ? [] : ['  lines(x, p$lower, type = "s", lty = 2)', '  lines(x, p$upper, type = "s", lty = 2)']),
    '  points(x[p$points], p$y[p$points], pch = 18, col = 2, cex = 1.6)',
    '}',
  ])
}

function rowLines({ y, size, x, per }: Options, data: ScriptData): readonly string[] {
  return [
    `a <- data.frame(y = ${rColumn(data, y)}, size = ${size === null ? '1' : rColumn(data, size)}, x = ${x === null ? 'NA' : rTimeMs(data, x)})`,
    ...(x === null
      ? ['a <- a[is.finite(a$y) & is.finite(a$size), ]', 'x <- seq_len(nrow(a))']
      : [
          'a <- a[is.finite(a$y) & is.finite(a$size) & is.finite(a$x), ]',
          'a <- a[order(a$x), ]',
          'x <- if (anyDuplicated(a$x)) seq_len(nrow(a)) else a$x',
        ]),
    'y <- a$y',
    per === 'one' ? 'size <- a$size' : `size <- a$size / ${perUnits[per]}`,
    'n <- length(y)',
  ]
}

function sampleLines(subgroup: string, y: string, data: ScriptData): readonly string[] {
  return [
    `a <- data.frame(y = ${rColumn(data, y)}, of = as.integer(${rGroups(data, subgroup)}))`,
    'a <- a[is.finite(a$y) & !is.na(a$of), ]',
    'samples <- split(a$y, factor(a$of, levels = unique(a$of))) # in order of first appearance',
    'size <- as.numeric(lengths(samples))',
    'means <- sapply(samples, mean)',
    'n <- length(samples)',
    'x <- seq_len(n)',
  ]
}

function seriesLines(kind: Options['kind'], lambda: number): readonly string[] {
  const range = kind === 'xbar-r'
  switch (kind) {
    case 'xbar-r':
    case 'xbar-s':
      return [
        `spread <- sapply(samples, function(v) if (length(v) < 2) NaN else ${range ? 'diff(range(v))' : 'sd(v)'})`,
        `unit <- sapply(size, function(k) if (k < 2) NaN else ${range ? 'd2' : 'c4'}(k)) # mean of the spread in units of the SD`,
        `noise <- ${range ? 'sapply(size, function(k) if (k < 2) NaN else d3(k))' : 'sqrt(1 - unit^2)'}`,
        'h <- (unit / noise)^2 # weights of least variance (Burr 1969)',
        'sigma <- sum((h * spread / unit)[base], na.rm = TRUE) / sum(h[base], na.rm = TRUE)',
        'centre <- sum((size * means)[base]) / sum(size[base])',
        'panels <- list(',
        '  list(y = means, centre = rep(centre, n), sd = sigma / sqrt(size), floor = -Inf, ceiling = Inf),',
        '  list(y = spread, centre = sigma * unit, sd = sigma * noise, floor = 0, ceiling = Inf))',
      ]
    case 'p':
    case 'np':
    case 'c':
    case 'u': {
      const whole = kind === 'np' || kind === 'c'
      return [
        ...(kind === 'c' ? ['size <- rep(1, n)'] : []),
        'rate <- sum(y[base]) / sum(size[base])',
        `variance <- ${kind === 'p' || kind === 'np' ? 'rate * (1 - rate)' : 'rate'}`,
        whole
          ? 'panels <- list(list(y = y, centre = rate * size, sd = sqrt(variance * size), floor = 0, ceiling = Inf))'
          : `panels <- list(list(y = y / size, centre = rep(rate, n), sd = sqrt(variance / size), floor = 0, ceiling = ${kind === 'p' ? '1' : 'Inf'}))`,
      ]
    }
    case 'run':
      return ['panels <- list(list(y = y, centre = rep(median(y[base]), n)))']
    default:
      return [
        'moving <- c(NaN, abs(diff(y)))',
        'mr <- mean(moving[base][-1])',
        'sigma <- mr / d2(2)',
        'centre <- mean(y[base])',
        ...(kind === 'ewma'
          ? [
              `lambda <- ${rNumber(lambda)}`,
              'average <- Reduce(function(z, v) lambda * v + (1 - lambda) * z, y, centre, accumulate = TRUE)[-1]',
              'spread <- sigma * sqrt(lambda / (2 - lambda) * (1 - (1 - lambda)^(2 * seq_len(n))))',
              'panels <- list(list(y = average, centre = rep(centre, n), sd = spread, floor = -Inf, ceiling = Inf))',
            ]
          : [
              'panels <- list(',
              '  list(y = y, centre = rep(centre, n), sd = rep(sigma, n), floor = -Inf, ceiling = Inf),',
              '  list(y = moving, centre = rep(mr, n), sd = rep(sigma * d3(2), n), floor = 0, ceiling = Inf))',
            ]),
      ]
  }
}

function limitLines({ kind, rules }: Options): readonly string[] {
  const asked = kind === 'ewma' ? [1] : rules.map((rule) => Number(rule.slice(4)))
  return [
    'side <- function(z, out, most) (out(z[length(z)]) && sum(out(z)) >= most) || (out(-z[length(z)]) && sum(out(-z)) >= most)',
    'rules <- list( # Nelson 1984: the length of the pattern, and the pattern',
    '  list(1, function(z, y) abs(z) > multiple),',
    '  list(9, function(z, y) side(z, function(d) d > 0, 9)),',
    '  list(6, function(z, y) all(diff(y) > 0) || all(diff(y) < 0)),',
    '  list(14, function(z, y) all(diff(y) != 0) && all(diff(sign(diff(y))) != 0)),',
    '  list(3, function(z, y) side(z, function(d) d > 2, 2)),',
    '  list(5, function(z, y) side(z, function(d) d > 1, 4)),',
    '  list(15, function(z, y) all(abs(z) < 1)),',
    '  list(8, function(z, y) all(abs(z) > 1)))',
    `asked <- ${asked.length === 0 ? 'integer(0)' : rVector(asked)}`,
    'panels <- lapply(seq_along(panels), function(k) within(panels[[k]], {',
    '  lower <- pmax(floor, centre - multiple * sd)',
    '  upper <- pmin(ceiling, centre + multiple * sd)',
    '  z <- round((y - centre) / sd, 9) # a value on a limit is not beyond it',
    '  found <- do.call(rbind, lapply(seq_along(y), function(i) do.call(rbind, lapply(if (k == 1) asked else intersect(asked, 1), function(r) {',
    '    w <- i - rules[[r]][[1]] + seq_len(rules[[r]][[1]])',
    '    if (w[1] >= 1 && !anyNA(y[w]) && rules[[r]][[2]](z[w], y[w])) c(i, r)',
    '  }))))',
    '  points <- found[, 1]',
    '  broken <- found[, 2]',
    '}))',
    'print(lapply(panels, function(p) data.frame(point = p$points, rule = p$broken)))',
  ]
}

const runLines = [
  'side <- sign(y - panels[[1]]$centre)',
  'beside <- which(side != 0)',
  'runs <- rle(side[beside])',
  'useful <- length(beside)',
  'longest <- max(0, runs$lengths)',
  'longest_limit <- if (useful == 0) 0 else round(log2(useful) + 3) # Anhoej and Olesen 2014',
  'crossings <- max(0, length(runs$lengths) - 1)',
  'crossings_limit <- if (useful < 2) 0 else qbinom(0.05, useful - 1, 0.5)',
  'panels[[1]]$points <- beside[rep(runs$lengths > longest_limit, runs$lengths)]',
  'panels[[1]]$broken <- rep(0, length(panels[[1]]$points))',
  'print(c(longest = longest, longest_limit = longest_limit, crossings = crossings, crossings_limit = crossings_limit))',
]

function captures({ kind, rules, lambda, per }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/n': 'n',
    'chart/base': 'length(base)',
    'chart/multiple': 'multiple',
    'chart/lambda': rNumber(lambda),
    'chart/per': rNumber(perUnits[per]),
  }
  if (kind !== 'run') found['chart/rules'] = 'asked'
  else
    Object.assign(found, {
      'chart/runs/useful': 'useful',
      'chart/runs/longest': 'longest',
      'chart/runs/longestLimit': 'longest_limit',
      'chart/runs/crossings': 'crossings',
      'chart/runs/crossingsLimit': 'crossings_limit',
    })
  const two = kind === 'individuals' || kind === 'xbar-r' || kind === 'xbar-s'
  for (let k = 0; k < (two ? 2 : 1); k++) {
    const panel = `panels[[${k + 1}]]`
    found[`chart/panels/${k}/x`] = 'x'
    for (const part of ['y', 'centre', ...(kind === 'run' ? [] : ['sd', 'lower', 'upper'])])
      found[`chart/panels/${k}/${part}`] = `${panel}$${part}`
    if (rules.length === 0) continue
    found[`chart/panels/${k}/signals/points`] = `${panel}$points`
    found[`chart/panels/${k}/signals/rules`] = `${panel}$broken`
  }
  return found
}
