import { defineSampleSizeTool, needed } from '../../kit/planning/sample-size-tool.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { count, probability } from '../../kit/tool/inputs/statistics.ts'
import { comparedWithR } from '../../kit/tool/verifications.ts'

const z = 1.959963984540054

interface Design {
  readonly p: number
  readonly halfWidth: number
  readonly population: number | null
}

/** Sample size for an infinite population. */
function uncorrected({ p, halfWidth }: Pick<Design, 'p' | 'halfWidth'>): number {
  return (z ** 2 * p * (1 - p)) / halfWidth ** 2
}

export function sizeFor({ population, ...design }: Design): number {
  const n = uncorrected(design)
  return population === null ? n : n / (1 + (n - 1) / population)
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-one-proportion',
  revision: 2,
  contentChecked: '2026-11-22',
  verified: comparedWithR('2026-11-22'),
  purpose: {
    en: 'How many persons estimate a proportion to within a given half-width of its 95 % confidence interval.',
    zh: '估算使率的 95% 置信区间半宽不超过给定值所需的例数。',
  },
  population: { en: 'A simple random sample.', zh: '简单随机抽样。' },
  inputs: {
    p: probability({ en: 'Expected proportion', zh: '预期的率' }),
    halfWidth: probability({ en: 'Half-width of the interval', zh: '允许误差（区间半宽）' }),
    population: optional(
      count({ en: 'Size of a finite population', zh: '有限总体的总数' }, 2, {
        en: 'Empty: very large',
        zh: '留空表示总体很大',
      }),
    ),
  },
  outputs: {
    n: needed({ en: 'Sample size', zh: '样本量' }),
    uncorrected: {
      ...needed({ en: 'Before the finite population correction', zh: '有限总体校正前' }),
      absent: { en: 'no finite population entered', zh: '未输入有限总体' },
    },
  },
  formula: (inputs) => ({
    n: sizeFor(inputs),
    uncorrected: inputs.population === null ? null : uncorrected(inputs),
  }),
  formulaText: [
    {
      en: 'n = z² p (1 − p) ÷ d², z = 1.96; finite population of N: n ÷ (1 + (n − 1)/N)',
      zh: 'n = z² p (1 − p) ÷ d²，z = 1.96；有限总体 N：n ÷ (1 + (n − 1)/N)',
    },
  ],
  protocol: {
    en: 'With an expected proportion of {p}, {n} persons give a 95 % confidence interval of ± {halfWidth}.',
    zh: '预期率为 {p}，允许误差 {halfWidth}，95% 置信度下需 {n}。',
  },
  caveats: [
    {
      en: 'Near 0 and 1 the normal approximation is poor: check the Wilson interval that would result.',
      zh: '率接近 0 或 1 时正态近似较差，应核对所得 Wilson 区间。',
    },
    { en: 'Cluster sampling needs the design effect on top.', zh: '整群抽样须再乘以设计效应。' },
  ],
  reports: ['sample-size'],
  references: [
    {
      text: 'Lwanga SK, Lemeshow S. Sample size determination in health studies: a practical manual. Geneva: World Health Organization 1991.',
    },
  ],
  examples: [
    {
      id: 'third',
      inputs: { p: { value: 0.3, unit: '1' }, halfWidth: { value: 0.05, unit: '1' } },
      expect: { n: { value: 322.68, decimals: 2 } },
      source: earlierImplementation,
    },
    {
      id: 'half',
      inputs: { p: { value: 50, unit: '%' }, halfWidth: { value: 3, unit: '%' } },
      expect: { n: { value: 1067.07, decimals: 2 } },
      source: secondProgram,
    },
    {
      id: 'finite',
      inputs: {
        p: { value: 30, unit: '%' },
        halfWidth: { value: 5, unit: '%' },
        population: { value: 1000, unit: '1' },
      },
      expect: { n: { value: 244.15, decimals: 2 }, uncorrected: { value: 322.68, decimals: 2 } },
      source: secondProgram,
    },
  ],
})
