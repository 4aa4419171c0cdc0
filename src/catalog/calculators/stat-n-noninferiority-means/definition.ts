import {
  defineSampleSizeTool,
  dropoutNotCounted,
  needed,
  totalNeeded,
  works,
} from '../../kit/planning/sample-size-tool.ts'
import { roundUp } from '../../kit/present/rounding.ts'
import { ranInR } from '../../kit/tool/example-sources.ts'
import {
  aimWithMargin,
  alphaOneSided,
  halfPowerQuantiles,
  noRoomWithinMargin,
  oneSidedQuantiles,
  power,
  powerQuantiles,
  roomWithinMargin,
} from '../../kit/tool/inputs/planning.ts'
import { number } from '../../kit/tool/inputs/statistics.ts'

/** In standard deviations: a smaller distance between difference and margin is treated as zero. */
const SMALLEST = 0.001

interface Design {
  readonly aim: 'NI' | 'EQ' | 'SUP'
  readonly difference: number
  readonly sd: number
  readonly margin: number
  readonly alpha: keyof typeof oneSidedQuantiles
}

/** Size of each group for a power with this normal quantile; null if the difference is at or beyond the margin. */
export function sizeAt({ aim, difference, sd, margin, alpha }: Design, zPower: number): number | null {
  const room = roomWithinMargin(aim, difference, margin) / sd
  return room < SMALLEST ? null : (2 * (oneSidedQuantiles[alpha] + zPower) ** 2) / room ** 2
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-noninferiority-means',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with epi.ssninfc, epi.ssequc and epi.sssupc of the R package epiR.',
      zh: '已与 R 包 epiR 的 epi.ssninfc、epi.ssequc、epi.sssupc 核对一致。',
    },
  },
  purpose: {
    en: 'How many persons each of two equal groups needs to show that a mean is not worse, alike, or better by a margin.',
    zh: '估算证明均数非劣效、等效或优效（超过界值）时每组所需的例数。',
  },
  population: {
    en: 'Two independent groups with one standard deviation; larger values are better.',
    zh: '两独立组，标准差相同，数值越大越好。',
  },
  inputs: {
    aim: aimWithMargin(),
    difference: number(
      { en: 'Expected difference, new − control', zh: '预期差值（试验组 − 对照组）' },
      [-1000000, 1000000],
      3,
      { en: 'Where smaller values are better, with the sign changed', zh: '数值越小越好时改变符号' },
    ),
    margin: number({ en: 'Margin', zh: '界值' }, [1e-6, 1000000], 3),
    sd: number({ en: 'Standard deviation', zh: '标准差' }, [1e-6, 1000000], 3),
    alpha: alphaOneSided(),
    power: power(),
  },
  outputs: {
    n: { ...needed({ en: 'Each group', zh: '每组' }), absent: noRoomWithinMargin },
    total: { ...totalNeeded({ en: 'Both groups', zh: '合计' }), absent: noRoomWithinMargin },
  },
  formula(inputs) {
    const n = sizeAt(inputs, (inputs.aim === 'EQ' ? halfPowerQuantiles : powerQuantiles)[inputs.power])
    return n === null ? { n: null, total: null } : { n, total: 2 * roundUp(n) }
  },
  formulaText: [
    {
      en: 'n = 2σ² (z(1−α) + z(1−β))² ÷ (δ + Δ)² a group; superiority (δ − Δ)²; equivalence (Δ − |δ|)² with z(1−β/2)',
      zh: '每组 n = 2σ² (z(1−α) + z(1−β))² ÷ (δ + Δ)²；优效为 (δ − Δ)²；等效为 (Δ − |δ|)²，并用 z(1−β/2)',
    },
  ],
  protocol: {
    en: 'With a one-sided α of {alpha}, a power of {power}, an expected difference of {difference}, a standard deviation of {sd} and a margin of {margin}, {n} are needed in each group ({aim}).',
    zh: '单侧 α 为 {alpha}，效能 {power}，预期差值 {difference}，标准差 {sd}，界值 {margin}（{aim}），每组需 {n}。',
  },
  caveats: [
    {
      en: 'The margin is set before the trial, on clinical and statistical grounds (ICH E9, E10).',
      zh: '界值须在试验前依据临床与统计理由确定（ICH E9、E10）。',
    },
    {
      en: 'For equivalence with a difference other than 0 the size is on the safe side.',
      zh: '真实差值不为 0 的等效设计，所得例数偏保守。',
    },
    dropoutNotCounted,
  ],
  reports: ['sample-size'],
  references: [works.julious, works.chow],
  examples: [
    {
      id: 'non-inferiority',
      inputs: {
        aim: 'NI',
        difference: { value: 1, unit: '1' },
        margin: { value: 5, unit: '1' },
        sd: { value: 10, unit: '1' },
        alpha: '0.025',
        power: '0.80',
      },
      expect: { n: { value: 43.60489, decimals: 5 }, total: { value: 88, decimals: 0 } },
      source: ranInR(
        'epiR::epi.ssninfc(treat = 5, control = 4, sd = 10, delta = 5, n = NA, power = 0.8, alpha = 0.025)',
      ),
    },
    {
      id: 'equivalence',
      inputs: {
        aim: 'EQ',
        difference: { value: 0, unit: '1' },
        margin: { value: 5, unit: '1' },
        sd: { value: 10, unit: '1' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: { n: { value: 68.51078, decimals: 5 } },
      source: ranInR('epiR::epi.ssequc(treat = 4, control = 4, sd = 10, delta = 5, n = NA, power = 0.8, alpha = 0.05)'),
    },
    {
      id: 'superiority',
      inputs: {
        aim: 'SUP',
        difference: { value: 1, unit: '1' },
        margin: { value: 0.5, unit: '1' },
        sd: { value: 10, unit: '1' },
        alpha: '0.025',
        power: '0.80',
      },
      expect: { n: { value: 6279.10379, decimals: 5 } },
      source: ranInR(
        'epiR::epi.sssupc(treat = 5, control = 4, sd = 10, delta = 0.5, n = NA, power = 0.8, alpha = 0.025)',
      ),
    },
  ],
})
