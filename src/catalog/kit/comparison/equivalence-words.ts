import type { Equivalence } from '#engine/methods/inference/equivalence.ts'
import { limitsOrEmpty, orEmpty } from '../outcome/or-empty.ts'
import type { IntervalCell, Numeric } from '../outcome/outcome.ts'
import type { Say } from '../present/reading.ts'

/** Facts of two one-sided tests for the reading. */
export interface EquivalenceFacts {
  readonly margins: { readonly lower: number; readonly upper: number }
  readonly interval: IntervalCell
  readonly confidence: number
  readonly p: Numeric
  /** The position of the interval: within the margins, entirely beyond one of them, or neither. */
  readonly place: 'within' | 'beyond' | 'across'
}

/** Facts for the reading; null if no equivalence test was requested. `confidence` is 1 - α, that of the facts is 1 - 2α. */
export function equivalenceFacts(found: Equivalence | undefined, confidence: number): EquivalenceFacts | null {
  if (found === undefined) return null
  return {
    margins: found.margins,
    interval: limitsOrEmpty(found.interval),
    confidence: 1 - 2 * (1 - confidence),
    p: orEmpty(found.pValue),
    place: placeOf(found, 1 - confidence),
  }
}

function placeOf({ pValue, margins, interval }: Equivalence, alpha: number): EquivalenceFacts['place'] {
  if (pValue < alpha) return 'within'
  return interval.lower > margins.upper || interval.upper < margins.lower ? 'beyond' : 'across'
}

const conclusions = {
  en: {
    within: 'lies within the margins {range} ({test}): the data speak for equivalence.',
    beyond: 'lies wholly outside the margins {range} ({test}): the data speak for a difference that matters.',
    across:
      'does not lie within the margins {range} ({test}): equivalence is not shown, which is not evidence of a difference that matters.',
  },
  zh: {
    within: '完全位于等效界值 {range} 之内（{test}），数据支持等效。',
    beyond: '完全位于等效界值 {range} 之外（{test}），数据支持存在有实际意义的差异。',
    across: '未完全位于等效界值 {range} 之内（{test}），不足以支持等效，但也不等于存在有实际意义的差异。',
  },
} as const

/** A sentence for the end of a comparison's reading; an empty text if no equivalence test was requested. */
export function sayEquivalence(facts: EquivalenceFacts | null, say: Say): string {
  if (facts === null) return ''
  const { margins, interval, confidence, p, place } = facts
  const limits = say.interval(interval.lower, interval.upper)
  const level = say.confidence(confidence)
  const chinese = say.language === 'zh'
  const said = conclusions[say.language][place]
    .replace('{range}', [say.quantity(margins.lower), say.quantity(margins.upper)].join(chinese ? '~' : ' to '))
    .replace('{test}', `${chinese ? '双单侧检验，' : 'two one-sided tests, '}${say.p(p)}`)
  return chinese ? `差值的 ${level} CI（${limits}）${said}` : ` The ${level} CI of the difference, ${limits}, ${said}`
}

/** A sentence for Methods; an empty text if no equivalence test was requested. */
export function equivalenceMethod(facts: EquivalenceFacts | null | undefined, say: Say): string {
  if (!facts) return ''
  const range = [say.quantity(facts.margins.lower), say.quantity(facts.margins.upper)]
  const level = say.confidence(facts.confidence)
  return say.language === 'zh'
    ? `等效性以双单侧 t 检验（界值 ${range.join('~')}，${level} 置信区间）判断。`
    : ` Equivalence within ${range.join(' to ')} was examined by two one-sided t tests with ${level} confidence intervals.`
}
