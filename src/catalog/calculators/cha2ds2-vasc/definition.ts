import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'
import { men, women } from './bands.ts'

const { of: sexes, label: sexLabel } = sex()

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 65, points: 1 }, { from: 75, points: 2 }]),
  sex: graded({ label: sexLabel, of: { female: [1, sexes.female], male: [0, sexes.male] } }),
  heartFailure: ticked({
    points: 1,
    label: { en: 'Heart failure or left ventricular dysfunction', zh: '心力衰竭或左心室功能不全' },
    help: { en: 'Signs or symptoms of heart failure, or LVEF ≤ 40 %', zh: '有心力衰竭症状或体征，或 LVEF ≤ 40%' },
  }),
  hypertension: ticked({
    points: 1,
    label: { en: 'Hypertension', zh: '高血压' },
    help: { en: 'Treated or not', zh: '无论是否接受治疗' },
  }),
  diabetes: ticked({ points: 1, label: { en: 'Diabetes', zh: '糖尿病' } }),
  stroke: ticked({
    points: 2,
    label: {
      en: 'Previous stroke, transient ischaemic attack or thromboembolism',
      zh: '既往脑卒中、短暂性脑缺血发作或体循环栓塞',
    },
  }),
  vascularDisease: ticked({
    points: 1,
    label: { en: 'Vascular disease', zh: '血管疾病' },
    help: {
      en: 'Previous myocardial infarction, peripheral artery disease or aortic plaque',
      zh: '既往心肌梗死、外周动脉疾病或主动脉斑块',
    },
  }),
})

/** Ischaemic strokes per 100 years at risk without an anticoagulant, by points: the Swedish cohort. */
const strokes = [0.2, 0.6, 2.2, 3.2, 4.8, 7.2, 9.7, 11.2, 10.8, 12.2]

