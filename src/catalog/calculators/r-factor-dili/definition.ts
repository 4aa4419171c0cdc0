import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { alkalinePhosphatase, alt } from '../../kit/tool/inputs/chemistry.ts'
import { upperLimit } from '../../kit/tool/inputs/upper-limit.ts'

export const definition = defineCalculator({
  id: 'r-factor-dili',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and cut-offs compared with creatinineclearance.com. The papers themselves were not at hand.',
      zh: '公式与界值同 creatinineclearance.com 核对；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Names the pattern of a liver injury that a drug may have caused.',
    zh: '判断可疑药物性肝损伤的临床类型。',
  },
  population: { en: 'Suspected drug-induced liver injury.', zh: '疑似药物性肝损伤患者。' },
  inputs: {
    alt: alt(),
    altLimit: upperLimit({ en: 'ALT', zh: 'ALT ' }, [20, 70]),
    alp: alkalinePhosphatase(),
    alpLimit: upperLimit({ en: 'alkaline phosphatase', zh: 'ALP ' }, [60, 400]),
  },
  outputs: { r: { label: { en: 'R', zh: 'R 值' }, unit: { en: '(ratio)', zh: '（比值）' }, decimals: 2 } },
  formula: (inputs) => ({ r: inputs.alt / inputs.altLimit / (inputs.alp / inputs.alpLimit) }),
  formulaText: [
    {
      en: 'R = (ALT ÷ its upper limit) ÷ (alkaline phosphatase ÷ its upper limit)',
      zh: 'R =（ALT ÷ ALT 正常值上限）÷（ALP ÷ ALP 正常值上限）',
    },
  ],
  classifications: [
    {
      id: 'pattern',
      output: 'r',
      on: 'rounded',
      bands: [
        {
          id: 'cholestatic',
          label: { en: 'Cholestatic', zh: '胆汁淤积型' },
          meaning: { en: 'R ≤ 2', zh: 'R ≤ 2' },
          tone: 'neutral',
        },
        {
          id: 'mixed',
          from: 2.01,
          label: { en: 'Mixed', zh: '混合型' },
          meaning: { en: '2 < R < 5', zh: '2 < R < 5' },
          tone: 'neutral',
        },
        {
          id: 'hepatocellular',
          from: 5,
          label: { en: 'Hepatocellular', zh: '肝细胞损伤型' },
          meaning: { en: 'R ≥ 5; with jaundice it is serious (Hy’s law)', zh: 'R ≥ 5；伴黄疸者预后差（海氏法则）' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Take the first values that qualify as injury: the pattern changes later.',
      zh: '取首次达到肝损伤标准时的检验值，其后类型可改变。',
    },
    { en: 'A high phosphatase may come from bone.', zh: 'ALP 升高可能来自骨骼。' },
  ],
  nextSteps: [
    {
      en: 'Stop the suspected drug, exclude other causes, and judge causality (RUCAM).',
      zh: '停用可疑药物，排除其他病因，并用 RUCAM 评估因果关系。',
    },
  ],
  references: [
    {
      text: 'Bénichou C. Criteria of drug-induced liver disorders: report of an international consensus meeting. J Hepatol 1990;11:272–276.',
      doi: '10.1016/0168-8278(90)90124-A',
    },
    {
      text: 'Danan G, Bénichou C. Causality assessment of adverse reactions to drugs — I. A novel method based on the conclusions of international consensus meetings: application to drug-induced liver injuries. J Clin Epidemiol 1993;46:1323–1330.',
    },
  ],
  examples: [
    {
      id: 'hepatocellular',
      inputs: {
        alt: { value: 800, unit: 'U/L' },
        altLimit: { value: 40, unit: 'U/L' },
        alp: { value: 150, unit: 'U/L' },
        alpLimit: { value: 120, unit: 'U/L' },
      },
      expect: { r: { value: 16, decimals: 2 } },
      bands: { pattern: 'hepatocellular' },
      source: earlierImplementation,
    },
    {
      id: 'mixed',
      inputs: {
        alt: { value: 240, unit: 'U/L' },
        altLimit: { value: 40, unit: 'U/L' },
        alp: { value: 240, unit: 'U/L' },
        alpLimit: { value: 120, unit: 'U/L' },
      },
      expect: { r: { value: 3, decimals: 2 } },
      bands: { pattern: 'mixed' },
      source: countedByHand,
    },
    {
      id: 'cholestatic',
      inputs: {
        alt: { value: 80, unit: 'U/L' },
        altLimit: { value: 40, unit: 'U/L' },
        alp: { value: 480, unit: 'U/L' },
        alpLimit: { value: 120, unit: 'U/L' },
      },
      expect: { r: { value: 0.5, decimals: 2 } },
      bands: { pattern: 'cholestatic' },
      source: countedByHand,
    },
  ],
})
