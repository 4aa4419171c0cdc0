import { rColumn, rColumnName, rName } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { patternName } from '../../kit/steps/name-pattern.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variables, by, missingKeys, pattern } = options
    const usesGroups = plainOf(options) === null
    return {
      helpers: ['finite', ...(usesGroups ? groupHelpers(by) : [])],
      lines: [
        ...(usesGroups ? [...rGroupRows(data, by, missingKeys), rRowsOfGroups] : []),
        ...functionLines(options),
        ...variables.map(
          (id) =>
            `d$${rName(patternName(pattern, rColumnName(data, id)))} <- finite(suppressWarnings(transformed(${rColumn(data, id)})))`,
        ),
      ],
    }
  },
}

/** The body of the function where no group matters, else null. */
function plainOf({ method, base, constant, shares, lambda, exponent }: Options): string | null {
  const log = { e: 'log', '10': 'log10', '2': 'log2' }[base]
  const p = shares === 'percent' ? '(x / 100)' : 'x'
  switch (method) {
    case 'log':
      return `${log}(x)`
    case 'log-plus':
      return `${log}(x + ${constant})`
    case 'sqrt':
      return 'sqrt(x)'
    case 'reciprocal':
      return '1 / x'
    case 'square':
      return 'x^2'
    case 'logit':
      return `log(${p} / (1 - ${p}))`
    case 'arcsine-root':
      return `asin(sqrt(${p}))`
    case 'box-cox':
    case 'yeo-johnson':
      return lambda === 'given' ? `power(logs(x), ${exponent})` : null
    case 'rank-normal':
      return null
  }
}

function functionLines(options: Options): readonly string[] {
  const { method, score } = options
  const isPower = method === 'box-cox' || method === 'yeo-johnson'
  const plain = plainOf(options)
  const powers = isPower ? powerLines(method) : []
  if (plain !== null) return [...powers, `transformed <- function(x) ${plain}`]
  if (isPower)
    return [...powers, ...estimateLines, ...byGroup(['l <- lambda_of(t[is.finite(t)])', 'new[i] <- power(t, l)'])]
  const c = { blom: '3/8', tukey: '1/3', waerden: '0' }[score]
  return byGroup(['i <- i[!is.na(x[i])]', `new[i] <- qnorm((rank(x[i]) - ${c}) / (length(i) + 1 - 2 * ${c}))`])
}

const byGroup = (lines: readonly string[]): readonly string[] => [
  'transformed <- function(x) {',
  '  new <- rep(NA_real_, length(x))',
  '  for (i in rows) {',
  ...(lines.some((line) => line.includes('power(t')) ? ['    t <- logs(x[i])'] : []),
  ...lines.map((line) => `    ${line}`),
  '  }',
  '  new',
  '}',
]

function powerLines(method: 'box-cox' | 'yeo-johnson'): readonly string[] {
  const one = 'if (l %in% 0) t else expm1(l * t) / l'
  if (method === 'box-cox')
    return [
      'logs <- function(x) log(ifelse(x > 0, x, NA))',
      `power <- function(t, l) ${one} # (x^l - 1) / l with t = log(x)`,
      'slope <- function(t, l) t^2 * growth(l * t) # its derivative by l',
      ...growthLines,
    ]
  return [
    'logs <- function(x) sign(x) * log1p(abs(x))',
    `above <- function(t, l) ${one}`,
    'power <- function(t, l) ifelse(t >= 0, above(t, l), -above(-t, 2 - l)) # Yeo and Johnson, with t = logs(x)',
    'slope <- function(t, l) t^2 * growth(ifelse(t >= 0, l * t, (l - 2) * t)) # its derivative by l',
    ...growthLines,
  ]
}

const growthLines = [
  'growth <- function(u) { # (exp(u) (u - 1) + 1) / u^2; near 0 by its series',
  '  near <- abs(u) < 0.1; v <- ifelse(near, 1, u); k <- 2:10',
  '  s <- vapply(ifelse(near, u, 0), function(w) sum((k - 1) / factorial(k) * w^(k - 2)), 0)',
  '  ifelse(near, s, (expm1(v) * (v - 1) + v) / v^2)',
  '}',
]

const estimateLines = [
  'lambda_of <- function(t) { # where the profile likelihood of the mean model is greatest',
  '  if (length(unique(t)) < 2) return(NA_real_)',
  '  score <- function(l) {',
  '    y <- power(t, l); r <- y - mean(y)',
  '    sum(t) - length(t) * sum(r * slope(t, l)) / sum(r^2)',
  '  }',
  '  if (score(-5) <= 0) return(-5)',
  '  if (score(5) >= 0) return(5)',
  '  uniroot(score, c(-5, 5), tol = 1e-15, maxiter = 10000)$root',
  '}',
]
