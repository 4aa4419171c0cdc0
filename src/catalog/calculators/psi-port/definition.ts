import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { arterialOxygen, arterialPh, oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import { classLevels } from './bands.ts'
import { acidosis, findings, hypoxaemia, illnesses, limits, signs, woman, youngest } from './points.ts'

export const definition = defineCalculator({
  id: 'psi-port',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with MSD Manuals, a page of the Centre for Health Protection of Hong Kong and a public implementation (JuneYaooo/clinical-calculator); the original paper was not at hand.',
      zh: '与 MSD 诊疗手册、香港卫生防护中心页面及一套公开实现（JuneYaooo/clinical-calculator）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Finds adults with community-acquired pneumonia whose risk of death is low.',
    zh: '识别社区获得性肺炎中死亡风险低的成人。',
  },
  population: {
    en: 'Adults with community-acquired pneumonia; not HIV infection or recent hospital stay.',
    zh: '社区获得性肺炎成人；不用于 HIV 感染或近期住院者。',
  },
  inputs: {
    age: age(),
    sex: sex(),
    nursingHome: findings.inputs.nursingHome,
    ...illnesses.inputs,
    ...signs.inputs,
    ph: optional(arterialPh()),
    pao2: optional(arterialOxygen()),
    saturation: optional(oxygenSaturation()),
    urea: findings.inputs.urea,
    sodium: findings.inputs.sodium,
    glucose: findings.inputs.glucose,
    haematocrit: findings.inputs.haematocrit,
    effusion: findings.inputs.effusion,
  },
  outputs: {
    score: { label: { en: 'PSI', zh: 'PSI 总分' }, unit: { en: 'points', zh: '分' }, decimals: 0 },
    grade: { label: { en: 'Class (1–5)', zh: '分级（1~5）' }, unit: { en: 'of 5', zh: '级' }, decimals: 0 },
  },
  formula(inputs) {
    const acid = inputs.ph !== null && inputs.ph < acidosis.below
    const hypoxic =
      (inputs.pao2 !== null && inputs.pao2 < hypoxaemia.pressure) ||
      (inputs.saturation !== null && inputs.saturation < hypoxaemia.saturation)
    const step1 = illnesses.sum(inputs) + signs.sum(inputs)
    const person = inputs.age + (inputs.sex === 'female' ? woman : 0)
    const total =
      person + step1 + findings.sum(inputs) + (acid ? acidosis.points : 0) + (hypoxic ? hypoxaemia.points : 0)
    const grade =
      inputs.age <= youngest && step1 === 0
        ? 1
        : total <= limits.II
          ? 2
          : total <= limits.III
            ? 3
            : total <= limits.IV
              ? 4
              : 5
    return { score: total, grade }
  },
  formulaText: [
    { en: 'Age in years (women − 10)', zh: '年龄（岁；女性 − 10）' },
    ...[illnesses, signs, findings].flatMap(({ text }) => text),
    {
      en: `pH < ${acidosis.below}: ${acidosis.points}; PaO₂ < ${hypoxaemia.pressure} mmHg or SaO₂ < ${hypoxaemia.saturation} %: ${hypoxaemia.points}`,
      zh: `pH < ${acidosis.below}：${acidosis.points} 分；PaO₂ < ${hypoxaemia.pressure} mmHg 或 SaO₂ < ${hypoxaemia.saturation}%：${hypoxaemia.points} 分`,
    },
    {
      en: `Class I: up to ${youngest} years without any of the illnesses and signs; II ≤ ${limits.II}, III ≤ ${limits.III}, IV ≤ ${limits.IV} points, V above`,
      zh: `I 级：≤ ${youngest} 岁且无上述疾病与体征；II 级 ≤ ${limits.II}、III 级 ≤ ${limits.III}、IV 级 ≤ ${limits.IV} 分，V 级更高`,
    },
  ],
  classifications: [classLevels],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'Derived in adults only.', zh: '仅在成人中建立。' } },
  caveats: [
    {
      en: 'Weighs age heavily: a young patient with severe hypoxaemia can be in class I or II; hypoxaemia is a reason to admit by itself.',
      zh: '年龄权重大，年轻患者严重低氧仍可能为 I~II 级；低氧本身即为住院指征。',
    },
    {
      en: 'A blood gas that was not done counts as normal, as in the original.',
      zh: '未查血气按正常计，与原研究一致。',
    },
    {
      en: 'Urea counts from 10.7 mmol/L (30 mg/dL of nitrogen) and glucose from 13.9 mmol/L (250 mg/dL).',
      zh: '尿素自 10.7 mmol/L（尿素氮 30 mg/dL）、血糖自 13.9 mmol/L（250 mg/dL）起计分。',
    },
  ],
  nextSteps: [
    {
      en: 'Classes I–II (and often III) can be treated at home when tablets are taken and support is at hand.',
      zh: 'I~II 级（多数 III 级）在可口服药物且有照护时可院外治疗。',
    },
  ],
  references: [
    {
      text: 'Fine MJ, Auble TE, Yealy DM, et al. A prediction rule to identify low-risk patients with community-acquired pneumonia. N Engl J Med 1997;336:243-250.',
      doi: '10.1056/NEJM199701233360402',
    },
  ],
  examples: [
    {
      id: 'class-5',
      inputs: {
        age: { value: 72, unit: 'a' },
        sex: 'male',
        heart: true,
        respiratoryRate: { value: 32, unit: '/min' },
        urea: { value: 12, unit: 'mmol/L' },
        pao2: { value: 55, unit: 'mm[Hg]' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        temperature: { value: 37.5, unit: 'Cel' },
        heartRate: { value: 90, unit: '/min' },
        sodium: { value: 138, unit: 'mmol/L' },
        glucose: { value: 6, unit: 'mmol/L' },
        haematocrit: { value: 40, unit: '%' },
      },
      expect: { score: { value: 132, decimals: 0 }, grade: { value: 5, decimals: 0 } },
      bands: { class: 'V' },
      source: earlierImplementation,
    },
    {
      id: 'class-1',
      inputs: {
        age: { value: 50, unit: 'a' },
        sex: 'female',
        respiratoryRate: { value: 20, unit: '/min' },
        urea: { value: 5, unit: 'mmol/L' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        temperature: { value: 37.5, unit: 'Cel' },
        heartRate: { value: 90, unit: '/min' },
        sodium: { value: 138, unit: 'mmol/L' },
        glucose: { value: 6, unit: 'mmol/L' },
        haematocrit: { value: 40, unit: '%' },
      },
      expect: { score: { value: 40, decimals: 0 }, grade: { value: 1, decimals: 0 } },
      bands: { class: 'I' },
      source: countedByHand,
    },
    {
      id: 'class-2',
      inputs: {
        age: { value: 80, unit: 'a' },
        sex: 'female',
        respiratoryRate: { value: 20, unit: '/min' },
        urea: { value: 5, unit: 'mmol/L' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        temperature: { value: 37.5, unit: 'Cel' },
        heartRate: { value: 90, unit: '/min' },
        sodium: { value: 138, unit: 'mmol/L' },
        glucose: { value: 6, unit: 'mmol/L' },
        haematocrit: { value: 40, unit: '%' },
      },
      expect: { score: { value: 70, decimals: 0 }, grade: { value: 2, decimals: 0 } },
      bands: { class: 'II' },
      source: countedByHand,
    },
    {
      id: 'class-3',
      inputs: {
        age: { value: 71, unit: 'a' },
        sex: 'male',
        respiratoryRate: { value: 20, unit: '/min' },
        urea: { value: 5, unit: 'mmol/L' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        temperature: { value: 37.5, unit: 'Cel' },
        heartRate: { value: 90, unit: '/min' },
        sodium: { value: 138, unit: 'mmol/L' },
        glucose: { value: 6, unit: 'mmol/L' },
        haematocrit: { value: 40, unit: '%' },
      },
      expect: { score: { value: 71, decimals: 0 }, grade: { value: 3, decimals: 0 } },
      bands: { class: 'III' },
      source: countedByHand,
    },
    {
      id: 'class-4',
      inputs: {
        age: { value: 71, unit: 'a' },
        sex: 'male',
        liver: true,
        respiratoryRate: { value: 20, unit: '/min' },
        urea: { value: 5, unit: 'mmol/L' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        temperature: { value: 37.5, unit: 'Cel' },
        heartRate: { value: 90, unit: '/min' },
        sodium: { value: 138, unit: 'mmol/L' },
        glucose: { value: 6, unit: 'mmol/L' },
        haematocrit: { value: 40, unit: '%' },
      },
      expect: { score: { value: 91, decimals: 0 }, grade: { value: 4, decimals: 0 } },
      bands: { class: 'IV' },
      source: countedByHand,
    },
  ],
})
