import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { mortality, oxygen, score } from './points.ts'

export const definition = defineCalculator({
  id: 'saps-ii',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with MIMIC-IV code (MIT-LCP), which agrees on every cut-off, point and coefficient; the original paper was not at hand.',
      zh: '与 MIMIC-IV 代码（MIT-LCP）核对，全部界值、分值与系数一致；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates hospital mortality from the worst values of the first 24 hours in intensive care.',
    zh: '以入 ICU 首个 24 h 最差值估算住院病死率。',
  },
  population: {
    en: 'Adults in intensive care; not burns, coronary care or cardiac surgery.',
    zh: '重症监护成人；不用于烧伤、冠心病监护及心脏手术。',
  },
  inputs: {
    ...score.inputs,
    ventilated: yesNo({ label: { en: 'Mechanical ventilation or CPAP', zh: '机械通气或 CPAP' } }),
    ratio: optional(oxygen.inputs.ratio),
  },
  outputs: {
    score: {
      label: { en: 'SAPS II', zh: 'SAPS II 总分' },
      unit: { en: 'of 163 points', zh: '分（满分 163 分）' },
      decimals: 0,
      absent: { en: 'Under ventilation PaO₂/FiO₂ is needed', zh: '机械通气时须填 PaO₂/FiO₂' },
    },
    mortality: {
      label: { en: 'Hospital mortality', zh: '住院病死率' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
      absent: { en: 'Values are missing', zh: '数据不全' },
    },
  },
  formula(inputs) {
    const { ratio } = inputs
    const lungs = inputs.ventilated ? ratio && oxygen.sum({ ratio }) : 0
    if (lungs === null) return { score: null, mortality: null }
    const total = score.sum(inputs) + lungs
    const logit = mortality.constant + mortality.perPoint * total + mortality.perLog * Math.log(total + 1)
    return { score: total, mortality: 100 / (1 + Math.exp(-logit)) }
  },
  formulaText: [
    ...score.text,
    ...oxygen.text,
    {
      en: `Mortality = 1 ÷ (1 + e^−x), x = ${mortality.constant} + ${mortality.perPoint} × score + ${mortality.perLog} × ln(score + 1)`,
      zh: `病死率 = 1 ÷ (1 + e^−x)，x = ${mortality.constant} + ${mortality.perPoint} × 总分 + ${mortality.perLog} × ln（总分 + 1）`,
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Overestimates mortality in present-day units: for groups and research, not for one patient.',
      zh: '在当代 ICU 中高估病死率；用于群体评价与研究，不用于个体决策。',
    },
    {
      en: 'The worst value is the one with most points; GCS before sedation.',
      zh: '“最差值”指得分最高者；GCS 取镇静前。',
    },
  ],
  nextSteps: [{ en: 'Record it once; follow the course with SOFA.', zh: '仅记录一次，动态评估用 SOFA。' }],
  references: [
    {
      text: 'Le Gall JR, Lemeshow S, Saulnier F. A new Simplified Acute Physiology Score (SAPS II). JAMA 1993;270:2957-2963.',
      doi: '10.1001/jama.1993.03510240069035',
    },
  ],
  examples: [
    {
      id: 'ventilated',
      inputs: {
        age: { value: 72, unit: 'a' },
        heartRate: { value: 125, unit: '/min' },
        systolic: { value: 85, unit: 'mm[Hg]' },
        temperature: { value: 38.5, unit: 'Cel' },
        ventilated: true,
        ratio: { value: 150, unit: 'mm[Hg]' },
        urine: { value: 0.8, unit: 'L/d' },
        urea: { value: 18, unit: 'mmol/L' },
        whiteCells: { value: 22, unit: '10*9/L' },
        potassium: { value: 5.2, unit: 'mmol/L' },
        sodium: { value: 138, unit: 'mmol/L' },
        bicarbonate: { value: 17, unit: 'mmol/L' },
        bilirubin: { value: 30, unit: 'umol/L' },
        gcs: { value: 12, unit: '{score}' },
        chronic: 'none',
        admission: 'medical',
      },
      expect: { score: { value: 63, decimals: 0 }, mortality: { value: 73.6, decimals: 1 } },
      source: earlierImplementation,
    },
    {
      id: 'normal',
      inputs: {
        age: { value: 30, unit: 'a' },
        heartRate: { value: 80, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        temperature: { value: 37, unit: 'Cel' },
        ventilated: false,
        urine: { value: 1500, unit: 'mL/d' },
        urea: { value: 5, unit: 'mmol/L' },
        whiteCells: { value: 8, unit: '10*9/L' },
        potassium: { value: 4, unit: 'mmol/L' },
        sodium: { value: 140, unit: 'mmol/L' },
        bicarbonate: { value: 24, unit: 'mmol/L' },
        bilirubin: { value: 10, unit: 'umol/L' },
        gcs: { value: 15, unit: '{score}' },
        chronic: 'none',
        admission: 'scheduled',
      },
      expect: { score: { value: 0, decimals: 0 }, mortality: { value: 0, decimals: 1 } },
      source: secondProgram,
    },
    {
      id: 'worst',
      inputs: {
        age: { value: 85, unit: 'a' },
        heartRate: { value: 38, unit: '/min' },
        systolic: { value: 65, unit: 'mm[Hg]' },
        temperature: { value: 39, unit: 'Cel' },
        ventilated: true,
        ratio: { value: 90, unit: 'mm[Hg]' },
        urine: { value: 100, unit: 'mL/d' },
        urea: { value: 84, unit: 'mg/dL' },
        whiteCells: { value: 0.8, unit: '10*9/L' },
        potassium: { value: 6, unit: 'mmol/L' },
        sodium: { value: 122, unit: 'mmol/L' },
        bicarbonate: { value: 12, unit: 'mmol/L' },
        bilirubin: { value: 6, unit: 'mg/dL' },
        gcs: { value: 3, unit: '{score}' },
        chronic: 'aids',
        admission: 'unscheduled',
      },
      expect: { score: { value: 163, decimals: 0 }, mortality: { value: 100, decimals: 1 } },
      source: { outside: true, words: { en: 'The published maximum of the score.', zh: '评分的已发表最高分。' } },
    },
  ],
})
