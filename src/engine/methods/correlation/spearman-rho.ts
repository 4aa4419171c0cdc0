import { normalSf } from '../../distributions/normal.ts'
import { pValueOfT } from '../inference/t-inference.ts'
import type { Ranks } from '../ranks/ranks.ts'
import { countSorted, tiesOf } from '../samples/sorted-cases.ts'
import { pearsonR } from './pearson.ts'

export interface SpearmanRho {
  /** NaN if one sample does not vary. */
  readonly rho: number
  readonly method: 'exact' | 'edgeworth' | 't'
  /** Σ d² of the ranks, if the P value comes from its distribution. */
  readonly s: number
  /** With n - 2 degrees of freedom; NaN if it is not used. */
  readonly t: number
  /** Two-sided. */
  readonly pValue: number
}

/**
 * Spearman's rank correlation. Like R's cor.test: without ties exact for n < 10 and by the Edgeworth series of Best and Roberts (1975, AS 89)
 * up to 1290 pairs, otherwise by Student's t.
 */
export function spearmanRho(x: Ranks, y: Ranks): SpearmanRho {
  const n = countSorted(x.sorted)
  const rho = pearsonR(x.ranks, y.ranks, x.weights)
  const none = { s: Number.NaN, t: Number.NaN }
  if (Number.isNaN(rho) || n < 3) return { rho, method: 't', ...none, pValue: Number.NaN }
  if (tiesOf(x.sorted).tied || tiesOf(y.sorted).tied || n > 1290) {
    const t = rho * Math.sqrt((n - 2) / Math.max(0, 1 - rho * rho))
    return { rho, method: 't', s: Number.NaN, t, pValue: pValueOfT(t, n - 2, 'two-sided') }
  }
  const s = Math.round(((n ** 3 - n) * (1 - rho)) / 6)
  const upper = s > (n ** 3 - n) / 6
  const tail = upper ? atLeast(s, n) : 1 - atLeast(s + 2, n)
  return { rho, method: n < 10 ? 'exact' : 'edgeworth', s, t: Number.NaN, pValue: Math.min(1, 2 * tail) }
}

/** P(Σ d² >= s), s even. */
function atLeast(s: number, n: number): number {
  if (s <= 0) return 1
  if (s > (n ** 3 - n) / 3) return 0
  return n < 10 ? exactTail(s, n) : edgeworthTail(s, n)
}

/** By counting permutations, merging those that use the same positions. */
function exactTail(s: number, n: number): number {
  const most = (n ** 3 - n) / 3
  let states = new Map<number, Float64Array>([[0, Float64Array.of(1)]])
  for (let i = 0; i < n; i++) {
    const next = new Map<number, Float64Array>()
    for (const [filled, counts] of states)
      for (let j = 0; j < n; j++) {
        if (filled & (1 << j)) continue
        const into = next.get(filled | (1 << j)) ?? new Float64Array(most + 1)
        for (const [sum, count] of counts.entries())
          if (count > 0) into[sum + (i - j) ** 2] = (into[sum + (i - j) ** 2] ?? 0) + count
        next.set(filled | (1 << j), into)
      }
    states = next
  }
  const counts = states.get((1 << n) - 1) ?? new Float64Array()
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.subarray(s).reduce((sum, count) => sum + count, 0) / all
}

function edgeworthTail(s: number, n: number): number {
  const b = 1 / n
  const x = ((6 * (s - 1) * b) / (n * n - 1) - 1) * Math.sqrt(n - 1)
  const y = x * x
  const u =
    x *
    b *
    (0.2274 +
      b * (0.2531 + 0.1745 * b) +
      y *
        (-0.0758 +
          b * (0.1033 + 0.3932 * b) -
          y * b * (0.0879 + 0.0151 * b - y * (0.0072 - 0.0831 * b + y * b * (0.0131 - 4.6e-4 * y)))))
  const correction = u / Math.exp(y / 2)
  return Math.min(1, Math.max(0, correction + normalSf(x)))
}
