import type { Checkpoint } from '../../checkpoint.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import { inverseCrossproduct } from '../../linalg/triangular.ts'
import { levenbergMarquardt } from '../../optimize/levenberg-marquardt.ts'

export type DoseModel = 'logistic-3' | 'logistic-4' | 'logistic-5' | 'michaelis-menten'

/** The responses at distinct doses in ascending order; the first dose may be 0. */
export interface DoseResponses {
  readonly dose: Float64Array
  readonly mean: Float64Array
  readonly count: Float64Array
  /** Sum of squared deviations of all responses from the mean at their dose. */
  readonly within: number
}

/**
 * The curve bottom + (top - bottom) p^asymmetry, where logit p rises by `slope` with each unit of ln dose and `ec50` is the dose of the response
 * halfway between bottom and top. A negative slope: the response falls from top to bottom.
 */
export interface DoseCurve {
  readonly bottom: number
  readonly top: number
  readonly ec50: number
  readonly slope: number
  readonly asymmetry: number
}

export interface DoseFit {
  readonly curve: DoseCurve
  /** By t on ln EC50. */
  readonly interval: { readonly lower: number; readonly upper: number }
  /** Why EC50 is no estimate: no dose reaches a plateau, or it is not between the doses above 0. */
  readonly missing: 'bottom' | 'top' | 'range' | null
}

/** Estimated parameters, as indices of (bottom, top, ln EC50, slope, ln asymmetry). */
const free: Readonly<Record<DoseModel, readonly number[]>> = {
  'michaelis-menten': [1, 2],
  'logistic-3': [1, 2, 3],
  'logistic-4': [0, 1, 2, 3],
  'logistic-5': [0, 1, 2, 3, 4],
}

/** Where a logistic curve bends most, as a share of the way from bottom to top (Sebaugh and McCray 2003). */
const bend = 1 / (1 + 4.680498579882905)

/**
 * A dose-response curve by least squares: four-parameter logistic (bottom, top, EC50, slope), five-parameter logistic with an asymmetry, three
 * parameters with the bottom at 0, or Michaelis-Menten, whose EC50 is Km, with the bottom at 0 and the slope 1. Starts at the best of a grid of
 * EC50, slope and asymmetry, of which bottom and top are linear functions (Golub GH, Pereyra V. SIAM J Numer Anal 1973;10:413-432). The interval
 * is by the linear approximation at the minimum (Bates DM, Watts DG. Nonlinear Regression Analysis and Its Applications. Wiley; 1988). A plateau
 * counts as reached if a dose lies beyond the bend of the curve on its side (Sebaugh JL, McCray PD. Pharm Stat 2003;2:167-174).
 *
 * `few-doses`: not more responses than parameters, or fewer distinct doses than parameters. `no-fit`: no minimum, or one that does not determine
 * all parameters.
 */
export async function fitDoseResponse(
  responses: DoseResponses,
  model: DoseModel,
  confidence: number,
  checkpoint: Checkpoint,
): Promise<DoseFit | 'few-doses' | 'no-fit'> {
  const { dose, mean, count, within } = responses
  const indices = free[model]
  const n = count.reduce((sum, one) => sum + one, 0)
  const df = n - indices.length
  if (dose.length < indices.length || df < 1 || !((dose.at(-1) as number) > 0)) return 'few-doses'
  const size = mean.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  if (mean.every((one) => one === mean[0])) return 'no-fit'
  const unit = mean.map((one) => one / size)
  const root = count.map(Math.sqrt)
  const start = await startingValues({ ...responses, mean: unit }, model, checkpoint)
  const whole = (own: ArrayLike<number>) => {
    const all = start.slice()
    for (const [k, index] of indices.entries()) all[index] = own[k] as number
    return all
  }
  const residuals = (own: Float64Array) => {
    const { value } = curveAt(whole(own), dose)
    return value.map((one, i) => (root[i] as number) * (one - (unit[i] as number)))
  }
  const jacobian = (own: Float64Array) => {
    const { gradient } = curveAt(whole(own), dose)
    return indices.map((index) => (gradient[index] as Float64Array).map((one, i) => (root[i] as number) * one))
  }
  const found = await levenbergMarquardt(
    { residuals, jacobian, start: indices.map((k) => start[k] as number) },
    checkpoint,
  )
  const exact = found.squares <= 1e-24 * n
  if (!(found.converged || exact) || found.qr.rank < indices.length) return 'no-fit'
  const [bottom, top, logDose, slope, logAsymmetry] = whole(found.parameters) as unknown as Five
  const at = found.qr.pivot.indexOf(indices.indexOf(2))
  const variance = inverseCrossproduct(found.qr.r, indices.length)[at]?.[at] ?? Number.NaN
  const sigma = Math.sqrt((found.squares + within / size ** 2) / df)
  const half = tUpperQuantile((1 - confidence) / 2, df) * Math.sqrt(variance) * sigma
  const turned = model === 'logistic-4' && top < bottom
  const curve: DoseCurve = {
    bottom: (turned ? top : bottom) * size,
    top: (turned ? bottom : top) * size,
    ec50: Math.exp(logDose),
    slope: turned ? -slope : slope,
    asymmetry: Math.exp(logAsymmetry),
  }
  if (!(curve.ec50 > 0 && Number.isFinite(curve.ec50) && Number.isFinite(half))) return 'no-fit'
  const share = curveAt([0, 1, logDose, curve.slope, logAsymmetry], dose).value
  const isReached = {
    bottom: !indices.includes(0) || share.some((one) => one <= bend),
    top: share.some((one) => one >= 1 - bend),
  }
  const isBetween = curve.ec50 >= (dose.find((x) => x > 0) as number) && curve.ec50 <= (dose.at(-1) as number)
  return {
    curve,
    interval: { lower: Math.exp(logDose - half), upper: Math.exp(logDose + half) },
    missing: isReached.top ? (isReached.bottom ? (isBetween ? null : 'range') : 'bottom') : 'top',
  }
}

