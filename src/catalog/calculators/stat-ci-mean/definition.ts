import { defineCalculator } from '../../kit/calculator.ts'
import { optional } from '../../kit/clinical-inputs/in-units.ts'
import { count, number } from '../../kit/clinical-inputs/statistics.ts'
import { earlierImplementation, ranInR } from '../../kit/example-sources.ts'
import { interval95, limits, limitValues } from '../../kit/interval-outputs.ts'
import { differenceOf, meanInterval } from './formula.ts'

export const definition = defineCalculator({
  id: 'stat-ci-mean',
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
    en: 'The 95 % confidence interval of a mean, and of the difference from a second one, from published numbers.',
    zh: '由文献数据计算均数及两均数之差的 95% 置信区间。',
  },
  population: { en: 'Independent values, roughly normal or many.', zh: '数值相互独立，近似正态或例数较多。' },
  inputs: {
    mean: number({ en: 'Mean', zh: '均数' }, [-1000000, 1000000], 3),
    sd: number({ en: 'Standard deviation', zh: '标准差' }, [0, 1000000], 3),
    n: count({ en: 'Persons', zh: '例数' }, 2),
    mean2: optional(number({ en: 'Mean of a second group', zh: '第 2 组均数' }, [-1000000, 1000000], 3)),
    sd2: optional(number({ en: 'Its standard deviation', zh: '第 2 组标准差' }, [0, 1000000], 3)),
    n2: optional(count({ en: 'Its persons', zh: '第 2 组例数' }, 2)),
  },
  outputs: {
    mean: { label: { en: 'Mean', zh: '均数' }, decimals: 3, intervals: [interval95('mean')] },
    ...limits('mean', 3),
    difference: {
      label: { en: 'Difference (Welch)', zh: '两均数差（Welch）' },
      decimals: 3,
      intervals: [interval95('difference')],
      absent: { en: 'no second group', zh: '未输入第 2 组' },
    },
    ...limits('difference', 3),
  },
  formula({ mean, sd, n, mean2, sd2, n2 }) {
    const second = mean2 === null || sd2 === null || n2 === null ? null : { mean: mean2, sd: sd2, n: n2 }
    return {
      mean,
      ...limitValues('mean', meanInterval({ mean, sd, n })),
      difference: second === null ? null : mean - second.mean,
      ...limitValues('difference', second === null ? null : differenceOf({ mean, sd, n }, second)),
    }
  },
  formulaText: [
    { en: 'Mean ± t(0.975, n − 1) SD ÷ √n', zh: '均数 ± t(0.975, n − 1) SD ÷ √n' },
    {
      en: 'Welch: difference ± t(0.975, ν) √(A + B), A = s₁²/n₁, B = s₂²/n₂, ν = (A + B)² ÷ (A²/(n₁ − 1) + B²/(n₂ − 1))',
      zh: 'Welch：差值 ± t(0.975, ν) √(A + B)，A = s₁²/n₁，B = s₂²/n₂，ν = (A + B)² ÷ (A²/(n₁ − 1) + B²/(n₂ − 1))',
    },
  ],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Skewed values, such as costs and times: report the median instead.',
      zh: '偏态资料（费用、时间等）宜报告中位数。',
    },
    {
      en: 'For paired values enter the mean and the standard deviation of the differences.',
      zh: '配对资料请输入差值的均数与标准差。',
    },
  ],
  nextSteps: [],
  references: [
    {
      text: 'Welch BL. The generalization of Student’s problem when several different population variances are involved. Biometrika 1947;34:28–35.',
      doi: '10.1093/biomet/34.1-2.28',
    },
  ],
  examples: [
    {
      id: 'thirty',
      inputs: { mean: { value: 120, unit: '1' }, sd: { value: 15, unit: '1' }, n: { value: 30, unit: '1' } },
      expect: { meanLow: { value: 114.399, decimals: 3 }, meanHigh: { value: 125.601, decimals: 3 } },
      source: earlierImplementation,
    },
    {
      id: 'two',
      inputs: {
        mean: { value: 120, unit: '1' },
        sd: { value: 15, unit: '1' },
        n: { value: 30, unit: '1' },
        mean2: { value: 110, unit: '1' },
        sd2: { value: 12, unit: '1' },
        n2: { value: 25, unit: '1' },
      },
      expect: {
        difference: { value: 10, decimals: 0 },
        differenceLow: { value: 2.696, decimals: 3 },
        differenceHigh: { value: 17.304, decimals: 3 },
      },
      source: ranInR('qt(0.975, df) with df after Welch'),
    },
    {
      id: 'ten',
      inputs: { mean: { value: 5, unit: '1' }, sd: { value: 2, unit: '1' }, n: { value: 10, unit: '1' } },
      expect: { meanLow: { value: 3.5693, decimals: 4 }, meanHigh: { value: 6.4307, decimals: 4 } },
      source: ranInR('qt(0.975, 9)'),
    },
  ],
})
