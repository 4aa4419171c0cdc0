import type { ModelTerms } from '../options/compound-options.ts'
import { termVariables } from '../options/term-variables.ts'
import { rColumn } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import { isCounted } from './r-model.ts'

/** R code that computes rows of the design matrix of a fitted model. */
export interface RowsInR {
  readonly terms: ModelTerms
  /** The R expression of the rows for the data frame `new`. */
  readonly rows: string
}

/** The rows of the design for `new` of a fit by lm or glm. */
export const rowsOfGlm =
  'model.matrix(delete.response(terms(fit)), model.frame(delete.response(terms(fit)), new, xlev = fit$xlevels), contrasts.arg = fit$contrasts)'

/**
 * Lines that make `typical`, a row with each covariate at its mean and each factor at its reference level, and `rows_at`, the rows of the design
 * with other values of one variable; also `cases`, those of each row of the data, and `estimated`, the columns with a coefficient.
 */
export function designRowLines({ terms, rows }: RowsInR, data: ScriptData): readonly string[] {
  return [
    '# covariates at their mean, factors at their reference level',
    `cases <- ${isCounted(data) ? 'w' : 'rep(1, nrow(d))'}`,
    'typical <- d[1, , drop = FALSE]',
    ...predictorsIn(terms).map((id) => {
      const column = rColumn(data, id)
      const factor = terms.factors[id]
      const own = column.replace(/^d\$/, 'typical$')
      if (factor === undefined) return `${own} <- weighted.mean(${column}, cases)`
      return `${own}[] <- levels(${column})[${factor.contrast === 'sum' ? `nlevels(${column})` : '1'}]`
    }),
    'estimated <- which(!is.na(b))',
    'rows_of <- function(new) # of the design',
    `  ${rows}`,
    'rows_at <- function(name, at) {',
    '  new <- typical[rep(1, length(at)), , drop = FALSE]',
    '  new[[name]][] <- at',
    '  rows_of(new)',
    '}',
  ]
}

/** The variables of a model's terms, without those of offsets and strata. */
export function predictorsIn({ terms }: ModelTerms): readonly string[] {
  const predicting = terms.filter(({ kind }) => kind !== 'offset' && kind !== 'strata')
  return [...new Set(predicting.flatMap(termVariables))]
}
