import type { MessageSpecs } from '../analysis.ts'
import { type AnswersSoFar, optionalNumber, toggle } from '../options/options.ts'
import type { Incomplete, Rejected } from '../outcome/outcome.ts'

/** The options for two one-sided tests with a t test; visible if `when` holds, that is, if a t test was chosen. */
export function equivalenceOptions(when: (answers: AnswersSoFar) => boolean) {
  const margin = { min: -1e12, max: 1e12, step: 0.1, when: ({ equivalence }: AnswersSoFar) => equivalence === true }
  return {
    equivalence: toggle({
      label: { en: 'Equivalence (TOST)', zh: '等效性检验（TOST）' },
      help: {
        en: 'Whether the difference lies within margins, by two one-sided t tests at α = 1 − confidence level (R: TOSTER::t_TOST).',
        zh: '以两个单侧 t 检验判断差值是否落在等效界值之内，α = 1 − 置信水平（R：TOSTER::t_TOST）。',
      },
      initial: false,
      when,
    }),
    lowerMargin: optionalNumber({
      label: { en: 'Lower margin', zh: '等效下界' },
      help: {
        en: 'In the unit of the variable, below 0, fixed before seeing the data. Empty: the upper one with the opposite sign.',
        zh: '以变量的单位表示，小于 0，须在查看数据之前确定；留空则取上界的相反数。',
      },
      ...margin,
    }),
    upperMargin: optionalNumber({
      label: { en: 'Upper margin', zh: '等效上界' },
      help: {
        en: 'Above 0: the largest difference that does not matter. Empty: the lower one with the opposite sign.',
        zh: '大于 0，即无实际意义的最大差值；留空则取下界的相反数。',
      },
      ...margin,
    }),
  } as const
}

export const equivalenceMessages = {
  'margins-around-zero': {
    en: 'The margins {lower} and {upper} must lie on either side of 0.',
    zh: '等效界值 {lower} 与 {upper} 须分别位于 0 的两侧。',
  },
  'equivalence-note': {
    en: 'Equivalence is shown where the {tost} CI lies within the margins, that is where both one-sided _P_ < {alpha}.',
    zh: '若 {tost} CI 完全位于等效界值之内（即两个单侧检验均 _P_ < {alpha}），则支持等效。',
  },
} as const satisfies MessageSpecs

export interface EquivalenceAnswers {
  readonly equivalence: boolean
  readonly lowerMargin: number | null
  readonly upperMargin: number | null
}

export interface Margins {
  readonly lower: number
  readonly upper: number
}

/**
 * The equivalence margins; an open one mirrors the other. Null if no equivalence test was requested, incomplete without any margin, rejected
 * if 0 is not between them.
 */
export function marginsOf(answers: EquivalenceAnswers): Margins | null | Incomplete | Rejected {
  if (!answers.equivalence) return null
  const { lowerMargin, upperMargin } = answers
  const lower = lowerMargin ?? (upperMargin === null ? null : -upperMargin)
  const upper = upperMargin ?? (lowerMargin === null ? null : -lowerMargin)
  if (lower === null || upper === null)
    return { status: 'incomplete', missing: [{ option: 'upperMargin', code: 'required-number', params: {} }] }
  if (lower < 0 && upper > 0) return { lower, upper }
  const params = { lower: { estimate: lower }, upper: { estimate: upper } }
  return { status: 'rejected', code: 'margins-around-zero', params, option: 'upperMargin' }
}
