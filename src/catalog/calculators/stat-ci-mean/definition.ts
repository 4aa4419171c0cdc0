import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, ranInR } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { count, number } from '../../kit/tool/inputs/statistics.ts'
import { interval95, limits, limitValues } from '../../kit/tool/interval-outputs.ts'
import { differenceOf, meanInterval, meanTest, testOutputs, testValues, welchTest } from './formula.ts'

export const definition = defineCalculator({
  id: 'stat-ci-mean',
  revision: 2,
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
    en: 'The 95 % confidence interval of a mean, and of the difference from a second one, with their t tests, from published numbers.',
    zh: '由文献数据计算均数及两均数之差的 95% 置信区间和 t 检验。',
  },
  population: { en: 'Independent values, roughly normal or many.', zh: '数值相互独立，近似正态或例数较多。' },
  inputs: {
    mean: number({ en: 'Mean', zh: '均数' }, [-1000000, 1000000], 3),
    sd: number({ en: 'Standard deviation', zh: '标准差' }, [0, 1000000], 3),
    n: count({ en: 'Persons', zh: '例数' }, 2),
    hypothesised: optional(
      number({ en: 'Hypothesised mean', zh: '假设的总体均数' }, [-1000000, 1000000], 3, {
        en: 'The mean is tested against it. Empty: no test',
        zh: '均数与之比较作 t 检验；留空则不检验',
      }),
    ),
    mean2: optional(number({ en: 'Mean of a second group', zh: '第 2 组均数' }, [-1000000, 1000000], 3)),
    sd2: optional(number({ en: 'Its standard deviation', zh: '第 2 组标准差' }, [0, 1000000], 3)),
    n2: optional(count({ en: 'Its persons', zh: '第 2 组例数' }, 2)),
  },
  outputs: {
    mean: { label: { en: 'Mean', zh: '均数' }, decimals: 3, intervals: [interval95('mean')] },
    ...limits('mean', 3),
    ...testOutputs(
      'mean',
      { en: 'the mean', zh: '均数' },
      { en: 'no hypothesised mean, or values that do not vary', zh: '未输入假设的均数，或数据无变异' },
      0,
    ),
    difference: {
      label: { en: 'Difference (Welch)', zh: '两均数差（Welch）' },
      decimals: 3,
      intervals: [interval95('difference')],
      absent: { en: 'no second group', zh: '未输入第 2 组' },
    },
    ...limits('difference', 3),
    ...testOutputs(
      'difference',
      { en: 'the difference', zh: '差值' },
      { en: 'no second group, or values that do not vary', zh: '未输入第 2 组，或数据无变异' },
      2,
    ),
  },
  formula({ mean, sd, n, hypothesised, mean2, sd2, n2 }) {
    const second = mean2 === null || sd2 === null || n2 === null ? null : { mean: mean2, sd: sd2, n: n2 }
    return {
      mean,
      ...limitValues('mean', meanInterval({ mean, sd, n })),
      ...testValues('mean', hypothesised === null ? null : meanTest({ mean, sd, n }, hypothesised)),
      difference: second === null ? null : mean - second.mean,
      ...limitValues('difference', second === null ? null : differenceOf({ mean, sd, n }, second)),
      ...testValues('difference', second === null ? null : welchTest({ mean, sd, n }, second)),
    }
  },
  formulaText: [
    { en: 'Mean ± t(0.975, n − 1) SD ÷ √n', zh: '均数 ± t(0.975, n − 1) SD ÷ √n' },
    {
      en: 't = (mean − hypothesised mean) ÷ (SD ÷ √n), df = n − 1; Welch: t = difference ÷ √(A + B), df = ν; P two-sided',
      zh: 't = (均数 − 假设的均数) ÷ (SD ÷ √n)，自由度 n − 1；Welch：t = 差值 ÷ √(A + B)，自由度 ν；P 值为双侧',
    },
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
    'student-1908',
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
      id: 'sleep-first-drug',
      title: {
        en: 'Student (1908): hours of sleep gained by a drug, against one hour',
        zh: 'Student（1908）：服药后睡眠增加的小时数，与 1 小时比较',
      },
      inputs: {
        mean: { value: 2.33, unit: '1' },
        sd: { value: 2.0022487358, unit: '1' },
        n: { value: 10, unit: '1' },
        hypothesised: { value: 1, unit: '1' },
      },
      expect: {
        meanT: { value: 2.10055, decimals: 5 },
        meanDf: { value: 9, decimals: 0 },
        meanP: { value: 0.06506, decimals: 5 },
      },
      source: ranInR('t.test(sleep$extra[11:20], mu = 1)'),
    },
    {
      id: 'sleep-two-drugs',
      title: { en: 'Student (1908): two drugs', zh: 'Student（1908）：两种药物' },
      inputs: {
        mean: { value: 0.75, unit: '1' },
        sd: { value: 1.78900965776, unit: '1' },
        n: { value: 10, unit: '1' },
        mean2: { value: 2.33, unit: '1' },
        sd2: { value: 2.0022487358, unit: '1' },
        n2: { value: 10, unit: '1' },
      },
      expect: {
        difference: { value: -1.58, decimals: 2 },
        differenceLow: { value: -3.36548, decimals: 5 },
        differenceHigh: { value: 0.20548, decimals: 5 },
        differenceT: { value: -1.86081, decimals: 5 },
        differenceDf: { value: 17.77647, decimals: 5 },
        differenceP: { value: 0.07939, decimals: 5 },
      },
      source: ranInR('t.test(extra ~ group, sleep)'),
    },
    {
      id: 'ten',
      inputs: { mean: { value: 5, unit: '1' }, sd: { value: 2, unit: '1' }, n: { value: 10, unit: '1' } },
      expect: { meanLow: { value: 3.5693, decimals: 4 }, meanHigh: { value: 6.4307, decimals: 4 } },
      source: ranInR('qt(0.975, 9)'),
    },
  ],
})
