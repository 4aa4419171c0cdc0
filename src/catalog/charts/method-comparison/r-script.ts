import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { rReplicateSeeds } from '../../kit/r/r-replicate-seeds.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { x, y, method, levels, identity, confidence } = options
  return rLines([
    '# Method comparison',
    ...readDataLines(data, [x, y]),
    `d <- d[is.finite(${rColumn(data, x)}) & is.finite(${rColumn(data, y)}), ]`,
    `x <- ${rColumn(data, x)}`,
    `y <- ${rColumn(data, y)}`,
    'n <- length(x)',
    `level <- ${rNumber(confidence)}`,
    'at <- seq(min(x), max(x), length.out = 61)',
    `levels <- ${levels.length === 0 ? 'numeric(0)' : rVector(levels)}`,
    ...(method === 'deming' ? demingLines(options) : rankedLines(options)),
    'print(list(slope = slope, intercept = intercept, bias = bias))',
    '',
    `plot(x, y, asp = 1, xlab = ${rString(rColumnName(data, x))}, ylab = ${rString(rColumnName(data, y))})`,
    'lines(at, line)',
    'if (length(band)) matlines(at, t(band), lty = 3, col = 1)',
    identity && 'abline(0, 1, lty = 2)',
    'abline(v = levels, lty = 3)',
  ])
}

function demingLines({ ratio }: Options): readonly string[] {
  return [
    `ratio <- ${rNumber(ratio)} # variance of the errors of x over that of y`,
    'deming <- function(x, y) {',
    '  u <- sum((x - mean(x))^2)',
    '  q <- sum((y - mean(y))^2)',
    '  p <- sum((x - mean(x)) * (y - mean(y)))',
    '  b <- (ratio * q - u + sqrt((ratio * q - u)^2 + 4 * ratio * p^2)) / (2 * ratio * p)',
    '  c(mean(y) - b * mean(x), b)',
    '}',
    'fit <- deming(x, y)',
    'without <- sapply(seq_len(n), function(i) deming(x[-i], y[-i]))',
    'limits <- function(v) { # of v[1] times the intercept plus v[2] times the slope, by the jackknife',
    '  pseudo <- n * sum(v * fit) - (n - 1) * colSums(v * without)',
    '  sum(v * fit) + c(-1, 1) * qt((1 + level) / 2, n - 2) * sd(pseudo) / sqrt(n)',
    '}',
    'slope <- c(fit[2], limits(c(0, 1)))',
    'intercept <- c(fit[1], limits(c(1, 0)))',
    'line <- fit[1] + fit[2] * at',
    'band <- sapply(at, function(a) limits(c(1, a)))',
    'bias <- sapply(levels, function(a) c(fit[1] + fit[2] * a, limits(c(1, a))) - a)',
  ]
}

function rankedLines({ seed }: Options): readonly string[] {
  return [
    'near <- 1e-12 * max(abs(c(x, y)))',
    'slopes <- function(x, y) { # of all pairs, as their direction turns from -45 degrees, without slopes of -1 and equal pairs',
    '  dx <- outer(x, x, "-")',
    '  dy <- outer(y, y, "-")',
    '  kept <- lower.tri(dx) & abs(dx + dy) > near',
    '  s <- dy[kept] / dx[kept]',
    '  c(sort(s[s > -1]), sort(s[s < -1]))',
    '}',
    'middle <- function(s) mean(s[(length(s) + 1:2) %/% 2])',
    's <- slopes(x, y)',
    'b <- middle(s)',
    'half <- qnorm((1 + level) / 2) * sqrt(n * (n - 1) * (2 * n + 5) / 18)',
    'first <- round((length(s) - half) / 2)',
    'slope <- c(b, s[first], s[length(s) - first + 1])',
    'intercept <- sapply(slope[c(1, 3, 2)], function(b) median(y - b * x))',
    'line <- intercept[1] + b * at',
    '',
    '# linearity: the largest cumulative sum along the line',
    'residual <- y - intercept[1] - b * x',
    'side <- ifelse(abs(residual) <= 1e-10 * max(abs(c(x, y))), 0, sign(residual))',
    'above <- sum(side > 0)',
    'below <- sum(side < 0)',
    'score <- ifelse(side > 0, sqrt(below / above), ifelse(side < 0, -sqrt(above / below), 0))',
    'along <- (y + x / b - intercept[1]) / sqrt(1 + 1 / b^2)',
    'o <- order(along)',
    'ends <- c(diff(along[o]) > 1e-10 * diff(range(along)), TRUE)',
    'h <- max(abs(cumsum(score[o])[ends])) / sqrt(below + 1)',
    'p <- if (is.na(h)) NA else if (h < 1) 1 - sqrt(2 * pi) / h * sum(exp(-(2 * (1:20) - 1)^2 * pi^2 / (8 * h^2))) else 2 * sum((-1)^(0:19) * exp(-2 * (1:20)^2 * h^2))',
    'print(c(h = h, p = p))',
    '',
    '# up to 1000 pairs the band rests on lines of bootstrap samples',
    'band <- NULL',
    'bias <- rbind(intercept[1] + (b - 1) * levels, NA, NA)',
    'if (n <= 1000) {',
    ...rReplicateSeeds(seed, 999).map((line) => `  ${line}`),
    '  drawn <- sapply(seeds, function(one) {',
    '    set.seed(one)',
    '    i <- sample.int(n, n, TRUE)',
    '    b <- middle(slopes(x[i], y[i]))',
    '    c(median(y[i] - b * x[i]), b)',
    '  })',
    '  limits <- function(a) quantile(drawn[1, ] + drawn[2, ] * a, (1 + c(-1, 1) * level) / 2, type = 6, names = FALSE)',
    '  band <- sapply(at, limits)',
    '  bias <- sapply(levels, function(a) c(intercept[1] + b * a, limits(a)) - a)',
    '}',
  ]
}

function captures({ method, levels, ratio, seed }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/confidence': 'level',
    'chart/n': 'n',
    'chart/points/x': 'if (n <= 2000) x', // more are placed on a grid over their range
    'chart/points/y': 'if (n <= 2000) y',
    'chart/points/grid/cells': 'if (n > 2000) 500',
    'chart/points/grid/x': 'if (n > 2000) range(x)',
    'chart/points/grid/y': 'if (n > 2000) range(y)',
    'chart/line/x': 'at',
    'chart/line/y': 'line',
    'chart/line/limits/lower': 'band[1, ]',
    'chart/line/limits/upper': 'band[2, ]',
  }
  for (const [k, name] of ['value', 'lower', 'upper'].entries()) {
    for (const part of ['slope', 'intercept']) found[`chart/${part}/${name}`] = `${part}[${k + 1}]`
    for (const j of levels.keys()) found[`chart/levels/${j}/bias/${name}`] = `bias[${k + 1}, ${j + 1}]`
  }
  for (const j of levels.keys()) found[`chart/levels/${j}/at`] = `levels[${j + 1}]`
  if (method === 'deming') return { ...found, 'chart/show/ratio': rNumber(ratio) }
  return {
    ...found,
    'chart/linearity': 'if (above > 0 && below > 0) p',
    'chart/samples/count': 'if (n <= 1000) length(seeds)',
    'chart/samples/seed': `if (n <= 1000) ${rNumber(seed)}`,
  }
}
