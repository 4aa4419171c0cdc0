import {
  byNoncentralT,
  defineSampleSizeTool,
  dropoutNotCounted,
  needed,
  works,
} from '../../kit/planning/sample-size-tool.ts'
import { ranInR, secondProgram } from '../../kit/tool/example-sources.ts'
import { alpha, alphaQuantiles, power, powerQuantiles } from '../../kit/tool/inputs/planning.ts'
import { number } from '../../kit/tool/inputs/statistics.ts'
import { exactSize } from './exact-size.ts'

interface Design {
  readonly difference: number
  readonly sd: number
  readonly alpha: keyof typeof alphaQuantiles
}

function sizeByNormal({ difference, sd, alpha: a }: Design, zPower: number): number {
  return ((alphaQuantiles[a] + zPower) * (sd / difference)) ** 2
}

/** Sample size of the t test for a power with this normal quantile. */
export function sizeAt(design: Design, zPower: number): number {
  return sizeByNormal(design, zPower) + alphaQuantiles[design.alpha] ** 2 / 2
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-one-mean',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The size for the t test compared with pwr.t.test of the R package pwr, which takes the non-central t distribution.',
      zh: 't 检验例数已与 R 包 pwr 的 pwr.t.test（非中心 t 分布）核对。',
    },
  },
  purpose: {
    en: 'How many persons show that a mean differs from a fixed value.',
    zh: '估算证明单组均数与已知值不同所需的例数。',
  },
  population: { en: 'One group, measured once.', zh: '单组、单次测量。' },
  inputs: {
    difference: number({ en: 'Difference from the fixed value', zh: '与已知值之差' }, [1e-6, 1000000], 3),
    sd: number({ en: 'Standard deviation', zh: '标准差' }, [1e-6, 1000000], 3),
    alpha: alpha(),
    power: power(),
  },
  outputs: {
    exact: needed({ en: 'Persons, t test', zh: '例数（t 检验）' }),
    n: needed({ en: 'Persons', zh: '例数' }),
    corrected: needed({ en: 'Persons, corrected', zh: '例数（正态近似，t 校正）' }),
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
      en: 'n = σ² (z(1−α/2) + z(1−β))² ÷ δ²; corrected + z(1−α/2)² ÷ 2',
      zh: 'n = σ² (z(1−α/2) + z(1−β))² ÷ δ²；t 校正 + z(1−α/2)² ÷ 2',
    },
  ],
  protocol: {
    en: 'With a two-sided α of {alpha} and a power of {power}, {exact} detect a difference of {difference} from the fixed value at a standard deviation of {sd}.',
    zh: '双侧 α 为 {alpha}，效能 {power}，标准差 {sd}，为检出与已知值相差 {difference}，需 {exact}。',
  },
  caveats: [
    {
      en: 'A fixed value of other persons, places or years is no control group.',
      zh: '来自其他人群、地区或年代的已知值不能代替对照组。',
    },
    dropoutNotCounted,
  ],
  reports: ['sample-size'],
  references: [
    works.julious,
    {
      text: 'Guenther WC. Sample size formulas for normal theory t tests. Am Stat 1981;35:243–244.',
    },
  ],
  examples: [
    {
      id: 'half',
      inputs: { difference: { value: 5, unit: '1' }, sd: { value: 10, unit: '1' }, alpha: '0.05', power: '0.80' },
      expect: { corrected: { value: 33.3, decimals: 1 } },
      source: secondProgram,
    },
    {
      id: 'half-by-t',
      inputs: { difference: { value: 0.5, unit: '1' }, sd: { value: 1, unit: '1' }, alpha: '0.05', power: '0.80' },
      expect: { exact: { value: 33.37, decimals: 2 }, corrected: { value: 34, decimals: 0 } },
      source: ranInR('pwr::pwr.t.test(d = 0.5, power = 0.8, type = "one.sample"), n = 33.37'),
    },
    {
      id: 'whole-by-t',
      inputs: { difference: { value: 1, unit: '1' }, sd: { value: 1, unit: '1' }, alpha: '0.05', power: '0.90' },
      expect: { exact: { value: 12.59, decimals: 2 }, corrected: { value: 13, decimals: 0 } },
      source: ranInR('pwr::pwr.t.test(d = 1, power = 0.9, type = "one.sample"), n = 12.59'),
    },
  ],
})
