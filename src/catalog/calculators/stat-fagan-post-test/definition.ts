import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { number, probability } from '../../kit/tool/inputs/statistics.ts'

const ratio = (en: string, zh: string, min: number, max: number) => optional(number({ en, zh }, [min, max], 3))
const absent = { en: 'no such likelihood ratio was entered', zh: '未输入该似然比' }

/** The post-test probability: pre-test odds times likelihood ratio. */
function after(pre: number, likelihoodRatio: number): number {
  const odds = (pre / (1 - pre)) * likelihoodRatio
  return odds / (1 + odds)
}

export const definition = defineCalculator({
  id: 'stat-fagan-post-test',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with R (its own function where it has one, else the printed formula) and with an implementation written before this one.',
      zh: '已与 R（有现成函数者用其函数，否则按原公式计算）及先前独立编写的实现核对一致。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'How probable the disease is after a positive and after a negative test.',
    zh: '计算试验阳性与阴性后患病的概率。',
  },
  population: { en: 'A patient whose pre-test probability can be estimated.', zh: '可估计验前概率的患者。' },
  inputs: {
    pre: probability({ en: 'Pre-test probability', zh: '验前概率' }),
    positive: ratio('Likelihood ratio of a positive test', '阳性似然比（LR+）', 1, 10_000),
    negative: ratio('Likelihood ratio of a negative test', '阴性似然比（LR−）', 0, 1),
  },
  outputs: {
    afterPositive: {
      label: { en: 'After a positive test', zh: '阳性后概率' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
      absent,
    },
    afterNegative: {
      label: { en: 'After a negative test', zh: '阴性后概率' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
      absent,
    },
  },
  formula: ({ pre, positive, negative }) => ({
    afterPositive: positive === null ? null : 100 * after(pre, positive),
    afterNegative: negative === null ? null : 100 * after(pre, negative),
  }),
  formulaText: [
    {
      en: 'Odds = p/(1 − p); odds after the test = odds × LR; probability = odds/(1 + odds)',
      zh: '比数 = p/(1 − p)；验后比数 = 验前比数 × LR；概率 = 比数/(1 + 比数)',
    },
  ],
  classifications: [],
  validity: [
    {
      when: [
        { input: 'positive', unanswered: true },
        { input: 'negative', unanswered: true },
      ],
      effect: 'refuse',
      message: 'no-ratio',
    },
  ],
  alerts: [],
  messages: { 'no-ratio': { en: 'Enter at least one likelihood ratio.', zh: '请至少输入一个似然比。' } },
  caveats: [
    {
      en: 'Likelihood ratios change with the spectrum of patients: take them from a study in patients like yours.',
      zh: '似然比随疾病谱变化，应取自与您的患者相似人群的研究。',
    },
    {
      en: 'Tests one after another may be multiplied only where they are independent given the disease.',
      zh: '仅当各试验在给定患病状态下相互独立时，似然比才可连乘。',
    },
  ],
  nextSteps: [
    { en: 'Compare with your thresholds for testing further and for treating.', zh: '与继续检查阈值及治疗阈值比较。' },
  ],
  references: [
    { text: 'Fagan TJ. Nomogram for Bayes’s theorem. N Engl J Med 1975;293:257.', doi: '10.1056/NEJM197507312930513' },
  ],
  examples: [
    {
      id: 'quarter',
      inputs: {
        pre: { value: 0.25, unit: '1' },
        positive: { value: 6, unit: '1' },
        negative: { value: 0.118, unit: '1' },
      },
      expect: { afterPositive: { value: 66.67, decimals: 2 }, afterNegative: { value: 3.78, decimals: 2 } },
      source: earlierImplementation,
    },
    {
      id: 'half',
      inputs: { pre: { value: 50, unit: '%' }, positive: { value: 10, unit: '1' } },
      expect: { afterPositive: { value: 90.9, decimals: 1 } },
      source: exactArithmetic,
    },
    {
      id: 'tenth',
      inputs: { pre: { value: 10, unit: '%' }, negative: { value: 0.1, unit: '1' } },
      expect: { afterNegative: { value: 1.1, decimals: 1 } },
      source: exactArithmetic,
    },
  ],
})
