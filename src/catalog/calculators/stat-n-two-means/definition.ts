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
  return (2 * sd ** 2 * (alphaQuantiles[a] + zPower) ** 2) / difference ** 2
}

/** Size of each group of the t test for a power with this normal quantile. */
export function sizeAt(design: Design, zPower: number): number {
  return sizeByNormal(design, zPower) + alphaQuantiles[design.alpha] ** 2 / 4
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-two-means',
  revision: 2,
  contentChecked: '2026-11-22',
  verified: comparedWithR('2026-11-22'),
  purpose: {
    en: 'How many persons each of two equal groups needs to detect a difference of means.',
    zh: '估算发现两组均数差异时每组（等例数）所需的例数。',
  },
  population: { en: 'Two independent groups with one standard deviation.', zh: '两独立组，标准差相同。' },
  inputs: {
    difference: number({ en: 'Difference to detect', zh: '需检出的差值' }, [1e-6, 1000000], 3),
    sd: number({ en: 'Standard deviation', zh: '标准差' }, [1e-6, 1000000], 3),
    alpha: alpha(),
    power: power(),
  },
  outputs: {
    exact: needed({ en: 'Each group, t test', zh: '每组（t 检验）' }),
    n: needed({ en: 'Each group', zh: '每组' }),
    corrected: needed({ en: 'Each group, corrected', zh: '每组（正态近似，t 校正）' }),
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
      en: 'n = 2σ² (z(1−α/2) + z(1−β))² ÷ δ² a group; corrected + z(1−α/2)² ÷ 4',
      zh: '每组 n = 2σ² (z(1−α/2) + z(1−β))² ÷ δ²；t 校正 + z(1−α/2)² ÷ 4',
    },
  ],
  protocol: {
    en: 'With a two-sided α of {alpha} and a power of {power}, {exact} in each group detect a difference of {difference} at a standard deviation of {sd}.',
    zh: '双侧 α 为 {alpha}，效能 {power}，标准差 {sd}，为检出 {difference} 的差值，每组需 {exact}。',
  },
  caveats: [dropoutNotCounted],
  reports: ['sample-size'],
  references: [works.julious],
  examples: [
    {
      id: 'half',
      inputs: { difference: { value: 5, unit: '1' }, sd: { value: 10, unit: '1' }, alpha: '0.05', power: '0.80' },
      expect: {
        exact: { value: 64, decimals: 0 },
        n: { value: 62.79, decimals: 2 },
        corrected: { value: 63.75, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'ninety',
      inputs: { difference: { value: 5, unit: '1' }, sd: { value: 10, unit: '1' }, alpha: '0.05', power: '0.90' },
      expect: { n: { value: 84.06, decimals: 2 } },
      source: secondProgram,
    },
    {
      id: 'large',
      inputs: { difference: { value: 1, unit: '1' }, sd: { value: 1, unit: '1' }, alpha: '0.05', power: '0.90' },
      expect: { exact: { value: 22.0211, decimals: 4 } },
      source: ranInR('power.t.test(delta = 1, sd = 1, power = 0.9, strict = TRUE), n = 22.02109'),
    },
  ],
})
