import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  mi: ticked({ label: { en: 'Myocardial infarction', zh: '心肌梗死' }, points: 1 }),
  failure: ticked({ label: { en: 'Congestive heart failure', zh: '充血性心力衰竭' }, points: 1 }),
  peripheral: ticked({ label: { en: 'Peripheral vascular disease', zh: '外周血管疾病' }, points: 1 }),
  cerebrovascular: ticked({ label: { en: 'Cerebrovascular disease', zh: '脑血管疾病' }, points: 1 }),
  dementia: ticked({ label: { en: 'Dementia', zh: '痴呆' }, points: 1 }),
  lung: ticked({ label: { en: 'Chronic pulmonary disease', zh: '慢性肺部疾病' }, points: 1 }),
  connective: ticked({ label: { en: 'Connective tissue disease', zh: '结缔组织病' }, points: 1 }),
  ulcer: ticked({ label: { en: 'Peptic ulcer', zh: '消化性溃疡' }, points: 1 }),
  hemiplegia: ticked({ label: { en: 'Hemiplegia', zh: '偏瘫' }, points: 2 }),
  kidney: ticked({ label: { en: 'Moderate to severe renal disease', zh: '中重度肾脏疾病' }, points: 2 }),
  leukaemia: ticked({ label: { en: 'Leukaemia', zh: '白血病' }, points: 2 }),
  lymphoma: ticked({ label: { en: 'Lymphoma', zh: '淋巴瘤' }, points: 2 }),
  aids: ticked({ label: { en: 'AIDS', zh: '艾滋病' }, points: 6 }),
  liver: graded({
    label: { en: 'Liver disease', zh: '肝脏疾病' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      mild: [1, { en: 'Mild', zh: '轻度' }],
      severe: [3, { en: 'Moderate to severe', zh: '中重度' }],
    },
  }),
  diabetes: graded({
    label: { en: 'Diabetes', zh: '糖尿病' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      plain: [1, { en: 'Without end-organ damage', zh: '无靶器官损害' }],
      damage: [2, { en: 'With end-organ damage', zh: '有靶器官损害' }],
    },
  }),
  tumour: graded({
    label: { en: 'Solid tumour', zh: '实体瘤' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      local: [2, { en: 'Not metastatic', zh: '无转移' }],
      metastatic: [6, { en: 'Metastatic', zh: '转移' }],
    },
  }),
  age: stepped(age(), [
    { points: 0 },
    { from: 50, points: 1 },
    { from: 60, points: 2 },
    { from: 70, points: 3 },
    { from: 80, points: 4 },
  ]),
})
/** Charlson 1994: survival = 0.983^exp(0.9 × index). */
const [BASELINE, SLOPE] = [0.983, 0.9]

export const definition = defineCalculator({
  id: 'charlson-comorbidity',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Weights compared with four public tables (Int J Spine Surg, PMC7946705, BMC Health Serv Res, BMC Cancer) and fpnotebook; age and survival with fpnotebook and cliniborg. The papers were not at hand.',
      zh: '权重与四份公开表格（Int J Spine Surg、PMC7946705、BMC Health Serv Res、BMC Cancer）及 fpnotebook 核对；年龄分与生存率同 fpnotebook、cliniborg 核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Adds up comorbid diseases and age, to predict survival.', zh: '汇总合并症与年龄以预测生存。' },
  population: {
    en: 'Adults; the weights come from medical inpatients of 1984.',
    zh: '成人；权重源自 1984 年内科住院患者。',
  },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'Charlson index with age', zh: 'Charlson 指数（含年龄）' },
      unit: { en: 'points', zh: '分' },
      decimals: 0,
    },
    survival: { label: { en: 'Ten-year survival', zh: '10 年生存率' }, unit: { en: '%', zh: '%' }, decimals: 1 },
  },
  formula: (inputs) => {
    const sum = score.sum(inputs)
    return { score: sum, survival: 100 * BASELINE ** Math.exp(SLOPE * sum) }
  },
  formulaText: [
    ...score.text,
    {
      en: `Ten-year survival = ${BASELINE}^exp(${SLOPE} × index)`,
      zh: `10 年生存率 = ${BASELINE}^exp(${SLOPE} × 指数)`,
    },
  ],
  classifications: [
    {
      id: 'level',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'none',
          label: { en: '0', zh: '0 分' },
          meaning: { en: 'No comorbidity counted', zh: '未计合并症' },
          tone: 'good',
        },
        {
          id: 'mild',
          from: 1,
          label: { en: '1–2', zh: '1~2 分' },
          meaning: { en: 'Mild', zh: '轻度' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 3,
          label: { en: '3–4', zh: '3~4 分' },
          meaning: { en: 'Moderate', zh: '中度' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 5,
          label: { en: '5 or more', zh: '≥ 5 分' },
          meaning: { en: 'Severe', zh: '重度' },
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
      en: 'Weights and survival are old: treatment of AIDS, leukaemia and others has changed; Quan reweighted them in 2011.',
      zh: '权重与生存率年代较早：艾滋病、白血病等疗效已改变，Quan 于 2011 年重新赋权。',
    },
    { en: 'The bands are customary, not of the paper.', zh: '分级为习惯用法，非原文所定。' },
  ],
  nextSteps: [
    {
      en: 'For registries and adjustments report the index without age too.',
      zh: '用于登记与校正时应同时报告不含年龄的指数。',
    },
  ],
  references: [
    {
      text: 'Charlson ME, Pompei P, Ales KL, MacKenzie CR. A new method of classifying prognostic comorbidity in longitudinal studies. J Chronic Dis 1987;40:373–383.',
      doi: '10.1016/0021-9681(87)90171-8',
    },
    {
      text: 'Charlson M, Szatrowski TP, Peterson J, Gold J. Validation of a combined comorbidity index. J Clin Epidemiol 1994;47:1245–1251.',
      doi: '10.1016/0895-4356(94)90129-5',
    },
  ],
  examples: [
    {
      id: 'sixties',
      inputs: {
        mi: true,
        failure: false,
        peripheral: false,
        cerebrovascular: false,
        dementia: false,
        lung: false,
        connective: false,
        ulcer: false,
        hemiplegia: false,
        kidney: false,
        leukaemia: false,
        lymphoma: false,
        aids: false,
        liver: 'none',
        diabetes: 'damage',
        tumour: 'none',
        age: { value: 65, unit: 'a' },
      },
      expect: { score: { value: 5, decimals: 0 }, survival: { value: 21.4, decimals: 1 } },
      bands: { level: 'severe' },
      source: earlierImplementation,
    },
    {
      id: 'young',
      inputs: { liver: 'none', diabetes: 'none', tumour: 'none', age: { value: 40, unit: 'a' } },
      expect: { score: { value: 0, decimals: 0 }, survival: { value: 98.3, decimals: 1 } },
      bands: { level: 'none' },
      source: countedByHand,
    },
    {
      id: 'fifty',
      inputs: { liver: 'none', diabetes: 'none', tumour: 'none', age: { value: 50, unit: 'a' } },
      expect: { score: { value: 1, decimals: 0 }, survival: { value: 95.9, decimals: 1 } },
      bands: { level: 'mild' },
      source: countedByHand,
    },
    {
      id: 'eighty',
      inputs: { liver: 'none', diabetes: 'none', tumour: 'none', age: { value: 80, unit: 'a' } },
      expect: { score: { value: 4, decimals: 0 }, survival: { value: 53.4, decimals: 1 } },
      bands: { level: 'moderate' },
      source: countedByHand,
    },
  ],
})
