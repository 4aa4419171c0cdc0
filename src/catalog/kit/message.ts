import type { Names } from './names.ts'
import type { Param, Params } from './outcome/outcome.ts'
import {
  type DisplaySettings,
  formatCount,
  formatEstimate,
  formatFraction,
  formatLevel,
  relationP,
} from './present/format.ts'
import { refText } from './present/ref-text.ts'
import { termText } from './present/term-text.ts'
import { plainText, runsOf, type TextRun } from './present/text-run.ts'
import type { Words } from './words.ts'

/** The conventions and the names that messages use if they are shown. */
export interface Display {
  readonly settings: DisplaySettings
  readonly names: Names
  /** Templates for parameters that name a message of the entry. */
  readonly messages?: Readonly<Record<string, Words>>
}

/** `{n}`, and words that follow a count: `{n|row|rows}`. */
const PLACES = /\{(\w+)(?:\|([^{|}]*)\|([^{|}]*))?\}/gu

/** A template with its parameters filled in, in the language of the display. A missing parameter stays visible in braces. */
export function messageRuns(words: Words, params: Params, display: Display): readonly TextRun[] {
  return runsOf(words[display.settings.language], (text) =>
    text.replaceAll(PLACES, (whole, name: string, one?: string, several?: string) => {
      const param = params[name]
      if (one !== undefined && several !== undefined) return param === 1 ? one : several
      return param === undefined ? whole : paramText(param, display)
    }),
  )
}

/** A template with its parameters filled in, as plain text. */
export function messageText(words: Words, params: Params, display: Display): string {
  return plainText(messageRuns(words, params, display))
}

function paramText(param: Param, display: Display): string {
  const { settings } = display
  if (typeof param === 'number') return formatCount(param)
  if (typeof param === 'string') return param
  if (isList(param)) return param.map((item) => paramText(item, display)).join(settings.language === 'zh' ? '、' : ', ')
  if ('product' in param) return termText(param, display)
  if ('variable' in param) return refText(param, display)
  if ('code' in param)
    return messageText(display.messages?.[param.code] ?? { en: param.code, zh: param.code }, {}, display)
  if ('p' in param) return relationP(param.p, settings)
  if ('confidence' in param) return formatLevel(param.confidence)
  if ('fraction' in param) return `${formatFraction(param.fraction, settings)}%`
  return formatEstimate(param.estimate, settings)
}

function isList(param: Param): param is readonly Param[] {
  return Array.isArray(param)
}
