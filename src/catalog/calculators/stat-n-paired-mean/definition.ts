import {
  byNoncentralT,
  defineSampleSizeTool,
  dropoutNotCounted,
  needed,
  works,
} from '../../kit/planning/sample-size-tool.ts'
import { earlierImplementation, ranInR, secondProgram } from '../../kit/tool/example-sources.ts'
import { alpha, alphaQuantiles, power, powerQuantiles } from '../../kit/tool/inputs/planning.ts'
import { number } from '../../kit/tool/inputs/statistics.ts'
import { comparedWithR } from '../../kit/tool/verifications.ts'
import { exactSize } from './exact-size.ts'

interface Design {
  readonly difference: number
  readonly sd: number
  readonly alpha: keyof typeof alphaQuantiles
}

function sizeByNormal({ difference, sd, alpha: a }: Design, zPower: number): number {
  return (sd ** 2 * (alphaQuantiles[a] + zPower) ** 2) / difference ** 2
}

/** Number of pairs of the t test for a power with this normal quantile. */
export function sizeAt(design: Design, zPower: number): number {
  return sizeByNormal(design, zPower) + alphaQuantiles[design.alpha] ** 2 / 2
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-paired-mean',
  revision: 2,
  contentChecked: '2026-11-22',
  verified: comparedWithR('2026-11-22'),
  purpose: { en: 'How many pairs detect a mean difference within pairs.', zh: '估算检出配对差值均数所需的对子数。' },
  population: { en: 'Pairs: one person twice, or two matched persons.', zh: '配对资料：同一人两次，或匹配的两人。' },
  inputs: {
    difference: number({ en: 'Mean difference to detect', zh: '需检出的平均差值' }, [1e-6, 1000000], 3),
    sd: number({ en: 'Standard deviation of the differences', zh: '差值的标准差' }, [1e-6, 1000000], 3),
    alpha: alpha(),
    power: power(),
  },
  outputs: {
    exact: needed({ en: 'Pairs, t test', zh: '对子数（t 检验）' }, 'pairs'),
    n: needed({ en: 'Pairs', zh: '对子数' }, 'pairs'),
    corrected: needed({ en: 'Pairs, corrected', zh: '对子数（正态近似，t 校正）' }, 'pairs'),
  },
  formula(inputs) {
    const corrected = sizeAt(inputs, powerQuantiles[inputs.power])
    return {
      exact: exactSize({ ...inputs, alpha: Number(inputs.alpha), power: Number(inputs.power), near: corrected }),
      n: sizeByNormal(inputs, powerQuantiles[inputs.power]),
      corrected,
    }
  },
  formulaText: [
    byNoncentralT,
    {
      en: 'n = σd² (z(1−α/2) + z(1−β))² ÷ δ²; corrected + z(1−α/2)² ÷ 2',
      zh: 'n = σd² (z(1−α/2) + z(1−β))² ÷ δ²；t 校正 + z(1−α/2)² ÷ 2',
    },
    {
      en: 'From σ and the correlation ρ of both values: σd = σ √(2(1 − ρ))',
      zh: '已知 σ 与两次测量的相关 ρ 时：σd = σ √(2(1 − ρ))',
    },
  ],
  protocol: {
    en: 'With a two-sided α of {alpha} and a power of {power}, {exact} detect a mean difference of {difference} at a standard deviation of the differences of {sd}.',
    zh: '双侧 α 为 {alpha}，效能 {power}，差值标准差 {sd}，为检出 {difference} 的平均差值，需 {exact}。',
  },
  caveats: [dropoutNotCounted],
  reports: ['sample-size'],
  references: [works.julious],
  examples: [
    {
      id: 'four',
      inputs: { difference: { value: 4, unit: '1' }, sd: { value: 10, unit: '1' }, alpha: '0.05', power: '0.80' },
      expect: { n: { value: 49.06, decimals: 2 }, corrected: { value: 50.98, decimals: 2 } },
      source: earlierImplementation,
    },
    {
      id: 'unit',
      inputs: { difference: { value: 1, unit: '1' }, sd: { value: 1, unit: '1' }, alpha: '0.05', power: '0.80' },
      expect: { exact: { value: 9.93785, decimals: 5 } },
      source: ranInR('power.t.test(delta = 1, sd = 1, power = 0.8, type = "paired", strict = TRUE), n = 9.93785'),
    },
    {
      id: 'double',
      inputs: { difference: { value: 8, unit: '1' }, sd: { value: 10, unit: '1' }, alpha: '0.05', power: '0.80' },
      expect: { n: { value: 12.26, decimals: 2 } },
      source: secondProgram,
    },
  ],
})
