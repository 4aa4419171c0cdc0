import type { Display } from '../message.ts'
import type { DfPair, LevelRef, Numeric, StatisticSymbol, TermCell } from '../outcome/outcome.ts'
import type { Language } from '../words.ts'
import {
  formatCount,
  formatDf,
  formatEstimate,
  formatFraction,
  formatLevel,
  formatLimits,
  formatNumber,
  formatPercentInterval,
  formatQuantity,
  jointDecimals,
  relationP,
} from './format.ts'
import { statisticText } from './statistic-text.ts'
import { termText } from './term-text.ts'

/** Formatters for the numbers and variables of a reading: rounded and named as on the rest of the page. */
export interface Say {
  readonly language: Language
  /** How many cases. */
  readonly count: (cases: number) => string
  readonly number: (value: Numeric, decimals?: number) => string
  /** Without trailing zeros: times, medians of times. */
  readonly quantity: (value: Numeric) => string
  /** `F(2, 45) = 3.20`, `χ²(1) = 4.01`, `W = 0.981`. */
  readonly statistic: (symbol: StatisticSymbol, value: Numeric, df?: Numeric | DfPair) => string
  /** `P = 0.032` or `P < 0.001`. */
  readonly p: (value: Numeric) => string
  readonly percent: (fraction: Numeric) => string
  /** Limits of a percentage or of a difference of two: `1.2% to 3.4%`, in Chinese `1.2%~3.4%`. */
  readonly percents: (lower: Numeric, upper: Numeric) => string
  /** `1.20 to 3.40`, in Chinese `1.20~3.40`; at least `decimals`, or those of its estimate, `of`. */
  readonly interval: (lower: Numeric, upper: Numeric, of?: Numeric, decimals?: number) => string
  /** The same for a ratio: an interval that excludes 1 is not printed as if it reached it. */
  readonly ratioInterval: (lower: Numeric, upper: Numeric, of?: Numeric) => string
  /** A ratio with the decimals of its interval. */
  readonly ratio: (value: Numeric, lower: Numeric, upper: Numeric) => string
  /** `95%`. */
  readonly confidence: (level: number) => string
  readonly variable: (id: string) => string
  readonly level: (ref: LevelRef) => string
  /** A term of a model or what a coefficient refers to. */
  readonly term: (term: TermCell) => string
  readonly list: (items: readonly string[]) => string
}

/**
 * The outcome in plain language, one string per paragraph, and the sentence for a paper's Methods. Effect and interval come first; a P value
 * is never on its own; nothing is "proved".
 */
export interface Reading<F> {
  en(facts: F, say: Say): readonly string[]
  zh(facts: F, say: Say): readonly string[]
  readonly methods: { en(facts: F, say: Say): string; zh(facts: F, say: Say): string }
}

/** Returns the reading unchanged; it only checks the types. */
export function defineReading<F>(reading: Reading<F>): Reading<F> {
  return reading
}

/** Exports of `reading.ts`, without the types of its entry's facts. */
export interface ReadingModule {
  readonly reading: Reading<object>
}

/** Formatters for numbers, variables and terms in the language and the conventions of the display. */
export function sayIn(display: Display): Say {
  const { settings, names } = display
  return {
    language: settings.language,
    count: formatCount,
    number: (value, decimals) =>
      decimals === undefined ? formatEstimate(value, settings) : formatNumber(value, decimals),
    quantity: (value) => formatQuantity(value, settings),
    statistic: (symbol, value, df) =>
      `${statisticText(symbol)}${df === undefined ? '' : `(${formatDf(df)})`} = ${formatNumber(value, closeToOne.has(symbol) ? 3 : 2)}`,
    p: (value) => relationP(value, settings),
    percent: (fraction) => `${formatFraction(fraction, settings)}%`,
    percents: (lower, upper) => formatPercentInterval(lower, upper, settings, '%'),
    interval: (lower, upper, of = null, decimals = 0) =>
      formatLimits(lower, upper, Math.max(jointDecimals(of, lower, upper, settings), decimals), settings),
    ratioInterval: (lower, upper, of = null) =>
      formatLimits(lower, upper, jointDecimals(of, lower, upper, settings, 1), settings),
    ratio: (value, lower, upper) => formatNumber(value, jointDecimals(value, lower, upper, settings, 1)),
    confidence: formatLevel,
    variable: names.variable,
    level: (ref) => {
      const text = names.level(ref)
      return /^[\d.]+$/.test(text) ? `${names.variable(ref.variable)} = ${text}` : text // a bare code has no meaning
    },
    term: (term) => termText(term, display),
    list: (items) => listed(items, settings.language),
  }
}

/** Statistics between 0 and 1. */
const closeToOne: ReadonlySet<StatisticSymbol> = new Set(['W', 'D'])

function listed(items: readonly string[], language: Language): string {
  if (language === 'zh') return items.join('、')
  if (items.length <= 2) return items.join(' and ')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export interface PresentedReading {
  readonly paragraphs: readonly string[]
  readonly methods: string
}

/** The reading of an outcome in the language of the display. Chinese and Latin script are separated by a space. */
export function presentReading({ reading }: ReadingModule, facts: object, display: Display): PresentedReading {
  const say = sayIn(display)
  const { language } = display.settings
  const set = language === 'zh' ? spaced : (text: string) => text
  return { paragraphs: reading[language](facts, say).map(set), methods: set(reading.methods[language](facts, say)) }
}

function spaced(text: string): string {
  return text
    .replaceAll(/([\u4e00-\u9fff])([A-Za-z0-9−])/gu, '$1 $2')
    .replaceAll(/([A-Za-z0-9%²])([\u4e00-\u9fff])/gu, '$1 $2')
}
