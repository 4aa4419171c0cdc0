import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { inspiredOxygen } from '../../kit/tool/inputs/gases.ts'
import { named, optional } from '../../kit/tool/inputs/in-units.ts'
import { comaScale } from '../../kit/tool/inputs/vital-signs.ts'
import { severityLevels } from './bands.ts'
import {
  acidity,
  bestComa,
  bicarbonateInstead,
  chronic,
  gradient,
  gradientFrom,
  kidneys,
  mortality,
  oxygen,
  score,
} from './points.ts'

export const definition = defineCalculator({
  id: 'apache-ii',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with two public implementations (MedCalc-Bench of NIH and a Python library), which agree on every cut-off; one of them has other points for PaO₂ above 200 mmHg, which the score does not have; the original paper was not at hand.',
      zh: '与两套公开实现（NIH MedCalc-Bench 及一个 Python 库）核对，全部界值一致；其一对 PaO₂ > 200 mmHg 另有计分，原评分并无此项；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Grades the severity of illness by the worst values of the first 24 hours in intensive care, and estimates hospital mortality.',
    zh: '以入 ICU 首个 24 h 最差值评估病情严重度并估算住院病死率。',
  },
  population: {
    en: 'Adults in intensive care; not after burns or coronary bypass.',
    zh: '重症监护成人；不用于烧伤及冠状动脉旁路移植术后。',
  },
  inputs: {
    ...score.inputs,
    ...kidneys.inputs,
    acuteRenalFailure: yesNo({
      label: { en: 'Acute renal failure', zh: '急性肾衰竭' },
      help: { en: 'Doubles the points of creatinine.', zh: '肌酐分值加倍。' },
    }),
    fio2: inspiredOxygen(),
    gradient: optional(gradient.inputs.gradient),
    pao2: optional(oxygen.inputs.pao2),
    ph: optional(acidity.inputs.ph),
    bicarbonate: optional(
      named(bicarbonateInstead.inputs.bicarbonate, {
        en: 'Serum bicarbonate, only without arterial pH',
        zh: '血清碳酸氢根（仅在无动脉血 pH 时）',
      }),
    ),
    gcs: comaScale(),
    ...chronic.inputs,
    emergencySurgery: yesNo({ label: { en: 'Admitted after emergency surgery', zh: '急诊手术后入 ICU' } }),
  },
  outputs: {
    aps: {
      label: { en: 'Acute physiology score', zh: '急性生理评分（APS）' },
      unit: { en: 'of 60 points', zh: '分（满分 60 分）' },
      decimals: 0,
      absent: {
        en: 'Oxygenation or acid-base value missing: from FiO₂ 0.5 the A–a gradient, below it PaO₂; pH, or bicarbonate',
        zh: '缺少氧合或酸碱数据：FiO₂ ≥ 0.5 填 A-a 梯度，否则填 PaO₂；并填 pH 或碳酸氢根',
      },
    },
    score: {
      label: { en: 'APACHE II', zh: 'APACHE II 总分' },
      unit: { en: 'of 71 points', zh: '分（满分 71 分）' },
      decimals: 0,
      absent: { en: 'Values are missing', zh: '数据不全' },
    },
    mortality: {
      label: { en: 'Hospital mortality without diagnostic weight', zh: '住院病死率（未计诊断权重）' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
      absent: { en: 'Values are missing', zh: '数据不全' },
    },
  },
  formula(inputs) {
    const { gradient: aado2, pao2, ph, bicarbonate: hco3 } = inputs
    const lungs =
      inputs.fio2 >= gradientFrom ? aado2 && gradient.sum({ gradient: aado2 }) : pao2 && oxygen.sum({ pao2 })
    const acidBase = ph === null ? hco3 && bicarbonateInstead.sum({ bicarbonate: hco3 }) : acidity.sum({ ph })
    if (lungs === null || acidBase === null) return { aps: null, score: null, mortality: null }
    const renal = kidneys.sum(inputs) * (inputs.acuteRenalFailure ? 2 : 1)
    const aps = score.sum(inputs) + renal + lungs + acidBase + bestComa - inputs.gcs
    const total = aps + chronic.sum(inputs)
    const logit = mortality.constant + mortality.perPoint * total + (inputs.emergencySurgery ? mortality.emergency : 0)
    return { aps, score: total, mortality: 100 / (1 + Math.exp(-logit)) }
  },
  formulaText: [
    ...[score, kidneys, gradient, oxygen, acidity, bicarbonateInstead, chronic].flatMap(({ text }) => text),
    { en: 'Coma: 15 − GCS; creatinine doubled in acute renal failure', zh: '昏迷：15 − GCS；急性肾衰竭时肌酐分值加倍' },
    {
      en: `ln(R ÷ (1 − R)) = ${mortality.constant} + ${mortality.perPoint} × APACHE II + ${mortality.emergency} (emergency surgery) + weight of the diagnosis (here 0)`,
      zh: `ln(R ÷ (1 − R)) = ${mortality.constant} + ${mortality.perPoint} × APACHE II + ${mortality.emergency}（急诊手术）+ 诊断权重（此处为 0）`,
    },
  ],
  classifications: [severityLevels],
  validity: [{ when: { input: 'age', below: 16 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'For groups of patients and research: not for decisions about one patient.',
      zh: '用于群体评价与研究，不用于个体决策。',
    },
    {
      en: 'The mortality leaves out the weight of the diagnosis and overestimates in present-day units.',
      zh: '病死率未计诊断权重，且在当代 ICU 中偏高。',
    },
    { en: 'GCS before sedation.', zh: 'GCS 取镇静前数值。' },
  ],
  nextSteps: [
    {
      en: 'Record it once, for the first 24 hours; follow the course with SOFA.',
      zh: '仅记录首个 24 h；动态评估用 SOFA。',
    },
  ],
  references: [
    {
      text: 'Knaus WA, Draper EA, Wagner DP, Zimmerman JE. APACHE II. Crit Care Med 1985;13:818-829.',
      doi: '10.1097/00003246-198510000-00009',
    },
  ],
  examples: [
    {
      id: 'septic',
      inputs: {
        temperature: { value: 39.2, unit: 'Cel' },
        meanPressure: { value: 62, unit: 'mm[Hg]' },
        heartRate: { value: 125, unit: '/min' },
        respiratoryRate: { value: 30, unit: '/min' },
        sodium: { value: 132, unit: 'mmol/L' },
        potassium: { value: 5.6, unit: 'mmol/L' },
        haematocrit: { value: 28, unit: '%' },
        whiteCells: { value: 18, unit: '10*9/L' },
        creatinine: { value: 2.4, unit: 'mg/dL' },
        acuteRenalFailure: false,
        fio2: { value: 0.6, unit: '1' },
        gradient: { value: 320, unit: 'mm[Hg]' },
        ph: { value: 7.28, unit: '1' },
        gcs: { value: 13, unit: '{score}' },
        age: { value: 67, unit: 'a' },
        health: 'none',
        emergencySurgery: false,
      },
      expect: {
        aps: { value: 21, decimals: 0 },
        score: { value: 26, decimals: 0 },
        mortality: { value: 56.9, decimals: 1 },
      },
      bands: { severity: 'highest' },
      source: earlierImplementation,
    },
    {
      id: 'normal',
      inputs: {
        temperature: { value: 37, unit: 'Cel' },
        meanPressure: { value: 85, unit: 'mm[Hg]' },
        heartRate: { value: 80, unit: '/min' },
        respiratoryRate: { value: 16, unit: '/min' },
        sodium: { value: 140, unit: 'mmol/L' },
        potassium: { value: 4, unit: 'mmol/L' },
        haematocrit: { value: 40, unit: '%' },
        whiteCells: { value: 8, unit: '10*9/L' },
        creatinine: { value: 80, unit: 'umol/L' },
        acuteRenalFailure: false,
        fio2: { value: 0.21, unit: '1' },
        pao2: { value: 90, unit: 'mm[Hg]' },
        ph: { value: 7.4, unit: '1' },
        gcs: { value: 15, unit: '{score}' },
        age: { value: 40, unit: 'a' },
        health: 'none',
        emergencySurgery: false,
      },
      expect: {
        aps: { value: 0, decimals: 0 },
        score: { value: 0, decimals: 0 },
        mortality: { value: 2.9, decimals: 1 },
      },
      bands: { severity: 'lower' },
      source: secondProgram,
    },
    {
      id: 'emergency',
      inputs: {
        temperature: { value: 37, unit: 'Cel' },
        meanPressure: { value: 85, unit: 'mm[Hg]' },
        heartRate: { value: 80, unit: '/min' },
        respiratoryRate: { value: 16, unit: '/min' },
        sodium: { value: 140, unit: 'mmol/L' },
        potassium: { value: 4, unit: 'mmol/L' },
        haematocrit: { value: 40, unit: '%' },
        whiteCells: { value: 8, unit: '10*9/L' },
        creatinine: { value: 3.5, unit: 'mg/dL' },
        acuteRenalFailure: true,
        fio2: { value: 0.3, unit: '1' },
        pao2: { value: 58, unit: 'mm[Hg]' },
        bicarbonate: { value: 21.5, unit: 'mmol/L' },
        gcs: { value: 15, unit: '{score}' },
        age: { value: 70, unit: 'a' },
        health: 'other',
        emergencySurgery: true,
      },
      expect: {
        aps: { value: 13, decimals: 0 },
        score: { value: 23, decimals: 0 },
        mortality: { value: 60.9, decimals: 1 },
      },
      bands: { severity: 'higher' },
      source: secondProgram,
    },
  ],
})
