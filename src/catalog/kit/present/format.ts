import type { Numeric } from '../outcome/outcome.ts'
import type { Language } from '../words.ts'

/** Conventions of the page for which a table is formatted. */
export type Preset = 'chinese-journal' | 'english-journal'

export interface DisplaySettings {
  readonly language: Language
  readonly preset: Preset
  /** A P value has enough digits to stay on its side of alpha. */
  readonly alpha: number
  readonly decimals: {
    readonly estimate: number
    readonly statistic: number
    readonly percent: number
    readonly p: number
  }
}

/** The settings of a language: its journals' conventions, α = 0.05 and the default decimals, except for `overrides`. */
export function displaySettings(language: Language, overrides: Partial<DisplaySettings> = {}): DisplaySettings {
  const preset = overrides.preset ?? (language === 'zh' ? 'chinese-journal' : 'english-journal')
  const decimals = { estimate: 2, statistic: preset === 'chinese-journal' ? 3 : 2, percent: 1, p: 3 }
  return { language, preset, alpha: 0.05, decimals, ...overrides }
}

/** The text of a cell that is not applicable. */
export const emptyCell = ''

/**
 * Rounds the exact binary value, ties away from zero: `Number.prototype.toFixed` is specified so, unlike scaling by a power of ten, which
 * rounds twice. No negative zero; typographic minus.
 */
export function fixed(value: number, decimals: number): string {
  const digits = Math.abs(value).toFixed(decimals)
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits
}

/** A count of cases within a sentence. A sum of fractional frequencies keeps its decimals, without the noise of its last binary digits. */
export function formatCount(count: number): string {
  return String(Number.isInteger(count) ? count : Number(count.toPrecision(14)))
}

/** A number with fixed decimals; `—` for NaN, `∞` for infinity, an empty text for null. */
export function formatNumber(value: Numeric, decimals: number): string {
  if (typeof value === 'number') return fixed(value, decimals)
  return formatSpecial(value)
}

function formatSpecial(value: 'NaN' | 'Inf' | '-Inf' | null): string {
  if (value === null) return emptyCell
  if (value === 'NaN') return '—'
  return value === 'Inf' ? '∞' : '−∞'
}

/** At least `decimals`; more for a small number, so that two significant digits remain. */
export function estimateDecimals(value: number, decimals: number): number {
  if (value === 0 || !Number.isFinite(value)) return decimals
  const leadingZeros = -Math.floor(Math.log10(Math.abs(value))) - 1
  return Math.min(Math.max(decimals, leadingZeros + 2), 10)
}

/** With the decimals of the settings, or more for a small number (`estimateDecimals`); `—` for NaN, `∞` for infinity, an empty text for null. */
export function formatEstimate(value: Numeric, settings: DisplaySettings): string {
  return typeof value === 'number'
    ? fixed(value, estimateDecimals(value, settings.decimals.estimate))
    : formatSpecial(value)
}

/** Integer degrees of freedom without, others with two decimals. */
export function formatDf(value: Numeric | readonly [Numeric, Numeric]): string {
  if (typeof value === 'object' && value !== null) return value.map(formatDf).join(', ')
  return typeof value === 'number' && !Number.isInteger(value) ? fixed(value, 2) : formatNumber(value, 0)
}

/**
 * Three decimals; `< 0.001` and `> 0.999` beyond; additional digits while rounding would move the value to the other side of alpha or onto it.
 */
export function formatP(value: Numeric, settings: DisplaySettings): string {
  if (typeof value !== 'number') return formatSpecial(value)
  const { alpha } = settings
  let { p: decimals } = settings.decimals
  const smallest = 10 ** -decimals
  const space = settings.preset === 'english-journal' ? ' ' : ''
  if (value < smallest && smallest <= alpha) return `<${space}${fixed(smallest, decimals)}`
  if (value < 1 && value.toFixed(decimals) === (1).toFixed(decimals)) return `>${space}${fixed(1 - smallest, decimals)}`
  while (value !== alpha && decimals < 15 && Number(value.toFixed(decimals)) < alpha !== value < alpha) decimals++
  while (value > alpha && decimals < 15 && Number(value.toFixed(decimals)) === alpha) decimals++
  return fixed(value, decimals)
}

/** `P = 0.032`, `P < 0.001`: for running text, where `P = < 0.001` would be wrong. */
export function relationP(value: Numeric, settings: DisplaySettings): string {
  const text = formatP(value, settings)
  const bound = /^[<>]/.exec(text)
  if (bound === null) return `P = ${text}`
  return `P ${bound[0]} ${text.slice(1).trimStart()}`
}

