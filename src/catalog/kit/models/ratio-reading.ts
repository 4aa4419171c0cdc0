import type { Numeric } from '../outcome/outcome.ts'
import type { Say } from '../present/reading.ts'
import type { Words } from '../words.ts'
import { slopeOf } from './effect-units.ts'
import type { RatioFact } from './ratio-facts.ts'

export interface RatioWords {
  /** `OR`. */
  readonly symbol: string
  /** The quantity that is multiplied: `odds of the event`. */
  readonly of: Words
}

/** A ratio of a model in one sentence. It is worded as an effect only if its interval excludes 1. */
export function ratioSentence(
  { cell, against, ratio, interval: { lower, upper }, p }: RatioFact,
  { symbol, of }: RatioWords,
  confidence: number,
  say: Say,
): string {
  const [value, limits] = [say.ratio(ratio, lower, upper), say.ratioInterval(lower, upper, ratio)]
  const { covariate, per } = slopeOf(cell)
  const [term, level] = [say.term(covariate), say.confidence(confidence)]
  const isClear = excludes({ lower, upper }, 1)
  if (say.language === 'zh') {
    const size = `${symbol} = ${value}，${level} CI：${limits}；${say.p(p)}`
    if (against === null)
      return isClear
        ? `控制其他项后，${term}每增加 ${per} 个单位，${of.zh}变为原来的 ${value} 倍（${size}）。`
        : `控制其他项后，未见${term}与${of.zh}有明确关联（每增加 ${per} 个单位，${size}）。`
    const other = against === 'mean' ? '各水平均值' : say.level(against)
    return isClear
      ? `控制其他项后，${term}的${of.zh}为${other}的 ${value} 倍（${size}）。`
      : `控制其他项后，未见${term}与${other}的${of.zh}有明确差异（${size}）。`
  }
  const size = `${symbol} ${value}, ${level} CI ${limits}; ${say.p(p)}`
  if (against === null)
    return isClear
      ? `${per === 1 ? `One unit more of ${term} multiplies` : `${per} units more of ${term} multiply`} the ${of.en} by ${value} (${size}), the other terms held fixed.`
      : `No clear association of ${term} with the ${of.en} was seen (per ${per === 1 ? 'unit' : `${per} units`} more ${size}), the other terms held fixed.`
  const other = against === 'mean' ? 'the mean of the levels' : say.level(against)
  return isClear
    ? `${term} against ${other}: ${value} times the ${of.en} (${size}), the other terms held fixed.`
    : `${term} against ${other}: no clear difference in the ${of.en} was seen (${size}), the other terms held fixed.`
}

/** Whether an interval is entirely on one side of the null value. */
export function excludes(
  { lower, upper }: { readonly lower: Numeric; readonly upper: Numeric },
  none: number,
): boolean {
  return (typeof lower === 'number' && lower > none) || (typeof upper === 'number' && upper < none)
}
