import type { Term } from '#engine/methods/design/term.ts'
import { columnInfo, type LevelValue } from '../data-dictionary.ts'
import type { ModelTerms } from '../options/compound-options.ts'
import { termVariables } from '../options/term-variables.ts'
import { rCaseQuantiles } from '../r/r-cases.ts'
import { rColumn, rColumnName, readDataLines, rFactor, rName, rString, rVector } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import { rCountedKnots, rDefaultKnots, rSplineBasis } from './r-knots.ts'

/** Columns that a script derives before it selects complete rows. */
interface MadeColumns {
  readonly lines: readonly string[]
  readonly names: readonly string[]
}

/**
 * Lines that read the data and leave the complete rows of the model in `d`, and in `w` their frequencies if the script uses them; `rows_for`
 * gives the rows complete in fewer variables. `made`: derived columns that must be complete instead of the columns of the outcome.
 */
export function modelDataLines(
  data: ScriptData,
  outcome: readonly string[],
  model: ModelTerms,
  made?: MadeColumns,
): readonly string[] {
  const variables = [...new Set(model.terms.flatMap(termVariables))]
  const weight = data.ownWeight?.variable
  const all = [...new Set([...outcome, ...variables, ...(weight === undefined ? [] : [weight])])]
  const complete = made === undefined ? all : variables
  const names = [...(made?.names ?? []), ...complete.map((id) => rColumnName(data, id))]
  return [
    ...readDataLines(data, all),
    ...variables.flatMap((id) => {
      const factor = model.factors[id]
      if (factor === undefined) return []
      const levels = codingOrder(columnInfo(data, id)?.levels ?? [], factor.reference, factor.contrast)
      const which = factor.contrast === 'sum' ? 'the omitted level last' : 'the reference first'
      return [`${rColumn(data, id)} <- ${rFactor(data, id, levels)} # ${which}`]
    }),
    ...(weight === undefined ? [] : [`d <- d[which(${rColumn(data, weight)} > 0), ]`]),
    ...(made?.lines ?? []),
    'all_rows <- d',
    'rows_for <- function(names) { # complete in these variables',
    '  ok <- lapply(all_rows[names], function(v) if (is.numeric(v)) is.finite(v) else !is.na(v))',
    '  droplevels(all_rows[Reduce(`&`, ok), , drop = FALSE])',
    '}',
    `d <- rows_for(${rVector(names)})`,
    ...(isCounted(data) ? [`w <- ${rColumn(data, data.ownWeight.variable)} # cases of each row`] : []),
    ...(!hasDefaultKnots(model) ? [] : isCounted(data) ? [...rCaseQuantiles, ...rCountedKnots] : rDefaultKnots),
    ...model.terms.flatMap((term) => knotLines(term, data)),
    ...(model.terms.some(({ kind }) => kind === 'polynomial')
      ? ['powers <- function(x, degree) outer(x, seq_len(degree), "^")']
      : []),
    ...(model.terms.some(({ kind }) => kind === 'spline') ? rSplineBasis : []),
  ]
}

/** Whether the knots of a spline come from the data. */
export function hasDefaultKnots({ terms }: ModelTerms): boolean {
  return terms.some((term) => term.kind === 'spline' && typeof term.knots === 'number')
}

/** Whether rows have frequencies that the script itself uses. */
export function isCounted(
  data: ScriptData,
): data is ScriptData & { readonly ownWeight: NonNullable<ScriptData['ownWeight']> } {
  return data.ownWeight?.kind === 'frequency'
}

/** The coding order of a factor: the omitted level first, under sum contrasts last. */
export function codingOrder(
  levels: readonly LevelValue[],
  reference: LevelValue | null,
  contrast: 'treatment' | 'sum',
): readonly LevelValue[] {
  const omitted = reference ?? levels[0]
  if (omitted === undefined) return levels
  const others = levels.filter((level) => level !== omitted)
  return contrast === 'sum' ? [...others, omitted] : [omitted, ...others]
}

/** The right-hand side of a formula. */
export function rightHandSide(terms: readonly Term[], all: readonly Term[], data: ScriptData): string {
  return terms.map((term) => termInR(term, all, data)).join(' + ')
}

/** One term in a formula. */
export function termInR(term: Term, all: readonly Term[], data: ScriptData): string {
  const form = (id: string): string => {
    const own = all.find(
      ({ kind, ...of }) => (kind === 'spline' || kind === 'polynomial') && 'variable' in of && of.variable === id,
    )
    return own === undefined ? rName(rColumnName(data, id)) : termInR(own, all, data)
  }
  switch (term.kind) {
    case 'interaction':
      return term.variables.map(form).join(':')
    case 'nested':
      return `${form(term.within)}:${form(term.variable)}`
    case 'polynomial':
      return `powers(${rName(rColumnName(data, term.variable))}, ${term.degree})`
    case 'spline':
      return `rcs(${rName(rColumnName(data, term.variable))}, ${knotsName(term.variable)})`
    case 'offset':
      return `offset(${rName(rColumnName(data, term.variable))})`
    default:
      return form(termVariables(term)[0] ?? '')
  }
}

