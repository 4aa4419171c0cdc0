import type { Words } from '../../words.ts'
import type { UnitSpec } from '../calculator-input-spec.ts'
import { oneOf, optionalQuantity, quantity } from '../calculator-inputs.ts'

/** In per cent, or as a fraction; a small percentage requires confirmation. */
function proportionUnits(max: number): readonly UnitSpec[] {
  return [
    {
      id: '%',
      label: { en: '%', zh: '%' },
      system: 'both',
      toCanonical: 1,
      resolution: 1,
      hard: [{ min: 0.01, max }],
      usual: [{ min: 1, max }],
    },
    {
      id: '1',
      label: { en: 'fraction', zh: '小数' },
      system: 'both',
      toCanonical: 100,
      resolution: 3,
      hard: [{ min: 0.0001, max: max / 100 }],
      usual: [{ min: 0.01, max: max / 100 }],
    },
  ]
}

/** A proportion, canonical in per cent, from 0.01 to 99.99; also as a fraction. */
export function proportion(label: Words): ReturnType<typeof quantity> {
  return quantity({ label, units: proportionUnits(99.99) })
}

/** The dropout proportion, canonical in per cent, up to 80; none by default. */
export function dropout(): ReturnType<typeof optionalQuantity> {
  return optionalQuantity({
    label: { en: 'Expected dropout', zh: '预计失访率' },
    help: { en: 'Empty: none', zh: '留空表示不考虑失访' },
    units: proportionUnits(80),
  })
}

/** Size of the second group relative to the first; 1 by default. */
export function ratio(): ReturnType<typeof optionalQuantity> {
  return optionalQuantity({
    label: { en: 'Ratio n₂ : n₁', zh: '两组例数比 n₂ : n₁' },
    help: { en: 'Empty: 1', zh: '留空表示 1' },
    units: [
      {
        id: '1',
        system: 'both',
        toCanonical: 1,
        resolution: 2,
        hard: [{ min: 0.1, max: 10 }],
        usual: [{ min: 0.2, max: 5 }],
      },
    ],
  })
}

export const alphaQuantiles = {
  '0.10': 1.6448536269514722,
  '0.05': 1.959963984540054,
  '0.01': 2.5758293035489004,
} as const

/** The two-sided significance level: a key of `alphaQuantiles`. */
export function alpha() {
  return oneOf({
    label: { en: 'α, two-sided', zh: '检验水准 α（双侧）' },
    of: { '0.10': { en: '0.10', zh: '0.10' }, '0.05': { en: '0.05', zh: '0.05' }, '0.01': { en: '0.01', zh: '0.01' } },
  })
}

export const powerQuantiles = {
  '0.80': 0.8416212335729143,
  '0.85': 1.0364333894937898,
  '0.90': 1.2815515655446004,
  '0.95': 1.6448536269514722,
} as const

/** The power: a key of `powerQuantiles`. */
export function power() {
  return oneOf({
    label: { en: 'Power, 1 − β', zh: '检验效能 1 − β' },
    of: {
      '0.80': { en: '0.80', zh: '0.80' },
      '0.85': { en: '0.85', zh: '0.85' },
      '0.90': { en: '0.90', zh: '0.90' },
      '0.95': { en: '0.95', zh: '0.95' },
    },
  })
}

/** Normal quantiles of 1 − β/2, by the power. */
export const halfPowerQuantiles = {
  '0.80': 1.2815515655446004,
  '0.85': 1.4395314709384563,
  '0.90': 1.6448536269514722,
  '0.95': 1.959963984540054,
} as const

export const oneSidedQuantiles = { '0.025': 1.959963984540054, '0.05': 1.6448536269514722 } as const

/** The one-sided significance level: a key of `oneSidedQuantiles`. */
export function alphaOneSided() {
  return oneOf({
    label: { en: 'α, one-sided', zh: '检验水准 α（单侧）' },
    of: { '0.025': { en: '0.025', zh: '0.025' }, '0.05': { en: '0.05', zh: '0.05' } },
  })
}

/** The aim of a study with a margin: non-inferiority, equivalence or superiority. */
export function aimWithMargin() {
  return oneOf({
    label: { en: 'Aim', zh: '目的' },
    of: {
      NI: { en: 'Non-inferiority', zh: '非劣效' },
      EQ: { en: 'Equivalence', zh: '等效' },
      SUP: { en: 'Superiority by the margin', zh: '优效（超过界值）' },
    },
  })
}

export const noRoomWithinMargin: Words = {
  en: 'The expected difference leaves no room within the margin.',
  zh: '预期差值已超出界值，无法证明。',
}

/** The distance of the expected difference, new minus control, from the excluded value; at or below 0 there is no room. */
export function roomWithinMargin(aim: 'NI' | 'EQ' | 'SUP', difference: number, margin: number): number {
  return aim === 'NI' ? margin + difference : aim === 'SUP' ? difference - margin : margin - Math.abs(difference)
}
