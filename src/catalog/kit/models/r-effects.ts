import type { Term } from '#engine/methods/design/term.ts'
import { columnInfo } from '../data-dictionary.ts'
import { answered, inR, type Quantity } from '../figures/drawn.ts'
import type { ModelTerms } from '../options/compound-options.ts'
import { rCaseQuantiles } from '../r/r-cases.ts'
import { rColumn, rColumnName, rLevel, rNumber, rString, rVector } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import type { EffectFigure, EffectScale } from './effect-figure.ts'
import { isRatioScale } from './effect-figure.ts'
import { designRowLines, predictorsIn, type RowsInR } from './r-design-rows.ts'
import { hasDefaultKnots, isCounted, knotsName } from './r-model.ts'
import { nomogramLines } from './r-nomogram.ts'

export interface EffectsInR extends RowsInR {
  readonly effects: readonly string[]
  readonly references: Readonly<Record<string, { readonly reference: number | null }>>
  readonly scale: EffectScale
  /** R expressions of the covariance of the coefficients that are estimated, and of the quantile of the interval. */
  readonly covariance: string
  readonly reach: string
  /** The residual degrees of freedom if tests are by F. */
  readonly residualDf?: string
  /** Indices from 1 of the coefficients of a predictor beyond its straight line. */
  readonly curved: (variable: string) => readonly number[]
}

const inverses: Readonly<Record<EffectScale, string>> = {
  mean: 'identity',
  probability: 'plogis',
  count: 'exp',
  rate: 'exp',
  'odds-ratio': 'exp',
  'rate-ratio': 'exp',
  'hazard-ratio': 'exp',
}

/** Those of the chosen variables that are predictors of the model. */
function effectsInModel({ effects, terms }: Pick<EffectsInR, 'effects' | 'terms'>): readonly string[] {
  const predictors = predictorsIn(terms)
  return effects.filter((id) => predictors.includes(id))
}

/**
 * Lines that compute the list `effects` by the name of each predictor, and the parts of the nomogram, after `fit`, its coefficients `b` and the
 * rows `d`; none if neither is asked.
 */
export function modelFigureLines(asked: EffectsInR, data: ScriptData, nomogram = false): readonly string[] {
  const shown = effectsInModel(asked)
  if (shown.length === 0 && !nomogram) return []
  return [
    '',
    ...designRowLines(asked, data),
    ...(shown.length === 0 ? [] : [...predictionLines(asked, data), ...listed(shown, asked, data)]),
    ...(nomogram ? nomogramLines(asked.terms, data) : []),
  ]
}

function predictionLines({ terms, scale, covariance, reach, residualDf }: EffectsInR, data: ScriptData) {
  const offsets = isRatioScale(scale)
    ? []
    : terms.terms.flatMap((term) => (term.kind === 'offset' ? [term.variable] : []))
  const held = offsets.map((id) => ` + weighted.mean(${rColumn(data, id)}, cases)`).join('')
  return [
    ...(isCounted(data) && !hasDefaultKnots(terms) ? rCaseQuantiles : []),
    `covariance <- ${covariance}`,
    'predicted <- function(name, at, from) { # with limits, by the delta method on the scale of the linear predictor',
    '  rows <- rows_at(name, c(from, at))',
    '  if (!is.null(from)) rows <- sweep(rows[-1, , drop = FALSE], 2, rows[1, ])',
    '  rows <- rows[, estimated, drop = FALSE]',
    `  eta <- drop(rows %*% b[estimated])${held}`,
    `  half <- ${reach} * sqrt(pmax(rowSums((rows %*% covariance) * rows), 0))`,
    `  lapply(list(estimate = eta, lower = eta - half, upper = eta + half), ${inverses[scale]})`,
    '}',
    'curve_of <- function(name, from = NULL, curved = NULL) {',
    '  v <- d[[name]]',
    '  low <- min(v)',
    '  high <- max(v)',
    '  if (low == high) return(NULL)',
    '  inside <- !is.null(from) && from > low && from < high',
    '  x <- if (inside) c(low + (from - low) * 0:49 / 50, from + (high - from) * 0:49 / 50, high)',
    '    else c(low + (high - low) * 0:99 / 100, high)',
    '  edges <- c(low + (high - low) * 0:29 / 30, high)',
    '  counts <- tapply(cases, cut(v, edges, include.lowest = TRUE), sum, default = 0)',
    '  at <- match(curved, estimated)',
    '  tested <- length(at) > 0 && !anyNA(at)',
    '  wald <- if (tested) sum(b[curved] * solve(covariance[at, at], b[curved]))',
    `  p <- if (tested) ${residualDf === undefined ? 'pchisq(wald, length(at), lower.tail = FALSE)' : `pf(wald / length(at), length(at), ${residualDf}, lower.tail = FALSE)`} # non-linearity`,
    '  c(list(x = x, reference = from, counts = as.vector(counts), p = p), predicted(name, x, from))',
    '}',
    'levels_of <- function(name, all, from = NULL) {',
    '  at <- intersect(all, levels(d[[name]]))',
    '  c(list(counts = as.vector(tapply(cases, d[[name]], sum)[at])), predicted(name, at, from))',
    '}',
  ]
}

