import { defineCalculator } from '../../kit/tool/calculator.ts'
import { age, bodyMassIndex } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'
import { examples } from './examples.ts'

const score = pointScore({
  cancer: ticked({
    label: { en: 'Active cancer', zh: '活动性恶性肿瘤' },
    help: {
      en: 'Metastases, or chemotherapy or radiotherapy in the last 6 months.',
      zh: '有局部或远处转移，或近 6 个月内化疗、放疗。',
    },
    points: 3,
  }),
  previous: ticked({
    label: { en: 'Previous venous thromboembolism', zh: '既往静脉血栓栓塞症' },
    help: { en: 'Superficial thrombosis does not count.', zh: '不含浅静脉血栓。' },
    points: 3,
  }),
  immobile: ticked({
    label: { en: 'Reduced mobility for 3 days or longer', zh: '活动减少 ≥ 3 天' },
    help: { en: 'In bed but for the bathroom.', zh: '除如厕外卧床。' },
    points: 3,
  }),
  thrombophilia: ticked({ label: { en: 'Known thrombophilia', zh: '已知易栓症' }, points: 3 }),
  surgery: ticked({ label: { en: 'Trauma or surgery in the last month', zh: '近 1 个月内创伤或手术' }, points: 2 }),
  age: stepped(age(), [{ points: 0 }, { from: 70, points: 1 }]),
  failure: ticked({ label: { en: 'Heart or respiratory failure', zh: '心力衰竭和（或）呼吸衰竭' }, points: 1 }),
  infarction: ticked({
    label: { en: 'Acute myocardial infarction or ischaemic stroke', zh: '急性心肌梗死或缺血性脑卒中' },
    points: 1,
  }),
  infection: ticked({
    label: { en: 'Acute infection or rheumatological disorder', zh: '急性感染和（或）风湿性疾病' },
    points: 1,
  }),
  bmi: stepped(bodyMassIndex(), [{ points: 0 }, { from: 30, points: 1 }]),
  hormones: ticked({ label: { en: 'Hormonal treatment', zh: '正在激素治疗' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'padua-vte',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and incidences compared with the table of the ACCP guideline of 2012 (Chest 2012;141) and with qxmd.com. The paper itself was not at hand.',
      zh: '条目、分值与发生率同 ACCP 2012 指南（Chest 2012;141）表格及 qxmd.com 核对；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'entered',
  purpose: {
    en: 'Tells which medical inpatients are at high risk of venous thromboembolism.',
    zh: '识别内科住院患者中静脉血栓栓塞症高危者。',
  },
  population: { en: 'Adult medical inpatients.', zh: '成人内科住院患者。' },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'Padua', zh: 'Padua 评分' },
      unit: { en: 'of 20 points', zh: '分（满分 20 分）' },
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
          id: 'low',
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '< 4: 0.3% in 90 days without prophylaxis', zh: '< 4 分：未预防者 90 天发生率 0.3%' },
          tone: 'good',
        },
        {
          id: 'high',
          from: 4,
          label: { en: 'High', zh: '高危' },
          meaning: {
            en: '≥ 4: 11% in 90 days without prophylaxis, 2.2% with it',
            zh: '≥ 4 分：90 天发生率未预防者 11%，预防者 2.2%',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Weigh the risk of bleeding before prophylaxis by drugs.',
      zh: '药物预防前须评估出血风险。',
    },
    {
      en: 'For medical patients; surgical ones have the Caprini score.',
      zh: '用于内科患者；外科患者用 Caprini 评分。',
    },
  ],
  nextSteps: [
    {
      en: 'High: heparin or fondaparinux; where bleeding forbids it, mechanical prophylaxis.',
      zh: '高危：低分子肝素、普通肝素或磺达肝癸钠预防；有出血风险者用机械预防。',
    },
    { en: 'Reassess when the patient’s state changes.', zh: '病情变化时重新评估。' },
  ],
  references: [
    {
      text: 'Barbar S, Noventa F, Rossetto V, et al. A risk assessment model for the identification of hospitalized medical patients at risk for venous thromboembolism: the Padua Prediction Score. J Thromb Haemost 2010;8:2450–2457.',
      doi: '10.1111/j.1538-7836.2010.04044.x',
    },
  ],
  examples,
})