/** The `contrasts` argument of a fit: those of the model, or sum contrasts for every factor. */
export function contrastsInR(model: ModelTerms, variables: readonly string[], data: ScriptData, all?: 'sum'): string {
  const factors = variables.filter((id) => model.factors[id] !== undefined)
  if (factors.length === 0) return 'NULL'
  const named = factors.map((id) => {
    const contrast = all ?? model.factors[id]?.contrast ?? 'treatment'
    return `${rName(rColumnName(data, id))} = ${rString(`contr.${contrast}`)}`
  })
  return `list(${named.join(', ')})`
}

/** The R name of the knots of a variable. */
export function knotsName(id: string): string {
  return rName(`knots_${id}`)
}

function knotLines(term: Term, data: ScriptData): readonly string[] {
  if (term.kind !== 'spline') return []
  const { variable, knots } = term
  if (typeof knots !== 'number') return [`${knotsName(variable)} <- ${rVector(knots)}`]
  return [
    `${knotsName(variable)} <- default_knots(${rColumn(data, variable)}, ${knots}${isCounted(data) ? ', w' : ''})`,
  ]
}

/** The `tol` argument of lm: R's default treats higher powers as dependent. */
export function toleranceInR(terms: readonly Term[]): string {
  return terms.some(({ kind }) => kind === 'polynomial') ? ', tol = 1e-11' : ''
}

const inflationOfTerms = [
  'determinant_of <- function(k) det(r[k, k, drop = FALSE])',
  'inflation <- t(sapply(seq_len(max(attr(x, "assign"))), function(j) {',
  '  df <- sum(at == j)',
  '  vif <- if (df == 0) NA else determinant_of(at == j) * determinant_of(at != j) / determinant_of(TRUE)',
  '  c(vif = vif, df = df, adjusted = vif^(1 / (2 * df)))',
  '}))',
  'print(inflation)',
]

/**
 * `tight`, with which likelihoods converge to the precision of doubles, and `fit_columns`, the method by which glm then still finds dependent
 * columns: glm.fit detects them at a thousandth of epsilon, which would be below rounding. `counted`: rows have frequencies, with which glm
 * would start so near to the outcomes of each row that its steps diverge.
 */
export function tightFitLines(steps: number, counted = false): readonly string[] {
  return [
    `tight <- glm.control(epsilon = 1e-14, maxit = ${steps})`,
    `fit_columns <- function(x, y, start = NULL, ${counted ? 'mustart = NULL, ' : ''}...) { # dependent columns as lm finds them, at 1e-7`,
    '  found <- qr(x)',
    '  keep <- found$pivot[seq_len(found$rank)]',
    ...(counted
      ? ['  if (is.null(start) && is.null(mustart)) mustart <- (y + 0.5) / 2 # near no outcome, however many cases']
      : []),
    `  f <- glm.fit(x[, keep, drop = FALSE], y, start = start[keep], ${counted ? 'mustart = mustart, ' : ''}...)`,
    '  f$coefficients <- setNames(f$coefficients[match(seq_len(ncol(x)), keep)], colnames(x))',
    '  f$qr$pivot <- found$pivot',
    '  f',
    '}',
  ]
}

/** Variance inflation lines for `model`, the summary of a fit with coefficients `b` and design matrix `x`. */
export const inflationLines = inflationLinesOf([
  'slopes <- which(!is.na(b))[-1]',
  'r <- cov2cor(model$cov.unscaled[-1, -1, drop = FALSE])',
  'at <- attr(x, "assign")[slopes]',
])

/**
 * `correlations`: lines that make `r`, the correlations of the slopes, and `at`, the index of each slope's term; the terms are those of `x`.
 */
export function inflationLinesOf(correlations: readonly string[]): readonly string[] {
  return ['# generalised variance inflation', ...correlations, ...inflationOfTerms]
}

/** The indices of the terms after which term j is tested; `parts` is the logical matrix of the terms' factors. */
export const marginalTermsInR = {
  I: 'seq_len(j - 1)',
  II: 'Filter(function(k) k != j && !all(parts[parts[, j], k]), seq_len(ncol(parts)))',
  III: 'setdiff(seq_len(ncol(parts)), j)',
} as const
