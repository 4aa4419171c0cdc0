import type { Equivalence } from '#engine/methods/equivalence.ts'
import { limitsOrEmpty, orEmpty } from './or-empty.ts'
import type { IntervalCell, Numeric } from './outcome.ts'
import type { Say } from './reading.ts'

/** What a reading tells of two one-sided tests. */
export interface EquivalenceFacts {
  readonly margins: { readonly lower: number; readonly upper: number }
  readonly interval: IntervalCell
  readonly confidence: number
  readonly p: Numeric
  readonly shown: boolean
}

export function equivalenceFacts(found: Equivalence | undefined, confidence: number): EquivalenceFacts | null {
  if (found === undefined) return null
  return {
    margins: found.margins,
    interval: limitsOrEmpty(found.interval),
    confidence: 1 - 2 * (1 - confidence),
    p: orEmpty(found.pValue),
    shown: found.pValue < 1 - confidence,
  }
}

/** A sentence for the end of the reading of a comparison; nothing where equivalence was not asked for. */
export function sayEquivalence(facts: EquivalenceFacts | null, say: Say): string {
  if (facts === null) return ''
  const { margins, interval, confidence, p, shown } = facts
  const limits = say.interval(interval.lower, interval.upper)
  const range = [say.quantity(margins.lower), say.quantity(margins.upper)]
  const level = say.confidence(confidence)
  if (say.language === 'zh')
    return `差值的 ${level} CI（${limits}）${shown ? '' : '未'}完全位于等效界值 ${range.join('~')} 之内（双单侧检验，${say.p(p)}），${shown ? '数据支持等效。' : '不足以支持等效，但也不等于存在差异。'}`
  return ` The ${level} CI of the difference, ${limits}, ${shown ? 'lies' : 'does not lie'} within the margins ${range.join(' to ')} (two one-sided tests, ${say.p(p)}): ${shown ? 'the data speak for equivalence.' : 'equivalence is not shown, which is not evidence of a difference that matters.'}`
}

/** For the Methods sentence. */
export function equivalenceMethod(facts: EquivalenceFacts | null | undefined, say: Say): string {
  if (!facts) return ''
  const range = [say.quantity(facts.margins.lower), say.quantity(facts.margins.upper)]
  const level = say.confidence(facts.confidence)
  return say.language === 'zh'
    ? `等效性以双单侧 t 检验（界值 ${range.join('~')}，${level} 置信区间）判断。`
    : ` Equivalence within ${range.join(' to ')} was examined by two one-sided t tests with ${level} confidence intervals.`
}
