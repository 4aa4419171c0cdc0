import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 66, points: 1 }]),
  hypertension: ticked({
    points: 1,
    label: { en: 'Uncontrolled hypertension', zh: '未控制的高血压' },
    help: { en: 'Systolic pressure > 160 mmHg', zh: '收缩压 > 160 mmHg' },
  }),
  renal: ticked({
    points: 1,
    label: { en: 'Abnormal renal function', zh: '肾功能异常' },
    help: {
      en: 'Dialysis, transplant, or creatinine > 200 µmol/L (2.26 mg/dL)',
      zh: '透析、肾移植或血肌酐 > 200 µmol/L（2.26 mg/dL）',
    },
  }),
  liver: ticked({
    points: 1,
    label: { en: 'Abnormal liver function', zh: '肝功能异常' },
    help: {
      en: 'Cirrhosis, or bilirubin > 2 times with AST, ALT or ALP > 3 times the upper limit',
      zh: '肝硬化，或胆红素 > 2 倍且 AST、ALT 或 ALP > 3 倍正常上限',
    },
  }),
  stroke: ticked({ points: 1, label: { en: 'Previous stroke', zh: '既往脑卒中' } }),
  bleeding: ticked({
    points: 1,
    label: { en: 'Previous major bleeding or predisposition', zh: '大出血史或出血倾向' },
    help: { en: 'Such as anaemia or thrombocytopenia', zh: '如贫血、血小板减少' },
  }),
  labileInr: ticked({
    points: 1,
    label: { en: 'Labile INR', zh: 'INR 不稳定' },
    help: {
      en: 'On a vitamin K antagonist, less than 60 % of the time in range',
      zh: '服用维生素 K 拮抗剂且治疗窗内时间 < 60%',
    },
  }),
  drugs: ticked({ points: 1, label: { en: 'Antiplatelet drugs or NSAIDs', zh: '抗血小板药或非甾体抗炎药' } }),
  alcohol: ticked({ points: 1, label: { en: 'Alcohol: 8 drinks a week or more', zh: '饮酒 ≥ 8 单位/周' } }),
})

/** Major bleeds per 100 patient-years of the derivation cohort, by points; above five there were too few events. */
const bleeds = [1.13, 1.02, 1.88, 3.74, 8.7, 12.5]

export const definition = defineCalculator({
  id: 'has-bled',
  revision: 2,
  contentChecked: '2026-11-27',
  verified: {
    state: 'two-implementations',
    on: '2026-11-27',
    how: {
      en: 'Items, points and levels compared with public implementations (lakshay321123/medx and stanfordaimlab/llm-as-clinical-calculator), the rates of bleeding with two published tables that quote the paper alike (PMC3418985, table 3; Thrombosis Journal 2015, s12959-015-0056-y, table 4). The paper itself was not at hand.',
      zh: '条目、分值与分级同公开实现（lakshay321123/medx、stanfordaimlab/llm-as-clinical-calculator）核对；出血发生率与两份引用原文的公开表格一致（PMC3418985 表 3；Thrombosis Journal 2015，s12959-015-0056-y 表 4）；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the risk of major bleeding on anticoagulants in atrial fibrillation, and names what can be corrected.',
    zh: '评估心房颤动患者抗凝治疗的大出血风险，并提示可纠正的因素。',
  },
  population: {
    en: 'Adults with atrial fibrillation; derived in the Euro Heart Survey, most patients on a vitamin K antagonist.',
    zh: '成人心房颤动患者；源自欧洲心脏调查，多数服用维生素 K 拮抗剂。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'HAS-BLED', zh: 'HAS-BLED 评分' },
      unit: { en: 'of 9 points', zh: '分（满分 9 分）' },
      decimals: 0,
    },
    bleeds: {
      label: { en: 'Major bleeds in the original cohort', zh: '原队列大出血发生率' },
      unit: { en: 'per 100 patient-years', zh: '次/100 人年' },
      decimals: 2,
      absent: { en: 'above 5 points there were too few events for a rate', zh: '> 5 分者事件过少，无发生率' },
    },
  },
  formula(inputs) {
    const points = score.sum(inputs)
    return { score: points, bleeds: bleeds[points] ?? null }
  },
  formulaText: [
    ...score.text,
    {
      en: `Major bleeds per 100 patient-years at 0–5 points: ${bleeds.join(', ')}`,
      zh: `0~5 分大出血发生率（次/100 人年）：${bleeds.join('、')}`,
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低危' }, meaning: { en: '0–1 point', zh: '0~1 分' }, tone: 'good' },
        {
          id: 'moderate',
          from: 2,
          label: { en: 'Moderate', zh: '中危' },
          meaning: { en: '2 points', zh: '2 分' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 3,
          label: { en: 'High', zh: '高危' },
          meaning: {
            en: '≥ 3 points: correct what can be corrected, see the patient more often',
            zh: '≥ 3 分：纠正可逆因素，加强随访',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    { en: 'A high score is no reason to withhold anticoagulation.', zh: '得分高不是放弃抗凝的理由。' },
    { en: 'The INR item does not apply to direct oral anticoagulants.', zh: '服用直接口服抗凝药者不适用 INR 一项。' },
  ],
  nextSteps: [
    {
      en: 'Treat hypertension, stop NSAIDs and needless antiplatelet drugs, advise on alcohol, stabilise the INR or change the drug.',
      zh: '控制血压，停用非甾体抗炎药及不必要的抗血小板药，限酒，稳定 INR 或更换抗凝药。',
    },
  ],
  references: [
    {
      text: 'Pisters R, Lane DA, Nieuwlaat R, de Vos CB, Crijns HJGM, Lip GYH. A novel user-friendly score (HAS-BLED) to assess 1-year risk of major bleeding in patients with atrial fibrillation. Chest 2010;138:1093–1100.',
      doi: '10.1378/chest.10-0134',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: {
        age: { value: 70, unit: 'a' },
        hypertension: true,
        drugs: true,
        renal: false,
        liver: false,
        stroke: false,
        bleeding: false,
        labileInr: false,
        alcohol: false,
      },
      expect: { score: { value: 3, decimals: 0 }, bleeds: { value: 3.74, decimals: 2 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'at-65',
      inputs: { age: { value: 65, unit: 'a' }, alcohol: true },
      expect: { score: { value: 1, decimals: 0 }, bleeds: { value: 1.02, decimals: 2 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'at-66',
      inputs: { age: { value: 66, unit: 'a' }, alcohol: true },
      expect: { score: { value: 2, decimals: 0 }, bleeds: { value: 1.88, decimals: 2 } },
      bands: { risk: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'six',
      inputs: {
        age: { value: 70, unit: 'a' },
        hypertension: true,
        renal: true,
        stroke: true,
        bleeding: true,
        drugs: true,
      },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
  ],
})
