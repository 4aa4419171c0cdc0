import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import type { Words } from '../../kit/words.ts'

const scale = (label: Words, highest: number) =>
  measured({
    label,
    integer: true,
    units: [
      { id: '{score}', label: { en: 'points', zh: '分' }, resolution: 0, hard: [0, highest], usual: [0, highest] },
    ],
  })
const highest = 7
const clearest = 4

export const definition = defineCalculator({
  id: 'ciwa-ar',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with the guideline of ASAM as reproduced publicly (bands) and a page of the US Department of Veterans Affairs (maximum of 67); the original paper was not at hand.',
      zh: '与 ASAM 指南的公开转载（分段）及美国退伍军人事务部页面（最高 67 分）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Measures alcohol withdrawal, to guide treatment by symptoms.',
    zh: '评估酒精戒断程度，指导症状触发式治疗。',
  },
  population: { en: 'Adults in alcohol withdrawal who can communicate.', zh: '能交流的酒精戒断成人。' },
  inputs: {
    nausea: scale({ en: 'Nausea and vomiting', zh: '恶心呕吐' }, highest),
    tremor: scale({ en: 'Tremor', zh: '震颤' }, highest),
    sweats: scale({ en: 'Paroxysmal sweats', zh: '阵发性出汗' }, highest),
    anxiety: scale({ en: 'Anxiety', zh: '焦虑' }, highest),
    agitation: scale({ en: 'Agitation', zh: '激越' }, highest),
    tactile: scale({ en: 'Tactile disturbances', zh: '触觉障碍' }, highest),
    auditory: scale({ en: 'Auditory disturbances', zh: '听觉障碍' }, highest),
    visual: scale({ en: 'Visual disturbances', zh: '视觉障碍' }, highest),
    headache: scale({ en: 'Headache, fullness in head', zh: '头痛、头胀' }, highest),
    orientation: scale({ en: 'Orientation and clouding of sensorium (0–4)', zh: '定向与意识（0~4 分）' }, clearest),
  },
  outputs: {
    score: {
      label: { en: 'CIWA-Ar', zh: 'CIWA-Ar 总分' },
      unit: { en: 'of 67 points', zh: '分（满分 67 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: Object.values(inputs).reduce((sum, one) => sum + one, 0) }),
  formulaText: [
    {
      en: `Sum of nine items of 0–${highest} and of orientation, 0–${clearest}`,
      zh: `九项（各 0~${highest} 分）与定向（0~${clearest} 分）之和`,
    },
  ],
  classifications: [
    {
      id: 'severity',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'mild',
          label: { en: 'Mild', zh: '轻度' },
          meaning: { en: 'Below 10: usually no drug needed', zh: '< 10 分：通常无需药物' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 10,
          label: { en: 'Moderate', zh: '中度' },
          meaning: { en: '10–18: benzodiazepine by protocol', zh: '10~18 分：按方案使用苯二氮䓬类' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 19,
          label: { en: 'Severe', zh: '重度' },
          meaning: { en: '19 or more: higher level of care', zh: '≥ 19 分：提高监护级别' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Limits differ between protocols (8, 10, 15, 20): follow your own. The bands are those of ASAM 2020.',
      zh: '各方案界值不一（8、10、15、20），以本院方案为准；此处分段依据 ASAM 2020。',
    },
    {
      en: 'Not for patients who cannot speak or are delirious for another reason: use RASS.',
      zh: '不能言语或其他原因谵妄者不适用，请用 RASS。',
    },
    { en: 'Not copyrighted; each item has its own anchors on the form.', zh: '无版权限制；各项锚点见原量表。' },
  ],
  nextSteps: [
    {
      en: 'Thiamine before glucose; repeat the score after each dose and every 1 to 4 hours.',
      zh: '先补维生素 B₁ 再给葡萄糖；每次给药后及每 1~4 h 复评。',
    },
    {
      en: 'A previous seizure or delirium tremens: treat early whatever the score.',
      zh: '既往戒断性抽搐或震颤谵妄者，无论分值均应尽早治疗。',
    },
  ],
  references: [
    {
      text: 'Sullivan JT, Sykora K, Schneiderman J, et al. Assessment of alcohol withdrawal: the revised CIWA-Ar. Br J Addict 1989;84:1353-1357.',
      doi: '10.1111/j.1360-0443.1989.tb00737.x',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: {
        nausea: { value: 2, unit: '{score}' },
        tremor: { value: 4, unit: '{score}' },
        sweats: { value: 3, unit: '{score}' },
        anxiety: { value: 4, unit: '{score}' },
        agitation: { value: 2, unit: '{score}' },
        tactile: { value: 0, unit: '{score}' },
        auditory: { value: 0, unit: '{score}' },
        visual: { value: 0, unit: '{score}' },
        headache: { value: 1, unit: '{score}' },
        orientation: { value: 0, unit: '{score}' },
      },
      expect: { score: { value: 16, decimals: 0 } },
      bands: { severity: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'mild',
      inputs: {
        nausea: { value: 2, unit: '{score}' },
        tremor: { value: 3, unit: '{score}' },
        sweats: { value: 2, unit: '{score}' },
        anxiety: { value: 2, unit: '{score}' },
        agitation: { value: 0, unit: '{score}' },
        tactile: { value: 0, unit: '{score}' },
        auditory: { value: 0, unit: '{score}' },
        visual: { value: 0, unit: '{score}' },
        headache: { value: 0, unit: '{score}' },
        orientation: { value: 0, unit: '{score}' },
      },
      expect: { score: { value: 9, decimals: 0 } },
      bands: { severity: 'mild' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: {
        nausea: { value: 4, unit: '{score}' },
        tremor: { value: 4, unit: '{score}' },
        sweats: { value: 4, unit: '{score}' },
        anxiety: { value: 4, unit: '{score}' },
        agitation: { value: 3, unit: '{score}' },
        tactile: { value: 0, unit: '{score}' },
        auditory: { value: 0, unit: '{score}' },
        visual: { value: 0, unit: '{score}' },
        headache: { value: 0, unit: '{score}' },
        orientation: { value: 0, unit: '{score}' },
      },
      expect: { score: { value: 19, decimals: 0 } },
      bands: { severity: 'severe' },
      source: countedByHand,
    },
    {
      id: 'highest',
      inputs: {
        nausea: { value: 7, unit: '{score}' },
        tremor: { value: 7, unit: '{score}' },
        sweats: { value: 7, unit: '{score}' },
        anxiety: { value: 7, unit: '{score}' },
        agitation: { value: 7, unit: '{score}' },
        tactile: { value: 7, unit: '{score}' },
        auditory: { value: 7, unit: '{score}' },
        visual: { value: 7, unit: '{score}' },
        headache: { value: 7, unit: '{score}' },
        orientation: { value: 4, unit: '{score}' },
      },
      expect: { score: { value: 67, decimals: 0 } },
      bands: { severity: 'severe' },
      source: { outside: true, words: { en: 'The published maximum.', zh: '已发表的最高分。' } },
    },
  ],
})
