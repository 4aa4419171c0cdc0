import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { urineVolume } from '../../kit/tool/inputs/critical-care.ts'
import { arterialOxygen, inspiredOxygen } from '../../kit/tool/inputs/gases.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { listed, oxygenSteps, score, under, unsupported, urineSteps } from './points.ts'

export const definition = defineCalculator({
  id: 'sofa',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with MIMIC-IV code (MIT-LCP) and with MedCalc-Bench (NIH), which agree but for bilirubin and creatinine of exactly 12.0 and 5.0 mg/dL; the original paper was not at hand.',
      zh: '与 MIMIC-IV 代码（MIT-LCP）及 MedCalc-Bench（NIH）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Describes the failure of six organ systems by the worst values of 24 hours; a rise by 2 points or more with an infection is sepsis (Sepsis-3).',
    zh: '以 24 h 内最差值描述六个器官系统的功能障碍；感染伴评分升高 ≥ 2 分即为脓毒症（Sepsis-3）。',
  },
  population: { en: 'Adults in intensive care, or with suspected infection.', zh: '重症监护或疑似感染的成人。' },
  inputs: {
    pao2: arterialOxygen(),
    fio2: inspiredOxygen(),
    ventilated: yesNo({ label: { en: 'Ventilatory support (invasive or not)', zh: '机械通气（有创或无创）' } }),
    ...score.inputs,
    urine: optional(urineVolume()),
    age: optional(age()),
  },
  outputs: {
    score: {
      label: { en: 'SOFA', zh: 'SOFA 评分' },
      unit: { en: 'of 24 points', zh: '分（满分 24 分）' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const lungs = under(oxygenSteps, inputs.pao2 / inputs.fio2)
    const kidneys = score.of('creatinine', inputs.creatinine)
    const urine = inputs.urine === null ? 0 : under(urineSteps, inputs.urine)
    return {
      score:
        score.sum(inputs) - kidneys + Math.max(kidneys, urine) + Math.min(lungs, inputs.ventilated ? 4 : unsupported),
    }
  },
  formulaText: [
    {
      en: `PaO₂/FiO₂ (mmHg): ${listed(oxygenSteps)}; without ventilatory support at most ${unsupported}`,
      zh: `PaO₂/FiO₂（mmHg）：${listed(oxygenSteps)}；无机械通气者最多 ${unsupported} 分`,
    },
    ...score.text,
    {
      en: `Urine (mL in 24 h): ${listed(urineSteps)}; the higher of creatinine and urine counts`,
      zh: `24 h 尿量（mL）：${listed(urineSteps)}；肌酐与尿量取较高者`,
    },
  ],
  classifications: [
    {
      id: 'sepsis-3',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'none',
          label: { en: '0–1', zh: '0~1 分' },
          meaning: { en: 'No or little organ dysfunction', zh: '无或轻微器官功能障碍' },
          tone: 'neutral',
        },
        {
          id: 'dysfunction',
          from: 2,
          label: { en: '2 or more', zh: '≥ 2 分' },
          meaning: {
            en: 'Sepsis if due to infection and risen by 2 or more: in-hospital mortality about 10 %',
            zh: '若由感染引起且较基线升高 ≥ 2 分，为脓毒症，院内病死率约 10%',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: {
    'adults-only': {
      en: 'For adults; children have scores of their own (pSOFA, Phoenix).',
      zh: '适用于成人；儿童请用 pSOFA 或 Phoenix 标准。',
    },
  },
  caveats: [
    {
      en: 'The worst value of each item in 24 hours. The baseline is taken as 0 where no previous organ dysfunction is known.',
      zh: '各项取 24 h 内最差值；既往无器官功能障碍者基线按 0 分计。',
    },
    {
      en: 'This is the score of 1996. SOFA-2 (2025) has other cut-offs: name the version.',
      zh: '本工具为 1996 年版；SOFA-2（2025）界值不同，引用时请注明版本。',
    },
    {
      en: 'Creatinine is classified in mg/dL (88.4 µmol/L = 1 mg/dL); between 106 and 109 µmol/L the rounded table in µmol/L gives one point less.',
      zh: '肌酐按 mg/dL 判定（1 mg/dL = 88.4 µmol/L）；106~109 µmol/L 时，按 µmol/L 取整的表格少计 1 分。',
    },
  ],
  nextSteps: [
    { en: 'Follow the change from day to day: it says more than one value.', zh: '逐日观察变化，其意义大于单次评分。' },
    {
      en: 'Suspected infection and 2 points or more: cultures, antibiotics within 1 to 3 hours, lactate, fluids.',
      zh: '疑似感染且 ≥ 2 分：留取培养，1~3 h 内使用抗菌药物，测乳酸并液体复苏。',
    },
  ],
  references: [
    {
      text: 'Vincent JL, Moreno R, Takala J, et al. The SOFA (Sepsis-related Organ Failure Assessment) score. Intensive Care Med 1996;22:707-710.',
      doi: '10.1007/BF01709751',
    },
    {
      text: 'Singer M, Deutschman CS, Seymour CW, et al. Sepsis-3. JAMA 2016;315:801-810.',
      doi: '10.1001/jama.2016.0287',
    },
  ],
  examples: [
    {
      id: 'severe',
      inputs: {
        pao2: { value: 90, unit: 'mm[Hg]' },
        fio2: { value: 0.6, unit: '1' },
        ventilated: true,
        platelets: { value: 70, unit: '10*9/L' },
        bilirubin: { value: 60, unit: 'umol/L' },
        circulation: 'high-dose',
        gcs: { value: 14, unit: '{score}' },
        creatinine: { value: 220, unit: 'umol/L' },
      },
      expect: { score: { value: 14, decimals: 0 } },
      bands: { 'sepsis-3': 'dysfunction' },
      source: earlierImplementation,
    },
    {
      id: 'anuric',
      inputs: {
        pao2: { value: 90, unit: 'mm[Hg]' },
        fio2: { value: 0.21, unit: '1' },
        ventilated: false,
        platelets: { value: 220, unit: '10*9/L' },
        bilirubin: { value: 0.6, unit: 'mg/dL' },
        circulation: 'normal',
        gcs: { value: 15, unit: '{score}' },
        creatinine: { value: 0.9, unit: 'mg/dL' },
        urine: { value: 150, unit: 'mL/d' },
      },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { 'sepsis-3': 'dysfunction' },
      source: countedByHand,
    },
    {
      id: 'healthy',
      inputs: {
        pao2: { value: 90, unit: 'mm[Hg]' },
        fio2: { value: 0.21, unit: '1' },
        ventilated: false,
        platelets: { value: 220, unit: '10*9/L' },
        bilirubin: { value: 10, unit: 'umol/L' },
        circulation: 'normal',
        gcs: { value: 15, unit: '{score}' },
        creatinine: { value: 80, unit: 'umol/L' },
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { 'sepsis-3': 'none' },
      source: countedByHand,
    },
  ],
})
