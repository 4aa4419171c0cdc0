import { tSf, tUpperQuantile } from '#engine/distributions/student-t.ts'
import type { OutputSpec } from '../../kit/tool/calculator.ts'
import type { Words } from '../../kit/words.ts'

const TAIL = 0.025

export interface Group {
  readonly mean: number
  readonly sd: number
  /** At least 2. */
  readonly n: number
}

/** 95 % interval of the mean from Student's t. */
export function meanInterval({ mean, sd, n }: Group) {
  const half = (tUpperQuantile(TAIL, n - 1) * sd) / Math.sqrt(n)
  return { lower: mean - half, upper: mean + half }
}

/** 95 % interval of the first mean minus the second with Welch's degrees of freedom; both limits equal the difference if nothing varies. */
export function differenceOf(first: Group, second: Group) {
  const { difference, error, df } = welch(first, second)
  const half = error === 0 ? 0 : tUpperQuantile(TAIL, df) * error
  return { lower: difference - half, upper: difference + half }
}

/** The difference with its standard error and Welch's degrees of freedom, which are NaN if nothing varies. */
function welch(first: Group, second: Group) {
  const [a, b] = [first.sd ** 2 / first.n, second.sd ** 2 / second.n]
  const df = (a + b) ** 2 / (a ** 2 / (first.n - 1) + b ** 2 / (second.n - 1))
  return { difference: first.mean - second.mean, error: Math.sqrt(a + b), df }
}

interface Test {
  readonly t: number
  readonly df: number
  /** Two-sided. */
  readonly p: number
}

/** Student's one-sample t test; null if nothing varies. */
export function meanTest({ mean, sd, n }: Group, hypothesised: number): Test | null {
  return testOf(mean - hypothesised, sd / Math.sqrt(n), n - 1)
}

/** Welch's two-sample t test; null if nothing varies. */
export function welchTest(first: Group, second: Group): Test | null {
  const { difference, error, df } = welch(first, second)
  return testOf(difference, error, df)
}

function testOf(difference: number, error: number, df: number): Test | null {
  if (error === 0) return null
  const t = difference / error
  return { t, df, p: 2 * tSf(Math.abs(t), df) }
}

type Tested<K extends string, T> = { readonly [P in `${K}T` | `${K}Df` | `${K}P`]: T }

/** The outputs of a test, `keyT`, `keyDf` and `keyP`; `absent` is the reason shown if there is no test. */
export function testOutputs<const K extends string>(key: K, of: Words, absent: Words, dfDecimals: number) {
  const none = { en: 'none', zh: '无' }
  const outputs: Record<string, OutputSpec & { readonly absent: Words }> = {
    [`${key}T`]: { label: { en: `t of ${of.en}`, zh: `${of.zh}的 t 值` }, decimals: 3, absent },
    [`${key}Df`]: { label: { en: 'Its degrees of freedom', zh: '其自由度' }, decimals: dfDecimals, absent: none },
    [`${key}P`]: { label: { en: 'Its P (two-sided)', zh: '其 P 值（双侧）' }, decimals: 4, kind: 'p', absent: none },
  }
  return outputs as Tested<K, OutputSpec & { readonly absent: Words }>
}

export function testValues<const K extends string>(key: K, test: Test | null): Tested<K, number | null> {
  const values = { [`${key}T`]: test?.t ?? null, [`${key}Df`]: test?.df ?? null, [`${key}P`]: test?.p ?? null }
  return values as Tested<K, number | null>
}
