import {
  defineSampleSizeTool,
  dropoutNotCounted,
  needed,
  totalNeeded,
  works,
} from '../../kit/planning/sample-size-tool.ts'
import { roundUp } from '../../kit/present/rounding.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
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
import { probability } from '../../kit/tool/inputs/statistics.ts'
import { comparedWithR } from '../../kit/tool/verifications.ts'

/** A smaller distance between difference and margin is treated as zero. */
const SMALLEST = 0.001

interface Design {
  readonly aim: 'NI' | 'EQ' | 'SUP'
  readonly treated: number
  readonly control: number
  readonly margin: number
  readonly alpha: keyof typeof oneSidedQuantiles
}

/** Size of each group; null if the difference is at or beyond the margin. */
export function sizeAt({ aim, treated, control, margin, alpha }: Design, zPower: number): number | null {
  const variance = treated * (1 - treated) + control * (1 - control)
  const room = roomWithinMargin(aim, treated - control, margin)
  return room < SMALLEST ? null : (variance * (oneSidedQuantiles[alpha] + zPower) ** 2) / room ** 2
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-noninferiority-equivalence',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: comparedWithR('2026-11-22'),
  purpose: {
    en: 'How many persons each of two equal groups needs to show that a new treatment is not worse, alike, or better by a margin.',
    zh: '估算证明新疗法非劣效、等效或优效（超过界值）时每组所需的例数。',
  },
  population: {
    en: 'Two independent groups with a favourable yes/no outcome.',
    zh: '两独立组，结局为二分类的有利事件。',
  },
  inputs: {
    aim: aimWithMargin(),
    treated: probability({ en: 'Success, new treatment', zh: '试验组有效率' }),
    control: probability({ en: 'Success, control', zh: '对照组有效率' }),
    margin: probability({ en: 'Margin', zh: '界值' }),
    alpha: alphaOneSided(),
    power: power(),
  },
  outputs: {
    n: { ...needed({ en: 'Each group', zh: '每组' }), absent: noRoomWithinMargin },
    total: { ...totalNeeded({ en: 'Both groups', zh: '合计' }), absent: noRoomWithinMargin },
  },
  formula(inputs) {
    const { aim, treated, control, power: b } = inputs
    const isBetweenTwo = aim === 'EQ' && treated === control
    const n = sizeAt(inputs, isBetweenTwo ? halfPowerQuantiles[b] : powerQuantiles[b])
    return n === null ? { n: null, total: null } : { n, total: 2 * roundUp(n) }
  },
  formulaText: [
    {
      en: 'n = (pTqT + pCqC)(z(1−α) + z(1−β))² ÷ (δ + Δ)² a group, δ = pT − pC; superiority (δ − Δ)²; equivalence (Δ − |δ|)², with z(1−β/2) where δ = 0',
      zh: '每组 n = (pTqT + pCqC)(z(1−α) + z(1−β))² ÷ (δ + Δ)²，δ = pT − pC；优效为 (δ − Δ)²；等效为 (Δ − |δ|)²，δ = 0 时用 z(1−β/2)',
    },
  ],
  protocol: {
    en: 'With a one-sided α of {alpha}, a power of {power}, success of {treated} and {control} and a margin of {margin}, {n} are needed in each group ({aim}).',
    zh: '单侧 α 为 {alpha}，效能 {power}，试验组与对照组有效率为 {treated} 与 {control}，界值 {margin}（{aim}），每组需 {n}。',
  },
  caveats: [
    {
      en: 'The margin is set before the trial, on clinical and statistical grounds (ICH E9, E10).',
      zh: '界值须在试验前依据临床与统计理由确定（ICH E9、E10）。',
    },
    {
      en: 'For equivalence with a difference other than 0 the formula is an approximation.',
      zh: '真实差值不为 0 的等效设计，该公式为近似。',
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
        treated: { value: 0.85, unit: '1' },
        control: { value: 0.85, unit: '1' },
        margin: { value: 0.1, unit: '1' },
        alpha: '0.025',
        power: '0.80',
      },
      expect: { n: { value: 200.15, decimals: 2 }, total: { value: 402, decimals: 0 } },
      source: earlierImplementation,
    },
    {
      id: 'narrow',
      inputs: {
        aim: 'NI',
        treated: { value: 90, unit: '%' },
        control: { value: 90, unit: '%' },
        margin: { value: 8, unit: '%' },
        alpha: '0.025',
        power: '0.90',
      },
      expect: { n: { value: 295.52, decimals: 2 } },
      source: secondProgram,
    },
    {
      id: 'superiority',
      inputs: {
        aim: 'SUP',
        treated: { value: 80, unit: '%' },
        control: { value: 60, unit: '%' },
        margin: { value: 5, unit: '%' },
        alpha: '0.025',
        power: '0.80',
      },
      expect: { n: { value: 139.54, decimals: 2 } },
      source: secondProgram,
    },
    {
      id: 'equivalence',
      inputs: {
        aim: 'EQ',
        treated: { value: 75, unit: '%' },
        control: { value: 75, unit: '%' },
        margin: { value: 15, unit: '%' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: { n: { value: 142.73, decimals: 2 } },
      source: secondProgram,
    },
  ],
})