/** A fraction from 0 to 1 as a percentage, without the sign. */
export function formatFraction(fraction: Numeric, settings: DisplaySettings): string {
  return typeof fraction === 'number' ? fixed(fraction * 100, settings.decimals.percent) : formatSpecial(fraction)
}

/** A confidence level in words: 0.95 is `95%`, 0.999 is `99.9%`. */
export function formatLevel(fraction: number): string {
  return `${String(Number((fraction * 100).toPrecision(6)))}%`
}

/**
 * Both limits with the decimals of the larger one, and more while a limit would be rounded to zero, or an interval without `none`, the null
 * value (1 for a ratio), would be printed as if it reached it: 0.97 to 1.00 with P = 0.018. `to`, or the swung dash, avoids a minus sign next
 * to a dash.
 */
export function formatInterval(lower: Numeric, upper: Numeric, settings: DisplaySettings, none = 0): string {
  return formatLimits(lower, upper, intervalDecimals(lower, upper, settings, none), settings)
}

/** The common decimals of an estimate and its interval: the finest of them. */
export function jointDecimals(
  estimate: Numeric,
  lower: Numeric,
  upper: Numeric,
  settings: DisplaySettings,
  none = 0,
): number {
  const own = typeof estimate === 'number' ? estimateDecimals(estimate, settings.decimals.estimate) : 0
  return Math.max(own, intervalDecimals(lower, upper, settings, none))
}

function intervalDecimals(lower: Numeric, upper: Numeric, settings: DisplaySettings, none: number): number {
  const limits = [lower, upper].flatMap((limit) => (typeof limit === 'number' ? limit : []))
  const largest = Math.max(0, ...limits.map(Math.abs))
  let decimals = estimateDecimals(largest, settings.decimals.estimate)
  const vanishes = () => limits.some((limit) => limit !== 0 && Number(limit.toFixed(decimals)) === 0)
  const excludesNone = (typeof lower === 'number' && lower > none) || (typeof upper === 'number' && upper < none)
  const touches = () => excludesNone && limits.some((limit) => Number(limit.toFixed(decimals)) === none)
  while (decimals < 10 && (vanishes() || touches())) decimals++
  return decimals
}

/** An estimate with its interval in brackets, with their common decimals. */
export function formatEstimateInterval(
  { estimate, lower, upper }: { readonly estimate: number; readonly lower: number; readonly upper: number },
  settings: DisplaySettings,
  none = 0,
): string {
  const decimals = jointDecimals(estimate, lower, upper, settings, none)
  const limits = formatLimits(lower, upper, decimals, settings)
  return `${fixed(estimate, decimals)} (${limits})`
}

/** Limits with fixed decimals. */
export function formatLimits(lower: Numeric, upper: Numeric, decimals: number, settings: DisplaySettings): string {
  return joinLimits(lower, upper, settings, (limit) => formatNumber(limit, decimals))
}

/**
 * Limits of a percentage, or of a difference of two, in percentage points: with more decimals while the one nearer to 0 would be rounded to
 * it.
 */
export function formatPercentInterval(
  lower: Numeric,
  upper: Numeric,
  settings: DisplaySettings,
  sign: '' | '%' = '',
): string {
  const near = typeof lower === 'number' && lower > 0 ? lower : typeof upper === 'number' && upper < 0 ? upper : 1
  let decimals = settings.decimals.percent
  while (decimals < 10 && Number((100 * near).toFixed(decimals)) === 0) decimals++
  return joinLimits(
    lower,
    upper,
    settings,
    (limit) => `${typeof limit === 'number' ? fixed(100 * limit, decimals) : formatSpecial(limit)}${sign}`,
  )
}

/** Limits of a quantity, each without trailing zeros. */
export function formatQuantityInterval(lower: Numeric, upper: Numeric, settings: DisplaySettings): string {
  return joinLimits(lower, upper, settings, (limit) => formatQuantity(limit, settings))
}

/** An unknown limit is a dash; if both are unknown, the cell is empty. */
function joinLimits(
  lower: Numeric,
  upper: Numeric,
  settings: DisplaySettings,
  format: (limit: Numeric) => string,
): string {
  if (lower === null && upper === null) return emptyCell
  const [from, to] = [lower, upper].map((limit) => (limit === null ? formatSpecial('NaN') : format(limit)))
  if (settings.preset !== 'chinese-journal') return `${from} to ${to}`
  return to?.startsWith('−') ? `${from}\u00a0~\u00a0${to}` : `${from}~${to}` // a dash next to a dash is hard to read
}

/** An estimate's number of decimals, without trailing zeros. */
export function formatQuantity(value: Numeric, settings: DisplaySettings): string {
  const text = formatEstimate(value, settings)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
