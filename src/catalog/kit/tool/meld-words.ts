import type { Words } from '../words.ts'
import type { ValidityRule } from './calculator.ts'
import { optionalYesNo, yesNo } from './calculator-inputs.ts'
import type { Classification } from './classification.ts'

/** Inputs and texts shared by the versions of MELD. */

/** Whether the person was dialysed twice or more, or had 24 h of CVVHD, in the past week. */
export function weeklyDialysis() {
  return yesNo({
    label: {
      en: 'Dialysis twice or more, or 24 h of CVVHD, in the past week',
      zh: '近 1 周内透析 ≥ 2 次，或 CVVHD 满 24 小时',
    },
  })
}

/** Whether the person takes a vitamin K antagonist; unanswered is allowed. */
export function vitaminKAntagonist() {
  return optionalYesNo({ label: { en: 'Takes a vitamin K antagonist', zh: '正在服用维生素 K 拮抗剂' } })
}

export const meldMessages = {
  'from-12': {
    en: 'From 12 years; younger children have PELD.',
    zh: '适用于 12 岁及以上者；更小的儿童用 PELD 评分。',
  },
  'inr-by-drug': {
    en: 'A vitamin K antagonist raises the INR: the score is then too high.',
    zh: '维生素 K 拮抗剂可升高 INR，使评分偏高。',
  },
} as const satisfies Readonly<Record<string, Words>>

export const meldRules: readonly ValidityRule<keyof typeof meldMessages>[] = [
  { when: { input: 'age', below: 12 }, effect: 'refuse', message: 'from-12' },
  { when: { input: 'anticoagulant', is: true }, effect: 'warn', message: 'inr-by-drug' },
]

export const sameDay: Words = { en: 'All values from the same day.', zh: '各项检验应取自同日。' }

export const transplantReferral: Words = {
  en: 'From 15 points on discuss referral for evaluation of transplantation.',
  zh: '≥ 15 分者讨论转诊进行肝移植评估。',
}

export const transplantEvaluation: Classification<'score'> = {
  id: 'transplant',
  output: 'score',
  on: 'rounded',
  bands: [
    {
      id: 'below-15',
      label: { en: 'Below 15', zh: '< 15 分' },
      meaning: {
        en: 'Below the usual threshold for transplant evaluation; complications of cirrhosis may call for it all the same',
        zh: '低于通常的肝移植评估界值；出现肝硬化并发症时仍可能需评估',
      },
      tone: 'neutral',
    },
    {
      id: 'from-15',
      from: 15,
      label: { en: '15 or more', zh: '≥ 15 分' },
      meaning: {
        en: 'Evaluation for liver transplantation is advised (AASLD/AST 2013, stated for MELD)',
        zh: '建议进行肝移植评估（AASLD/AST 2013，针对 MELD 提出）',
      },
      tone: 'alarm',
    },
  ],
}
