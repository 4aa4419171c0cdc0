import { readFileSync } from 'node:fs'
import { uninterrupted } from '#engine/checkpoint.ts'
import { type NonlinearFit, nonlinearLeastSquares } from '#engine/methods/regression/nonlinear-least-squares.ts'
import type { Compared } from './compare-digits.ts'
import { type CertifiedNonlinear, certified, columnsOf } from './data-sets.ts'
import { models } from './nonlinear-models.ts'
import { digits, fromDecimal, fromDouble } from './rational.ts'

/** Compares from both of NIST's starts; a search that does not converge has no correct digits. */
export async function compareNonlinear(): Promise<Compared[]> {
  const exact = exactValues()
  const found: Compared[] = []
  for (const [set, wanted] of Object.entries(certified.nonlinear))
    for (const [k, start] of wanted.starts.entries()) {
      const ours = valuesOf(await fitted(set, start))
      for (const [value, text] of Object.entries(valuesWanted(wanted))) {
        const reference = fromDecimal(exact.get(`${set},${value}`) ?? '')
        const [limit, mine] = [fromDecimal(text), fromDouble(ours[value] ?? 0)]
        found.push({
          family: 'nonlinear',
          set: `${set} ${k + 1}`,
          value,
          ours: digits(mine, limit),
          exact: digits(reference, limit),
          arithmetic: digits(mine, reference),
          certified: text,
        })
      }
    }
  return found
}

/** `estimate 0`, `estimate 1`, ... */
export function numbered<T>(kind: string, values: Iterable<T>): Readonly<Record<string, T>> {
  return Object.fromEntries(Array.from(values, (value, k) => [`${kind} ${k}`, value]))
}

function fitted(set: string, start: readonly number[]): Promise<NonlinearFit> {
  const model = models[set]
  if (model === undefined) throw new Error(`${set} has no model`)
  const { y = new Float64Array(), ...predictors } = Object.fromEntries(columnsOf('nonlinear', set))
  const x = Object.values(predictors)
  const outcome = set === 'Nelson' ? y.map(Math.log) : y
  const residuals = (b: Float64Array) =>
    outcome.map((value, i) => model(b, ...x.map((column) => column[i] ?? Number.NaN)) - value)
  return nonlinearLeastSquares({ residuals, start }, uninterrupted)
}

function valuesOf({ converged, parameters, errors, sigma }: NonlinearFit): Readonly<Record<string, number>> {
  return converged ? { sigma, ...numbered('estimate', parameters), ...numbered('error', errors) } : {}
}

function valuesWanted({ sigma, estimates, errors }: CertifiedNonlinear): Readonly<Record<string, string>> {
  return { sigma, ...numbered('estimate', estimates), ...numbered('error', errors) }
}

function exactValues(): ReadonlyMap<string, string> {
  const [, ...lines] = readFileSync(new URL('nonlinear-exact.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(',')), line.slice(line.lastIndexOf(',') + 1)]))
}