function listed(shown: readonly string[], { terms, scale, references, curved }: EffectsInR, data: ScriptData) {
  const lines = shown.map((id) => {
    const name = rString(rColumnName(data, id))
    if (terms.factors[id] !== undefined) {
      const all = (columnInfo(data, id)?.levels ?? []).map((level) => rLevel(data, id, level))
      const from = isRatioScale(scale) ? `, as.character(typical[[${name}]])` : ''
      return `  ${name} = levels_of(${name}, c(${all.join(', ')})${from})`
    }
    const own = references[id]?.reference ?? null
    const column = rColumn(data, id)
    const median = isCounted(data) ? `case_quantile(${column}, w, 0.5)` : `median(${column})`
    const from = isRatioScale(scale) ? `, from = ${own === null ? median : rNumber(own)}` : ''
    const at = curved(id)
    return `  ${name} = curve_of(${name}${from}${at.length === 0 ? '' : `, curved = ${rVector(at)}`})`
  })
  return ['effects <- list(', lines.join(',\n'), ')', 'str(effects)']
}

/** The quantities of a figure of an effect, after `effectLines`. */
export function effectQuantities(
  effect: EffectFigure,
  {
    options,
    data,
  }: { readonly options: { readonly terms: ModelTerms; readonly confidence: number }; readonly data: ScriptData },
): readonly Quantity[] {
  const { variable, confidence, estimate, lower, upper, counts, held } = effect
  const of = (part: string) => `effects[[${rString(rColumnName(data, variable))}]]$${part}`
  return [
    answered('confidence', confidence, options.confidence),
    inR('estimate', estimate, of('estimate')),
    inR('lower', lower, of('lower')),
    inR('upper', upper, of('upper')),
    inR('counts', counts, of('counts')),
    ...held.flatMap((one) =>
      'mean' in one
        ? [inR(`held.${one.variable}`, one.mean, `typical[[${rString(rColumnName(data, one.variable))}]]`)]
        : [],
    ),
    ...(effect.kind === 'levels'
      ? []
      : [
          inR('x', effect.x, of('x')),
          ...(effect.reference === null ? [] : [inR('reference', effect.reference, of('reference'))]),
          ...(effect.curvature === null ? [] : [inR('curvature', effect.curvature, of('p'))]),
          ...(isSpline(options.terms.terms, variable) ? [inR('knots', effect.knots, knotsName(variable))] : []),
        ]),
  ]
}

function isSpline(terms: readonly Term[], variable: string): boolean {
  return terms.some((term) => term.kind === 'spline' && term.variable === variable)
}
