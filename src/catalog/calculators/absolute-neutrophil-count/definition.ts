import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { bandShare, segmentedShare, whiteCells } from '../../kit/tool/inputs/blood.ts'
import { optional, reportedTo } from '../../kit/tool/inputs/in-units.ts'
import { neutropenia } from './neutropenia.ts'

export const definition = defineCalculator({
  id: 'absolute-neutrophil-count',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and bands compared with clevercalculator.com, onlycalculators.com (CTCAE grades) and droracle.ai (profound below 0.1); CTCAE and the guideline were not at hand.',
      zh: '公式与分级同 clevercalculator.com、onlycalculators.com（CTCAE 分级）及 droracle.ai（< 0.1 为极重度）核对；未能直接查阅 CTCAE 与指南原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Counts the neutrophils from the white cells and the differential.',
    zh: '根据白细胞总数与分类计算中性粒细胞绝对值。',
  },
  population: { en: 'Everyone with a differential count.', zh: '有白细胞分类结果者。' },
  inputs: {
    whiteCells: whiteCells(),
    segmented: {
      ...reportedTo(segmentedShare(), 1),
      help: { en: 'Or all neutrophils of an automated count.', zh: '或自动分类的中性粒细胞百分比。' },
    },
    bands: optional(reportedTo(bandShare(40), 1)),
  },
  outputs: {
    anc: {
      label: { en: 'Absolute neutrophil count', zh: '中性粒细胞绝对值' },
      unit: { en: '×10⁹/L', zh: '×10⁹/L' },
      decimals: 2,
    },
  },
  formula: (inputs) => ({
    anc: (inputs.whiteCells * Math.min(100, inputs.segmented + (inputs.bands ?? 0))) / 100,
  }),
  formulaText: [
    {
      en: 'ANC = white cells × (segmented % + bands %) ÷ 100',
      zh: 'ANC = 白细胞 ×（分叶核 % + 杆状核 %）÷ 100',
    },
  ],
  classifications: [neutropenia],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Many people of African or Arab descent (Duffy-null) have lower counts in health.',
      zh: 'Duffy 阴性表型（多见于非洲、阿拉伯裔）者健康时基线即偏低。',
    },
    { en: 'Below 1 × 10⁹/L of white cells the differential is inexact.', zh: '白细胞 < 1 × 10⁹/L 时分类计数不准确。' },
  ],
  nextSteps: [
    {
      en: 'Fever at less than 0.5 is an emergency: cultures and antibiotics within the hour.',
      zh: '< 0.5 且发热属急症：1 小时内留取培养并给予抗菌药物。',
    },
  ],
  references: [
    { text: 'National Cancer Institute. Common Terminology Criteria for Adverse Events (CTCAE) version 5.0. 2017.' },
    {
      text: 'Freifeld AG, Bow EJ, Sepkowitz KA, et al. Clinical practice guideline for the use of antimicrobial agents in neutropenic patients with cancer: 2010 update by the Infectious Diseases Society of America. Clin Infect Dis 2011;52:e56–e93.',
      doi: '10.1093/cid/cir073',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: {
        whiteCells: { value: 2.1, unit: '10*9/L' },
        segmented: { value: 30, unit: '%' },
        bands: { value: 5, unit: '%' },
      },
      expect: { anc: { value: 0.735, decimals: 3 } },
      bands: { neutropenia: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: { whiteCells: { value: 5, unit: '10*9/L' }, segmented: { value: 60, unit: '%' } },
      expect: { anc: { value: 3, decimals: 2 } },
      bands: { neutropenia: 'none' },
      source: countedByHand,
    },
    {
      id: 'mild',
      inputs: { whiteCells: { value: 2.5, unit: '10*9/L' }, segmented: { value: 40, unit: '%' } },
      expect: { anc: { value: 1, decimals: 2 } },
      bands: { neutropenia: 'mild' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: {
        whiteCells: { value: 1, unit: '10*9/L' },
        segmented: { value: 11, unit: '%' },
        bands: { value: 5, unit: '%' },
      },
      expect: { anc: { value: 0.16, decimals: 2 } },
      bands: { neutropenia: 'severe' },
      source: {
        outside: true,
        words: { en: 'Worked example at bit1024.com.', zh: 'bit1024.com 公开算例。' },
      },
    },
    {
      id: 'profound',
      inputs: { whiteCells: { value: 0.5, unit: '10*9/L' }, segmented: { value: 10, unit: '%' } },
      expect: { anc: { value: 0.05, decimals: 2 } },
      bands: { neutropenia: 'profound' },
      source: countedByHand,
    },
  ],
})
