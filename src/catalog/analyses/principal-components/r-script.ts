import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumnName, readDataLines, rFactor, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import { rReplicateSeeds } from '../../kit/r/r-replicate-seeds.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, saved }

function script(options: Options, data: ScriptData): string {
  const { variables, matrix, rotation } = options
  return rLines([
    '# Principal component analysis',
    ...readDataLines(
      data,
      options.scorePlot && options.scoreGroup !== null ? [...variables, options.scoreGroup] : variables,
    ),
    `variables <- ${rVector(variables.map((id) => rColumnName(data, id)))}`,
    'x <- as.matrix(d[variables])',
    'x[!is.finite(x)] <- NA',
    'y <- x[complete.cases(x), ]',
    'n <- nrow(y)',
    'p <- ncol(y)',
    'sds <- apply(y, 2, sd)',
    'r <- cor(y)',
    ...(matrix === 'correlation' ? ['m <- r', 'unit <- rep(1, p)'] : ['m <- cov(y)', 'unit <- sds']),
    components,
    ...keptLines(options),
    loadings,
    ...(rotation === 'varimax' ? [rotated] : []),
    adequacy,
    ...(options.scorePlot ? scorePlotLines(options, data) : []),
    'print(rbind(eigenvalue = values, share = values / sum(values), cumulative = cumsum(values) / sum(values)))',
    'print(loadings)',
    'print(c(KMO = kmo, chi2 = statistic, df = df, p = pchisq(statistic, df, lower.tail = FALSE)))',
  ])
}

/** Two components as they are drawn, and the arrows of the variables. */
function scorePlotLines(
  { across, up, scoreGroup, scoreScale, rotation }: Options,
  data: ScriptData,
): readonly string[] {
  const levels = scoreGroup === null ? [] : (columnInfo(data, scoreGroup)?.levels ?? [])
  const isStandard = scoreScale === 'standard' || rotation === 'varimax'
  const own = isStandard
    ? [
        'drawn_by <- sweep(own, 2, sqrt(values[shown]), "/") * unit',
        'arrows <- sweep(own, 2, sqrt(values[shown]), "*") / unit',
      ]
    : ['drawn_by <- own * unit', 'arrows <- own']
  const lines = ['own <- weights[, shown, drop = FALSE]', ...own, 'share <- values[shown] / sum(values)']
  const isRotated = rotation === 'varimax'
  const drawn = [
    ...(isRotated
      ? [
          'if (kept > 1) {',
          '  drawn_by <- coefficients[, shown]; arrows <- loadings[, shown]; share <- colSums(arrows^2) / p',
          '} else {',
          ...lines.map((line) => `  ${line}`),
          '}',
        ]
      : lines),
    'points <- sweep(sweep(y, 2, colMeans(y)), 2, sds, "/") %*% drawn_by',
    `group <- ${scoreGroup === null ? 'factor(rep("all", n))' : `droplevels(${rFactor(data, scoreGroup, levels)}[complete.cases(x)])`}`,
    'near_zero <- function(m, sd) ifelse(!is.na(sd) & abs(m) < 1e-12 * sd, 0, m) # rounding errors of a mean of 0',
    'parts <- lapply(split(seq_len(n), group), function(i) {',
    '  v <- points[i, , drop = FALSE]; s <- cov(v)',
    '  list(n = nrow(v), x = v[, 1], y = v[, 2], centre = near_zero(colMeans(v), sqrt(diag(s))), covariance = c(s[1, 1], s[1, 2], s[2, 2]),',
    '    radius = sqrt(2 * qf(0.95, 2, nrow(v) - 1))) # of the ellipse',
    '})',
  ]
  return [
    '# the score plot',
    `shown <- c(${rNumber(across)}, ${rNumber(up)})`,
    `if (max(shown) <= ${isRotated ? '(if (kept > 1) kept else sum(values > 0))' : 'sum(values > 0)'}) {`,
    ...drawn.map((line) => `  ${line}`),
    '}',
  ]
}

const components = `# the largest weight of each component is made positive
sign_of <- function(v) sign(v[which(abs(v) >= max(abs(v)) * (1 - 1e-8))[1]])
signed <- function(v) apply(v, 2, function(w) w * sign_of(w))
e <- eigen(m, symmetric = TRUE)
values <- ifelse(e$values > p * .Machine$double.eps * e$values[1], e$values, 0)
weights <- signed(e$vectors)`

