import { defineCalculator } from '../../kit/tool/calculator.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'
import { examples } from './examples.ts'
import { ipi, revised } from './groups.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 61, points: 1 }]),
  stage: ticked({ label: { en: 'Ann Arbor stage III or IV', zh: 'Ann Arbor III~IV 期' }, points: 1 }),
  ldh: ticked({ label: { en: 'Lactate dehydrogenase above normal', zh: '血清 LDH 高于正常' }, points: 1 }),
  performance: ticked({ label: { en: 'ECOG 2 or worse', zh: 'ECOG ≥ 2 级' }, points: 1 }),
  extranodal: ticked({ label: { en: 'More than one extranodal site', zh: '结外受累 > 1 处' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'ipi-lymphoma',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, groups and survival compared with onlycalculators.com and lymphomainfo.net. The papers themselves were not at hand.',
      zh: '条目、分组与生存率同 onlycalculators.com、lymphomainfo.net 核对；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Predicts survival in aggressive non-Hodgkin lymphoma.',
    zh: '预测侵袭性非霍奇金淋巴瘤患者的生存。',
  },
  population: {
    en: 'Adults with aggressive, above all diffuse large B-cell, lymphoma before treatment.',
    zh: '治疗前的成人侵袭性淋巴瘤患者，主要为弥漫大 B 细胞淋巴瘤。',
  },
  inputs: score.inputs,
  outputs: {
    score: { label: { en: 'IPI', zh: 'IPI' }, unit: { en: 'of 5 points', zh: '分（满分 5 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [ipi, revised],
  validity: [{ when: { input: 'age', below: 16 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'Derived from 16 years on.', zh: '源自 16 岁及以上患者。' } },
  caveats: [
    {
      en: 'The survival of the IPI groups is from before rituximab; that of R-IPI is nearer to today’s.',
      zh: 'IPI 各组生存率来自利妥昔单抗应用之前，R-IPI 更接近目前水平。',
    },
    { en: 'Up to 60 years the age-adjusted IPI is used too.', zh: '≤ 60 岁者另可采用年龄调整 IPI（aaIPI）。' },
  ],
  nextSteps: [
    {
      en: 'From 4 points, or with certain sites, assess the risk to the central nervous system (CNS-IPI).',
      zh: '≥ 4 分或特定部位受累者评估中枢神经系统复发风险（CNS-IPI）。',
    },
  ],
  references: [
    {
      text: 'International Non-Hodgkin’s Lymphoma Prognostic Factors Project. A predictive model for aggressive non-Hodgkin’s lymphoma. N Engl J Med 1993;329:987–994.',
      doi: '10.1056/NEJM199309303291402',
    },
    {
      text: 'Sehn LH, Berry B, Chhanabhai M, et al. The revised International Prognostic Index (R-IPI) is a better predictor of outcome than the standard IPI for patients with diffuse large B-cell lymphoma treated with R-CHOP. Blood 2007;109:1857–1861.',
      doi: '10.1182/blood-2006-08-038257',
    },
  ],
  examples,
})