export const definition = defineCalculator({
  id: 'cha2ds2-vasc',
  revision: 2,
  contentChecked: '2026-11-27',
  verified: {
    state: 'two-implementations',
    on: '2026-11-27',
    how: {
      en: 'Items and points compared with a published worked example and three public implementations; results with a second program in R. Papers and guidelines themselves were not at hand; the thresholds were compared with public summaries of both guidelines, the stroke rates of 1 to 9 points with the description of the score by Cambio (openEHR CDS), which quotes the Swedish cohort alike.',
      zh: '条目与分值同一份公开算例及三套公开实现核对，结果由另行编写的 R 程序复核；未能直接查阅论文与指南全文，界值据两部指南的公开摘要核对；1~9 分的卒中发生率与 Cambio（openEHR CDS）模型说明所引瑞典队列数据一致。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the risk of stroke in adults with atrial fibrillation, to decide on oral anticoagulation.',
    zh: '评估成人心房颤动患者的卒中风险，辅助决定是否口服抗凝治疗。',
  },
  population: {
    en: 'Adults with atrial fibrillation without a mechanical valve or moderate to severe mitral stenosis; derived in the Euro Heart Survey.',
    zh: '无机械瓣、无中重度二尖瓣狭窄的成人心房颤动患者；源自欧洲心脏调查。',
  },
  inputs: {
    ...score.inputs,
    valve: optionalYesNo({
      label: { en: 'Mechanical valve, or moderate to severe mitral stenosis', zh: '机械瓣置换术后或中重度二尖瓣狭窄' },
    }),
  },
  outputs: {
    score: {
      label: { en: 'CHA₂DS₂-VASc', zh: 'CHA₂DS₂-VASc 评分' },
      unit: { en: 'of 9 points', zh: '分（满分 9 分）' },
      decimals: 0,
    },
    strokes: {
      label: { en: 'Ischaemic strokes in the Swedish cohort, untreated', zh: '瑞典队列缺血性卒中发生率（未抗凝）' },
      unit: { en: 'per 100 years', zh: '次/100 人年' },
      decimals: 1,
    },
  },
  formula(inputs) {
    const points = score.sum(inputs)
    return { score: points, strokes: strokes[points] ?? Number.NaN }
  },
  formulaText: [
    ...score.text,
    {
      en: `Ischaemic strokes per 100 years at risk at 0–9 points: ${strokes.join(', ')}`,
      zh: `0~9 分缺血性卒中发生率（次/100 人年）：${strokes.join('、')}`,
    },
  ],
  classifications: [men, women],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'valve', is: true }, effect: 'refuse', message: 'valvular' },
    { when: { input: 'valve', unanswered: true }, effect: 'warn', message: 'valve-assumed' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'The score is for adults.', zh: '本评分适用于成人。' },
    valvular: {
      en: 'Not for these patients: they need a vitamin K antagonist whatever the score.',
      zh: '此类患者不适用本评分：无论得分高低均需维生素 K 拮抗剂抗凝。',
    },
    'valve-assumed': {
      en: 'No mechanical valve and no moderate to severe mitral stenosis is assumed.',
      zh: '默认无机械瓣、无中重度二尖瓣狭窄。',
    },
  },
  caveats: [
    {
      en: 'The Chinese guideline of 2023 uses CHA₂DS₂-VASc-60 instead (age 60–64 counts as well, from 65 two points): the same patient may score higher there.',
      zh: '《心房颤动诊断和治疗中国指南（2023）》改用 CHA₂DS₂-VASc-60 评分（60~64 岁计 1 分，≥ 65 岁计 2 分），同一患者得分可能更高。',
    },
    {
      en: 'ESC 2024 uses CHA₂DS₂-VA, without the point for female sex.',
      zh: '2024 年 ESC 指南改用 CHA₂DS₂-VA 评分，不计性别分。',
    },
    {
      en: 'The rates are those of patients without an anticoagulant in a Swedish register: observed in that cohort, not a forecast for one patient.',
      zh: '发生率为瑞典登记研究中未抗凝患者的观察结果，并非对个体的预测。',
    },
    {
      en: 'Weigh the risk of bleeding too, to correct what can be corrected, not to withhold anticoagulation.',
      zh: '应同时评估出血风险，目的在于纠正可逆因素，而非据此放弃抗凝。',
    },
  ],
  nextSteps: [
    {
      en: 'Assess the risk of bleeding (HAS-BLED) and correct what can be corrected.',
      zh: '评估出血风险（HAS-BLED），纠正可逆因素。',
    },
    {
      en: 'Where anticoagulation is indicated, check renal function by Cockcroft-Gault before a dose is chosen.',
      zh: '有抗凝指征者，选择剂量前以 Cockcroft-Gault 公式评估肾功能。',
    },
    { en: 'Score again at least once a year.', zh: '至少每年重新评分一次。' },
  ],
  references: [
    'lip-2010',
    'esc-2020-af',
    'china-af-2023',
    {
      text: 'Friberg L, Rosenqvist M, Lip GYH. Evaluation of risk stratification schemes for ischaemic stroke and bleeding in 182 678 patients with atrial fibrillation: the Swedish Atrial Fibrillation cohort study. Eur Heart J 2012;33:1500–1510.',
      doi: '10.1093/eurheartj/ehr488',
    },
  ],
  examples: [
    {
      id: 'woman-70',
      inputs: {
        age: { value: 70, unit: 'a' },
        sex: 'female',
        heartFailure: false,
        hypertension: true,
        diabetes: true,
        stroke: false,
        vascularDisease: false,
      },
      expect: { score: { value: 4, decimals: 0 }, strokes: { value: 4.8, decimals: 1 } },
      bands: { women: 'recommended' },
      source: {
        outside: true,
        words: {
          en: 'Worked example in the public repository rhavekost/clinical-toolkit.',
          zh: '公开代码库 rhavekost/clinical-toolkit 中的算例。',
        },
      },
    },
    {
      id: 'man-64',
      inputs: {
        age: { value: 64, unit: 'a' },
        sex: 'male',
        heartFailure: false,
        hypertension: true,
        diabetes: false,
        stroke: false,
        vascularDisease: false,
        valve: false,
      },
      expect: { score: { value: 1, decimals: 0 }, strokes: { value: 0.6, decimals: 1 } },
      bands: { men: 'consider' },
      source: { outside: false, words: { en: 'Counted by hand.', zh: '人工计数。' } },
    },
    {
      id: 'man-40',
      inputs: {
        age: { value: 40, unit: 'a' },
        sex: 'male',
        heartFailure: false,
        hypertension: false,
        diabetes: false,
        stroke: false,
        vascularDisease: false,
      },
      expect: { score: { value: 0, decimals: 0 }, strokes: { value: 0.2, decimals: 1 } },
      bands: { men: 'low' },
      source: countedByHand,
    },
    {
      id: 'man-65',
      inputs: {
        age: { value: 65, unit: 'a' },
        sex: 'male',
        heartFailure: false,
        hypertension: true,
        diabetes: false,
        stroke: false,
        vascularDisease: false,
      },
      expect: { score: { value: 2, decimals: 0 }, strokes: { value: 2.2, decimals: 1 } },
      bands: { men: 'recommended' },
      source: countedByHand,
    },
    {
      id: 'woman-64',
      inputs: {
        age: { value: 64, unit: 'a' },
        sex: 'female',
        heartFailure: false,
        hypertension: false,
        diabetes: false,
        stroke: false,
        vascularDisease: false,
      },
      expect: { score: { value: 1, decimals: 0 }, strokes: { value: 0.6, decimals: 1 } },
      bands: { women: 'low' },
      source: countedByHand,
    },
    {
      id: 'woman-65',
      inputs: {
        age: { value: 65, unit: 'a' },
        sex: 'female',
        heartFailure: false,
        hypertension: false,
        diabetes: false,
        stroke: false,
        vascularDisease: false,
      },
      expect: { score: { value: 2, decimals: 0 }, strokes: { value: 2.2, decimals: 1 } },
      bands: { women: 'consider' },
      source: countedByHand,
    },
  ],
})
