import { defineSampleSizeTool, needed } from '../../kit/planning/sample-size-tool.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { alpha, alphaQuantiles, power, powerQuantiles } from '../../kit/tool/inputs/planning.ts'
import { number } from '../../kit/tool/inputs/statistics.ts'
import { comparedWithR } from '../../kit/tool/verifications.ts'

interface Design {
  readonly r: number
  readonly alpha: keyof typeof alphaQuantiles
}

/** Sample size for a power with this normal quantile. */
export function sizeAt({ r, alpha: a }: Design, zPower: number): number {
  return ((alphaQuantiles[a] + zPower) / Math.atanh(r)) ** 2 + 3
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-correlation',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: comparedWithR('2026-11-22'),
  purpose: {
    en: 'How many persons show that a correlation differs from 0.',
    zh: '估算检验相关系数不为 0 所需的例数。',
  },
  population: {
    en: 'Pairs of values of independent persons, both normally distributed.',
    zh: '相互独立个体的成对数值，服从二元正态。',
  },
  inputs: {
    r: number({ en: 'Correlation to detect', zh: '需检出的相关系数' }, [0.01, 0.99], 2),
    alpha: alpha(),
    power: power(),
  },
  outputs: {
    n: needed({ en: 'Persons', zh: '例数' }),
  },
  formula: (inputs) => ({ n: sizeAt(inputs, powerQuantiles[inputs.power]) }),
  formulaText: [{ en: 'n = ((z(1−α/2) + z(1−β)) ÷ artanh r)² + 3', zh: 'n = ((z(1−α/2) + z(1−β)) ÷ artanh r)² + 3' }],
  protocol: {
    en: 'With a two-sided α of {alpha} and a power of {power}, {n} show a correlation of {r}.',
    zh: '双侧 α 为 {alpha}，效能 {power}，为检出 {r} 的相关系数，需 {n}。',
  },
  caveats: [
    { en: 'The sign of the correlation does not matter.', zh: '相关系数的正负不影响例数。' },
    {
      en: 'A correlation just different from 0 is seldom worth a study: plan for the width of its interval.',
      zh: '仅证明相关不为 0 意义有限，宜按区间宽度规划。',
    },
  ],
  reports: ['sample-size'],
  references: [
    {
      text: 'Hulley SB, Cummings SR, Browner WS, Grady DG, Newman TB. Designing clinical research. 4th ed. Lippincott Williams & Wilkins 2013.',
    },
  ],
  examples: [
    {
      id: 'medium',
      inputs: { r: { value: 0.3, unit: '1' }, alpha: '0.05', power: '0.80' },
      expect: { n: { value: 84.93, decimals: 2 } },
      source: earlierImplementation,
    },
    {
      id: 'large',
      inputs: { r: { value: 0.5, unit: '1' }, alpha: '0.05', power: '0.90' },
      expect: { n: { value: 37.82, decimals: 2 } },
      source: secondProgram,
    },
    {
      id: 'small',
      inputs: { r: { value: 0.1, unit: '1' }, alpha: '0.05', power: '0.80' },
      expect: { n: { value: 782.65, decimals: 2 } },
      source: secondProgram,
    },
  ],
})
