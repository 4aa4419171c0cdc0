import type { Term } from '#engine/methods/design/term.ts'

/** The residuals `residuals(fit)`, weights `w` and leverages `h` of a fit as a robust covariance takes them. */
export const robustResiduals = {
  hc0: 'residuals(fit) * w',
  hc1: 'residuals(fit) * w * sqrt(nobs(fit) / fit$df.residual)',
  hc2: 'residuals(fit) * w / sqrt(1 - h)',
  hc3: 'residuals(fit) * w / (1 - h)',
} as const

/** R's own tolerance takes higher powers for dependent. */
export function toleranceInR(terms: readonly Term[]): string {
  return terms.some(({ kind }) => kind === 'polynomial') ? ', tol = 1e-11' : ''
}
