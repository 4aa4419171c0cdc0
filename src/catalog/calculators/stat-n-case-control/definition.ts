import { defineSampleSizeTool, needed } from '../../kit/planning/sample-size-tool.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { alpha, alphaQuantiles, power, powerQuantiles } from '../../kit/tool/inputs/planning.ts'
import { number, probability } from '../../kit/tool/inputs/statistics.ts'
import { comparedWithR } from '../../kit/tool/verifications.ts'

interface Design {
  readonly exposed: number
  readonly oddsRatio: number
  readonly controls: number
  readonly alpha: keyof typeof alphaQuantiles
}

/** Number of cases for a power with this normal quantile. */
export function casesAt({ exposed: p0, oddsRatio, controls: m, alpha: a }: Design, zPower: number) {
  const zAlpha = alphaQuantiles[a]
  const p1 = (oddsRatio * p0) / (1 + p0 * (oddsRatio - 1))
  const mean = (p1 + m * p0) / (1 + m)
  const pooled = (m + 1) * mean * (1 - mean)
  const apart = m * (p1 - p0) ** 2
  return {
    exposedCases: p1,
    kelsey: ((zAlpha + zPower) ** 2 * pooled) / apart,
    fleiss: (zAlpha * Math.sqrt(pooled) + zPower * Math.sqrt(p0 * (1 - p0) + m * p1 * (1 - p1))) ** 2 / apart,
  }
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-case-control',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: comparedWithR('2026-11-22'),
  purpose: {
    en: 'How many cases an unmatched case-control study needs to detect an odds ratio.',
    zh: '估算非匹配病例对照研究检出某比值比所需的病例数。',
  },
  population: { en: 'Unmatched cases and controls.', zh: '非匹配的病例与对照。' },
  inputs: {
    exposed: probability({ en: 'Controls exposed', zh: '对照组暴露率' }),
    oddsRatio: number({ en: 'Odds ratio to detect', zh: '需检出的比值比（OR）' }, [0.01, 100], 2),
    controls: number({ en: 'Controls to a case', zh: '每例病例的对照数' }, [0.2, 20], 1),
    alpha: alpha(),
    power: power(),
  },
  outputs: {
    fleiss: needed({ en: 'Cases, Fleiss', zh: '病例数（Fleiss）' }),
    kelsey: needed({ en: 'Cases, Kelsey', zh: '病例数（Kelsey）' }),
    exposedCases: { label: { en: 'Cases exposed', zh: '病例组暴露率' }, decimals: 3 },
  },
  formula: (inputs) => casesAt(inputs, powerQuantiles[inputs.power]),
  formulaText: [
    {
      en: 'p₁ = OR p₀ ÷ (1 + p₀(OR − 1)); p̄ = (p₁ + m p₀)/(1 + m)',
      zh: 'p₁ = OR p₀ ÷ (1 + p₀(OR − 1))；p̄ = (p₁ + m p₀)/(1 + m)',
    },
    {
      en: 'Kelsey: (z + z)² (m + 1) p̄ q̄ ÷ (m (p₁ − p₀)²); Fleiss: [zα √((m + 1) p̄ q̄) + zβ √(p₀q₀ + m p₁q₁)]² ÷ (m (p₁ − p₀)²)',
      zh: 'Kelsey：(z + z)² (m + 1) p̄ q̄ ÷ (m (p₁ − p₀)²)；Fleiss：[zα √((m + 1) p̄ q̄) + zβ √(p₀q₀ + m p₁q₁)]² ÷ (m (p₁ − p₀)²)',
    },
  ],
  protocol: {
    en: 'With a two-sided α of {alpha} and a power of {power}, {fleiss} and {controls} controls to each detect an odds ratio of {oddsRatio} where {exposed} of the controls are exposed (Fleiss).',
    zh: '双侧 α 为 {alpha}，效能 {power}，对照组暴露率 {exposed}，每例病例配 {controls} 个对照，为检出 OR {oddsRatio}，需病例 {fleiss}（Fleiss 法）。',
  },
  validity: [
    {
      when: [
        { input: 'oddsRatio', from: 0.99 },
        { input: 'oddsRatio', below: 1.01 },
      ],
      effect: 'refuse',
      message: 'too-near',
    },
  ],
  messages: {
    'too-near': {
      en: 'An odds ratio this near to 1 is no difference to detect.',
      zh: '比值比过于接近 1，无差异可供检出。',
    },
  },
  caveats: [
    {
      en: 'Controls: the cases times the ratio. More than four to a case gain little.',
      zh: '对照数 = 病例数 × 比例；每例病例超过 4 个对照获益甚微。',
    },
    { en: 'Not for matched designs.', zh: '不适用于匹配设计。' },
  ],
  reports: ['sample-size'],
  references: [
    {
      text: 'Kelsey JL, Whittemore AS, Evans AS, Thompson WD. Methods in observational epidemiology. 2nd ed. Oxford University Press 1996.',
    },
    { text: 'Schlesselman JJ. Case-control studies: design, conduct, analysis. Oxford University Press 1982.' },
  ],
  examples: [
    {
      id: 'double',
      inputs: {
        exposed: { value: 0.3, unit: '1' },
        oddsRatio: { value: 2, unit: '1' },
        controls: { value: 1, unit: '1' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: {
        exposedCases: { value: 0.4615, decimals: 4 },
        kelsey: { value: 141.84, decimals: 2 },
        fleiss: { value: 140.66, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'two-controls',
      inputs: {
        exposed: { value: 20, unit: '%' },
        oddsRatio: { value: 2.5, unit: '1' },
        controls: { value: 2, unit: '1' },
        alpha: '0.05',
        power: '0.90',
      },
      expect: { kelsey: { value: 89.31, decimals: 2 }, fleiss: { value: 92.56, decimals: 2 } },
      source: secondProgram,
    },
    {
      id: 'four-controls',
      inputs: {
        exposed: { value: 50, unit: '%' },
        oddsRatio: { value: 1.5, unit: '1' },
        controls: { value: 4, unit: '1' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: {
        exposedCases: { value: 0.6, decimals: 1 },
        kelsey: { value: 244.885, decimals: 3 },
        fleiss: { value: 242.63, decimals: 2 },
      },
      source: secondProgram,
    },
  ],
})
