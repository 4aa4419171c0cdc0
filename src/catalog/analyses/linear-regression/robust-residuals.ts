/** R expressions for residuals, weights `w` and leverages `h` of a fit, as a robust covariance needs them. */
export const robustResiduals = {
  hc0: 'residuals(fit) * w',
  hc1: 'residuals(fit) * w * sqrt(nobs(fit) / fit$df.residual)',
  hc2: 'residuals(fit) * w / sqrt(1 - h)',
  hc3: 'residuals(fit) * w / (1 - h)',
} as const