type Five = readonly [number, number, number, number, number]

/** The response at doses of at least 0. */
export function doseCurve({ bottom, top, ec50, slope, asymmetry }: DoseCurve, dose: Float64Array): Float64Array {
  return curveAt([bottom, top, Math.log(ec50), slope, Math.log(asymmetry)], dose).value
}

/** The curve and its derivatives by (bottom, top, ln EC50, slope, ln asymmetry). */
function curveAt(
  [bottom, top, logDose, slope, logAsymmetry]: ArrayLike<number> & Iterable<number>,
  dose: Float64Array,
) {
  const [low, high, e, h, a] = [bottom, top, logDose, slope, logAsymmetry] as unknown as Five
  const g = Math.exp(a)
  const halved = Math.expm1(Math.LN2 / g)
  const shift = Math.log(halved)
  const shiftSlope = (Math.LN2 * (halved + 1)) / (g * halved)
  const value = new Float64Array(dose.length)
  const gradient = Array.from({ length: 5 }, () => new Float64Array(dose.length))
  for (const [i, x] of dose.entries()) {
    const far = x > 0 ? Math.log(x) - e : 0
    const q = x > 0 ? h * far - shift : h > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    // ln p without loss where p is near 0 or 1
    const logP = q > 0 ? -Math.log1p(Math.exp(-q)) : q - Math.log1p(Math.exp(q))
    const u = q === Number.NEGATIVE_INFINITY ? 0 : Math.exp(g * logP)
    const slopeAt = u === 0 ? 0 : g * u * (1 - Math.exp(logP))
    const set = (k: number, one: number) => {
      ;(gradient[k] as Float64Array)[i] = one
    }
    value[i] = low + (high - low) * u
    set(0, 1 - u)
    set(1, u)
    set(2, -(high - low) * slopeAt * h)
    set(3, (high - low) * slopeAt * far)
    set(4, (high - low) * (u === 0 ? 0 : g * u * logP + slopeAt * shiftSlope))
  }
  return { value, gradient }
}

/** The best of a grid: EC50 at the positive doses (at most 25 of them) and between them, slopes of both signs, three asymmetries. */
async function startingValues(responses: DoseResponses, model: DoseModel, checkpoint: Checkpoint): Promise<number[]> {
  const { dose } = responses
  const logs = Array.from(
    dose.filter((x) => x > 0),
    Math.log,
  )
  const [first, last] = [logs[0] as number, logs.at(-1) as number]
  const steps = 24
  const places =
    logs.length === 1 ? [first] : Array.from({ length: steps + 1 }, (_, k) => first + ((last - first) * k) / steps)
  const slopes = model === 'michaelis-menten' ? [1] : [0.5, 1, 2, 4, 8].flatMap((h) => [h, -h])
  const asymmetries = model === 'logistic-5' ? [Math.log(0.4), 0, Math.log(2.5)] : [0]
  let [best, least] = [[0, 1, first, 1, 0], Number.POSITIVE_INFINITY]
  for (const e of places) {
    await checkpoint()
    for (const h of slopes)
      for (const a of asymmetries) {
        const line = plateaus(curveAt([0, 1, e, h, a], dose).value, responses, free[model].includes(0))
        // with top below bottom, the same curve has the opposite slope, or does not rise and fall as its slope says
        if (!(line.squares < least) || line.top < line.bottom) continue
        least = line.squares
        best = [line.bottom, line.top, e, h, a]
      }
  }
  return best
}

/** Bottom and top by linear least squares at given shares of the way between them. */
function plateaus(share: Float64Array, { mean, count }: DoseResponses, hasBottom: boolean) {
  let [n, u, uu, y, uy, yy] = [0, 0, 0, 0, 0, 0]
  for (const [i, s] of share.entries()) {
    const [w, m] = [count[i] as number, mean[i] as number]
    n += w
    u += w * s
    uu += w * s * s
    y += w * m
    uy += w * s * m
    yy += w * m * m
  }
  const spread = hasBottom ? uu - (u * u) / n : uu
  const rise = (hasBottom ? uy - (u * y) / n : uy) / spread
  const bottom = hasBottom ? (y - rise * u) / n : 0
  const squares = yy - 2 * bottom * y - 2 * rise * uy + n * bottom * bottom + 2 * bottom * rise * u + rise * rise * uu
  return { bottom, top: bottom + rise, squares }
}