function keptLines({ keep, count, share, matrix, simulations, seed }: Options): readonly string[] {
  if (keep === 'parallel')
    return [
      ...rReplicateSeeds(seed, simulations),
      'random <- sapply(seeds, function(s) { set.seed(s); eigen(cor(matrix(rnorm(n * p), n)), symmetric = TRUE, only.values = TRUE)$values })',
      'limits <- apply(random, 1, quantile, probs = 0.95)',
      'kept <- max(1, which(c(values <= limits, TRUE))[1] - 1)',
    ]
  if (keep === 'fixed') return [`kept <- ${rNumber(count)}`]
  if (keep === 'share') return [`kept <- which(cumsum(values) >= (${rNumber(share)} - 1e-10) * sum(values))[1]`]
  return [`kept <- max(1, sum(values > ${matrix === 'correlation' ? '1' : 'mean(values)'} * (1 + 1e-10)))`]
}

const loadings = `k <- seq_len(kept)
first <- weights[, k, drop = FALSE]
loadings <- first %*% diag(sqrt(values[k]), kept) / unit
coefficients <- first %*% diag(1 / sqrt(values[k]), kept) * unit`

const rotated = `if (kept > 1) {
  # again until nothing turns any more: a single varimax() can stop too early; with eps = -1 it does all its 1000 rounds
  turn <- diag(kept)
  for (i in 1:50) {
    step <- varimax(loadings %*% turn, eps = -1)$rotmat
    turn <- turn %*% step
    if (max(abs(step - diag(kept))) < 1e-14) break
  }
  turn <- turn[, order(-colSums((loadings %*% turn)^2))]
  loadings <- loadings %*% turn
  turn <- turn %*% diag(apply(loadings, 2, sign_of))
  loadings <- signed(loadings)
  coefficients <- coefficients %*% turn
}`

const adequacy = `rownames(loadings) <- variables
scores <- sweep(sweep(x, 2, colMeans(y)), 2, sds, "/") %*% coefficients
# Kaiser, Meyer and Olkin; Bartlett (1950)
own <- eigen(r, symmetric = TRUE, only.values = TRUE)$values
singular <- own[p] <= 1e-12 * own[1]
inverse <- if (singular) matrix(NaN, p, p) else solve(r)
partial <- (inverse / sqrt(outer(diag(inverse), diag(inverse))))^2
off <- row(r) != col(r)
kmo <- sum(r[off]^2) / (sum(r[off]^2) + sum(partial[off]))
msa <- sapply(1:p, function(j) sum(r[-j, j]^2) / (sum(r[-j, j]^2) + sum(partial[-j, j])))
df <- p * (p - 1) / 2
factor <- n - 1 - (2 * p + 5) / 6
statistic <- if (singular || factor <= 0) NaN else -factor * sum(log(own))
at <- function(m, j, k) if (k > ncol(m)) NaN else m[j, k]`

function captures({ variables, rotation, keep }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'adequacy/kmo/value': 'kmo',
    'adequacy/bartlett/statistic': 'statistic',
    'adequacy/bartlett/df': 'df',
    'adequacy/bartlett/p': 'pchisq(statistic, df, lower.tail = FALSE)',
  }
  for (const [i, variable] of variables.entries()) {
    const k = i + 1
    const row = `eigenvalues/component=${k}`
    found[`${row}/eigenvalue`] = `values[${k}]`
    found[`${row}/share`] = `values[${k}] / sum(values)`
    found[`${row}/cumulative`] = `sum(values[1:${k}]) / sum(values)`
    if (keep === 'parallel') found[`${row}/random`] = `limits[${k}]`
    if (rotation === 'varimax') {
      const known = (value: string) => `if (kept > 1 && kept >= ${k}) ${value} else NaN`
      found[`${row}/rotated`] = known(`sum(loadings[, ${k}]^2)`)
      found[`${row}/rotatedShare`] = known(`sum(loadings[, ${k}]^2) / p`)
      found[`${row}/rotatedCumulative`] = known(`sum(loadings[, 1:${k}]^2) / p`)
    }
    for (const [j] of variables.entries()) {
      found[`loadings/${variable}/loading@${j + 1}`] = `at(loadings, ${k}, ${j + 1})`
      found[`coefficients/${variable}/coefficient@${j + 1}`] = `at(coefficients, ${k}, ${j + 1})`
    }
    found[`loadings/${variable}/communality`] = `sum(loadings[${k}, ]^2)`
    found[`loadings/${variable}/adequacy`] = `msa[${k}]`
  }
  return found
}

function saved({ scores }: Options): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: scores }, (_, k) => [`score${k + 1}`, `scores[, ${k + 1}]`]))
}
