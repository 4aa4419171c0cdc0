import type { Words } from '../words.ts'
import type { OutputSpec } from './calculator.ts'

const lower: Words = { en: 'Lower limit', zh: '下限' }
const upper: Words = { en: 'Upper limit', zh: '上限' }
const none: Words = { en: 'none', zh: '无' }

type Limit = OutputSpec & { readonly absent: Words }
type Limits<K extends string, T> = { readonly [P in `${K}Low` | `${K}High`]: T }

/** The outputs `keyLow` and `keyHigh`, absent if there is no interval. */
export function limits<const K extends string>(key: K, decimals: number): Limits<K, Limit> {
  const spec = { decimals, absent: none }
  return { [`${key}Low`]: { label: lower, ...spec }, [`${key}High`]: { label: upper, ...spec } } as Limits<K, Limit>
}

/** The 95 % interval of an output, from the outputs `keyLow` and `keyHigh`; named by its method if there are several. */
export function interval95(key: string, method?: string) {
  const label = method ? { en: `95 % CI, ${method}`, zh: `95% CI（${method}）` } : { en: '95 % CI', zh: '95% CI' }
  return { label, from: `${key}Low`, to: `${key}High` }
}

/** The values of these outputs; null if a limit is not a number. */
export function limitValues<const K extends string>(
  key: K,
  interval: { readonly lower: number; readonly upper: number } | null,
): Limits<K, number | null> {
  const { lower: from, upper: to } = interval ?? { lower: Number.NaN, upper: Number.NaN }
  const known = Number.isFinite(from) && Number.isFinite(to)
  return { [`${key}Low`]: known ? from : null, [`${key}High`]: known ? to : null } as Limits<K, number | null>
}
