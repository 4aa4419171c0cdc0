import { type Check, numeric } from '../outcome/outcome.ts'

/** The check of normal residuals by Shapiro and Wilk's P, with codes of `linearMessages`. */
export function residualsCheck(p: number, n: number): Check {
  if (Number.isNaN(p)) return { code: 'residuals-unknown', result: 'unknown', params: {} }
  const params = { p: { p: numeric(p) } }
  if (p >= 0.05) return { code: 'residuals-normal', result: 'met', params }
  return { code: 'residuals-not-normal', result: n >= 30 ? 'doubtful' : 'violated', params }
}
