import type { Measure } from '#engine/frame/frame.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'

type Rule = OptionsOf<typeof definition>['ordinal']
interface Kind {
  readonly measure: Measure
  readonly type: string
}

export function isCounted({ measure, type }: Kind, ordinal: Rule): boolean {
  if (type === 'text' || measure === 'nominal') return true
  return measure === 'ordinal' && ordinal !== 'numbers'
}

export function isSummarised({ measure, type }: Kind, ordinal: Rule): boolean {
  if (type === 'text' || measure === 'nominal') return false
  return measure === 'continuous' || ordinal !== 'counts'
}
