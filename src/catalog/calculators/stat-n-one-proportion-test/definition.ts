import { defineSampleSizeTool, needed, works } from '../../kit/planning/sample-size-tool.ts'
import { secondProgram } from '../../kit/tool/example-sources.ts'
import { alpha, alphaQuantiles, power, powerQuantiles } from '../../kit/tool/inputs/planning.ts'
import { probability } from '../../kit/tool/inputs/statistics.ts'

interface Design {
  readonly expected: number
  readonly fixed: number
  readonly alpha: keyof typeof alphaQuantiles
}

/** Sample size for a power with this normal quantile. */
export function sizeAt({ expected: p, fixed: p0, alpha: a }: Design, zPower: number): number {
  const spread = alphaQuantiles[a] * Math.sqrt(p0 * (1 - p0)) + zPower * Math.sqrt(p * (1 - p))
  return (spread / (p - p0)) ** 2
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-one-proportion-test',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with size_one_prop of the R package mcradds and with the power by the binomial distribution of R.',
      zh: '已与 R 包 mcradds 的 size_one_prop 及按 R 二项分布计算的效能核对。',
    },
  },
  purpose: {
    en: 'How many persons show that a proportion differs from a fixed one, such as a performance goal.',
    zh: '估算证明单组率与已知率（如目标值）不同所需的例数。',
  },
  population: { en: 'One group with a yes/no outcome.', zh: '单组，二分类结局。' },
  inputs: {
    expected: probability({ en: 'Expected proportion', zh: '预期率' }),
    fixed: probability({ en: 'Fixed proportion', zh: '已知率（目标值）' }),
    alpha: alpha(),
    power: power(),
  },
  outputs: {
    n: needed({ en: 'Persons', zh: '例数' }),
  },
  refusal: ({ expected, fixed }) =>
    Math.abs(expected - fixed) < 0.001 ? { input: 'expected', message: 'no-difference' } : null,
  formula: (inputs) => ({ n: sizeAt(inputs, powerQuantiles[inputs.power]) }),
  formulaText: [
    {
      en: 'n = (z(1−α/2) √(p₀(1 − p₀)) + z(1−β) √(p(1 − p)))² ÷ (p − p₀)²',
      zh: 'n = (z(1−α/2) √(p₀(1 − p₀)) + z(1−β) √(p(1 − p)))² ÷ (p − p₀)²',
    },
  ],
  protocol: {
    en: 'With a two-sided α of {alpha} and a power of {power}, {n} show that an expected proportion of {expected} differs from {fixed}.',
    zh: '双侧 α 为 {alpha}，效能 {power}，预期率 {expected}，与已知率 {fixed} 比较，需 {n}。',
  },
  messages: {
    'no-difference': {
      en: 'Expected and fixed proportion must differ by at least 0.001.',
      zh: '预期率与已知率至少须相差 0.001。',
    },
  },
  caveats: [
    {
      en: 'With fewer than about five expected events or non-events take an exact binomial design.',
      zh: '预期事件数或非事件数 < 5 时应采用确切二项设计。',
    },
    {
      en: 'A fixed value of other persons, places or years is no control group.',
      zh: '来自其他人群、地区或年代的已知值不能代替对照组。',
    },
  ],
  reports: ['sample-size'],
  references: [
    { text: 'Fleiss JL, Levin B, Paik MC. Statistical methods for rates and proportions. 3rd ed. Wiley 2003.' },
    works.chow,
  ],
  examples: [
    {
      id: 'forty',
      inputs: {
        expected: { value: 40, unit: '%' },
        fixed: { value: 30, unit: '%' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: { n: { value: 171.73496, decimals: 5 } },
      source: secondProgram,
    },
    {
      id: 'sixty',
      inputs: {
        expected: { value: 0.6, unit: '1' },
        fixed: { value: 0.5, unit: '1' },
        alpha: '0.05',
        power: '0.90',
      },
      expect: { n: { value: 258.50577, decimals: 5 } },
      source: secondProgram,
    },
    {
      id: 'assay',
      inputs: {
        expected: { value: 0.95, unit: '1' },
        fixed: { value: 0.9, unit: '1' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: { n: { value: 238.033, decimals: 3 } },
      source: {
        outside: true,
        words: {
          en: 'size_one_prop(p1 = 0.95, p0 = 0.9) of the R package mcradds: 238.0332, as its tests state.',
          zh: 'R 包 mcradds 的 size_one_prop(p1 = 0.95, p0 = 0.9)：其测试所载 238.0332。',
        },
      },
    },
  ],
})
