import { defineCalculator } from '../../kit/tool/calculator.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'
import { examples } from './examples.ts'

const score = pointScore({
  burden: graded({
    label: { en: 'Burden of illness', zh: '症状负担' },
    of: {
      light: [5, { en: 'No or mild symptoms', zh: '无或轻度症状' }],
      moderate: [3, { en: 'Moderate symptoms', zh: '中度症状' }],
      severe: [0, { en: 'Severe symptoms', zh: '重度症状' }],
    },
  }),
  pressure: stepped(systolicPressure(), [{ points: 0 }, { from: 91, points: 5 }]),
  lung: graded({
    label: { en: 'Chronic obstructive pulmonary disease', zh: '慢性阻塞性肺疾病' },
    of: { no: [4, { en: 'No', zh: '无' }], yes: [0, { en: 'Yes', zh: '有' }] },
  }),
  tumour: graded({
    label: { en: 'Tumour', zh: '肿瘤类型' },
    of: {
      favourable: [
        4,
        { en: 'Solid, or haematological without previous fungal infection', zh: '实体瘤，或血液肿瘤且既往无真菌感染' },
      ],
      fungal: [0, { en: 'Haematological with previous fungal infection', zh: '血液肿瘤且既往有真菌感染' }],
    },
  }),
  dehydration: graded({
    label: { en: 'Dehydration that needs infusions', zh: '需静脉补液的脱水' },
    of: { no: [3, { en: 'No', zh: '无' }], yes: [0, { en: 'Yes', zh: '有' }] },
  }),
  place: graded({
    label: { en: 'Where the fever began', zh: '发热起始地点' },
    of: {
      outside: [3, { en: 'Outpatient', zh: '门诊（院外）' }],
      hospital: [0, { en: 'In hospital', zh: '住院期间' }],
    },
  }),
  age: stepped(age(), [{ points: 2 }, { from: 60, points: 0 }]),
})

export const definition = defineCalculator({
  id: 'mascc',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and cut-off compared with eviQ and with FPnotebook. The paper itself was not at hand.',
      zh: '条目、分值与界值同 eviQ、FPnotebook 核对；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Finds patients with febrile neutropenia at low risk of complications.',
    zh: '识别粒细胞缺乏伴发热患者中并发症低危者。',
  },
  population: {
    en: 'Adults with fever and neutropenia after chemotherapy.',
    zh: '化疗后粒细胞缺乏伴发热的成人患者。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'MASCC', zh: 'MASCC 评分' },
      unit: { en: 'of 26 points', zh: '分（满分 26 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'high',
          label: { en: 'High risk', zh: '高危' },
          meaning: { en: '< 21: admit, antibiotics by vein', zh: '< 21 分：住院，静脉抗菌药物' },
          tone: 'alarm',
        },
        {
          id: 'low',
          from: 21,
          label: { en: 'Low risk', zh: '低危' },
          meaning: { en: '≥ 21: complications in about 6%', zh: '≥ 21 分：并发症约 6%' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 16 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'Not for children under 16 years.', zh: '不适用于 16 岁以下儿童。' } },
  caveats: [
    {
      en: 'A high score alone does not send anyone home: expected long neutropenia, mucositis, organ failure, distance and care at home count too.',
      zh: '高分不等于可离院：还须考虑预期粒缺时间、黏膜炎、脏器功能、就医距离与照护条件。',
    },
    {
      en: 'Not in induction for acute leukaemia or after allogeneic transplantation.',
      zh: '不用于急性白血病诱导化疗或异基因移植后患者。',
    },
    { en: '“Burden of illness” is a judgement.', zh: '“症状负担”由医师主观判断。' },
  ],
  nextSteps: [
    {
      en: 'Give the first dose of antibiotics within the hour whatever the score.',
      zh: '无论评分高低，均应在 1 小时内给予首剂抗菌药物。',
    },
    {
      en: 'Low: observe for some hours before treatment by mouth at home; in solid tumours add the CISNE score.',
      zh: '低危：观察数小时后方可考虑院外口服治疗；实体瘤患者可加用 CISNE 评分。',
    },
  ],
  references: [
    {
      text: 'Klastersky J, Paesmans M, Rubenstein EB, et al. The Multinational Association for Supportive Care in Cancer risk index: a multinational scoring system for identifying low-risk febrile neutropenic cancer patients. J Clin Oncol 2000;18:3038–3051.',
      doi: '10.1200/JCO.2000.18.16.3038',
    },
  ],
  examples,
})
