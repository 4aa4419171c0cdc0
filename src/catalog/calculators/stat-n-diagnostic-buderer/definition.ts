import { defineSampleSizeTool, needed } from '../../kit/planning/sample-size-tool.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { probability } from '../../kit/tool/inputs/statistics.ts'
import { comparedWithR } from '../../kit/tool/verifications.ts'

const z = 1.959963984540054

interface Design {
  readonly sensitivity: number
  readonly specificity: number
  readonly halfWidth: number
  readonly prevalence: number
}

export function sizesFor({ sensitivity, specificity, halfWidth, prevalence }: Design) {
  const diseased = (z ** 2 * sensitivity * (1 - sensitivity)) / halfWidth ** 2
  const healthy = (z ** 2 * specificity * (1 - specificity)) / halfWidth ** 2
  return { forSensitivity: diseased / prevalence, forSpecificity: healthy / (1 - prevalence) }
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-diagnostic-buderer',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: comparedWithR('2026-11-22'),
  purpose: {
    en: 'How many persons estimate sensitivity and specificity to within a given half-width.',
    zh: '估算使灵敏度、特异度达到给定精度所需的例数。',
  },
  population: {
    en: 'A series in which the disease status is not known beforehand.',
    zh: '事先不知患病状态的连续病例。',
  },
  inputs: {
    sensitivity: probability({ en: 'Expected sensitivity', zh: '预期灵敏度' }),
    specificity: probability({ en: 'Expected specificity', zh: '预期特异度' }),
    halfWidth: probability({ en: 'Half-width of the 95 % interval', zh: '95% 区间半宽' }),
    prevalence: probability({ en: 'Prevalence among those tested', zh: '受试者中的患病率' }),
  },
  outputs: {
    n: needed({ en: 'Persons in all', zh: '总例数' }),
    forSensitivity: needed({ en: 'For the sensitivity', zh: '按灵敏度' }),
    forSpecificity: needed({ en: 'For the specificity', zh: '按特异度' }),
  },
  formula(inputs) {
    const { forSensitivity, forSpecificity } = sizesFor(inputs)
    return { n: Math.max(forSensitivity, forSpecificity), forSensitivity, forSpecificity }
  },
  formulaText: [
    {
      en: 'n = z² Se (1 − Se) ÷ (d² × prevalence), and z² Sp (1 − Sp) ÷ (d² × (1 − prevalence)); the larger counts; z = 1.96',
      zh: 'n = z² Se (1 − Se) ÷ (d² × 患病率)，及 z² Sp (1 − Sp) ÷ (d² × (1 − 患病率))，取较大者；z = 1.96',
    },
  ],
  protocol: {
    en: 'With an expected sensitivity of {sensitivity}, specificity of {specificity} and prevalence of {prevalence}, {n} give 95 % confidence intervals of ± {halfWidth}.',
    zh: '预期灵敏度 {sensitivity}、特异度 {specificity}，患病率 {prevalence}，95% 区间半宽 {halfWidth}，共需 {n}。',
  },
  caveats: [
    {
      en: 'Where diseased and healthy persons are chosen separately, each group needs its own number without the prevalence.',
      zh: '分别选取患者与非患者时，两组各自计算，不除以患病率。',
    },
    { en: 'The normal approximation is poor for shares near 1.', zh: '率接近 1 时正态近似较差。' },
  ],
  reports: ['sample-size'],
  references: [
    {
      text: 'Buderer NMF. Statistical methodology: I. Incorporating the prevalence of disease into the sample size calculation for sensitivity and specificity. Acad Emerg Med 1996;3:895–900.',
      doi: '10.1111/j.1553-2712.1996.tb03538.x',
    },
  ],
  examples: [
    {
      id: 'fifth',
      inputs: {
        sensitivity: { value: 0.9, unit: '1' },
        specificity: { value: 0.85, unit: '1' },
        halfWidth: { value: 0.05, unit: '1' },
        prevalence: { value: 0.2, unit: '1' },
      },
      expect: {
        forSensitivity: { value: 691.46, decimals: 2 },
        forSpecificity: { value: 244.89, decimals: 2 },
        n: { value: 691.46, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'half',
      inputs: {
        sensitivity: { value: 80, unit: '%' },
        specificity: { value: 80, unit: '%' },
        halfWidth: { value: 10, unit: '%' },
        prevalence: { value: 50, unit: '%' },
      },
      expect: { n: { value: 122.93, decimals: 2 } },
      source: secondProgram,
    },
    {
      id: 'frequent',
      inputs: {
        sensitivity: { value: 90, unit: '%' },
        specificity: { value: 85, unit: '%' },
        halfWidth: { value: 5, unit: '%' },
        prevalence: { value: 80, unit: '%' },
      },
      expect: {
        forSensitivity: { value: 172.87, decimals: 2 },
        forSpecificity: { value: 979.57, decimals: 2 },
        n: { value: 979.57, decimals: 2 },
      },
      source: secondProgram,
    },
  ],
})
