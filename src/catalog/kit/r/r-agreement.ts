import type { RScriptModule } from './r-script.ts'

export interface Tolerance {
  readonly relative: number
  readonly absolute: number
}

/**
 * The tolerance between a number here and R's. A path `<table>/<key>/.../<column>.lower` is looked up as `<table>/<key>/<column>` and as
 * `<table>/<column>`; numbers of a list, `<chart>/.../<list>/12`, as the list.
 */
export function toleranceOf({ tolerances }: RScriptModule['rScript'], path: string): Tolerance {
  const [table = '', ...rest] = path.replace(/\/\d+$/, '').split('/')
  const column = (rest.pop() ?? '').replace(/[.@].*$/, '')
  const keys = [...rest.map((part) => `${table}/${part}/${column}`), `${table}/${column}`]
  return { relative: 1e-10, absolute: 1e-14, ...keys.flatMap((key) => tolerances?.[key] ?? [])[0] }
}

/**
 * Whether a number agrees with R's, by the relative difference, or by the absolute one for values that are zero up to rounding; a P value
 * below 1e-12 is compared on the log scale. Texts, such as R's spelling of infinity, must be equal.
 */
export function agrees(
  got: number | string | null,
  expected: number | string,
  { relative, absolute }: Tolerance,
): boolean {
  if (typeof got !== 'number' || typeof expected !== 'number') return got === expected
  if (Math.abs(got - expected) <= Math.max(relative * Math.abs(expected), absolute)) return true
  return expected > 0 && expected < 1e-12 && Math.abs(Math.log(got / expected)) <= 1e-10 * Math.abs(Math.log(expected))
}

/** Common significant digits of two numbers, -log10 of their relative difference (NIST's LRE): 0 to 15, the most that a double has. */
export function sharedDigits(got: number, expected: number): number {
  if (got === expected) return 15
  const error = Math.abs(got - expected) / (expected === 0 ? 1 : Math.abs(expected))
  return Math.min(15, Math.max(0, -Math.log10(error)))
}
