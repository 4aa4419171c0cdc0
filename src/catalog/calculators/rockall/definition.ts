import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { heartRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'

const clinical = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 60, points: 1 }, { from: 80, points: 2 }]),
  comorbidity: graded({
    label: { en: 'Comorbidity', zh: '合并症' },
    of: {
      none: [0, { en: 'None major', zh: '无重大合并症' }],
      major: [
        2,
        { en: 'Heart failure, ischaemic heart disease, any major', zh: '心力衰竭、缺血性心脏病或其他重大疾病' },
      ],
      failure: [3, { en: 'Renal or liver failure, disseminated malignancy', zh: '肾衰竭、肝衰竭、播散性肿瘤' }],
    },
  }),
})
const endoscopic = pointScore({
  diagnosis: graded({
    label: { en: 'Diagnosis', zh: '内镜诊断' },
    of: {
      tear: [0, { en: 'Mallory–Weiss tear, or no lesion and no stigmata', zh: '贲门黏膜撕裂，或无病变且无出血征象' }],
      other: [1, { en: 'All other diagnoses', zh: '其他诊断' }],
      malignancy: [2, { en: 'Malignancy of the upper tract', zh: '上消化道恶性肿瘤' }],
    },
  }),
  stigmata: graded({
    label: { en: 'Stigmata of recent haemorrhage', zh: '近期出血征象' },
    of: {
      none: [0, { en: 'None, or dark spot', zh: '无或仅黑斑' }],
      major: [
        2,
        { en: 'Blood, adherent clot, visible or spurting vessel', zh: '腔内积血、附着血凝块、裸露或喷血血管' },
      ],
    },
  }),
})
const limits = { systolic: 100, heartRate: 100 }
const shockPoints = { hypotension: 2, tachycardia: 1 }

export const definition = defineCalculator({
  id: 'rockall',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a table in Gut and the learning module of the Royal College of Emergency Medicine; the original paper was not at hand.',
      zh: '与 Gut 期刊表格及英国皇家急诊医学院学习模块核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates rebleeding and death after endoscopy for upper gastrointestinal bleeding.',
    zh: '估算上消化道出血内镜后再出血与死亡风险。',
  },
  population: {
    en: 'Adults after endoscopy for acute upper gastrointestinal bleeding.',
    zh: '急性上消化道出血内镜检查后的成人。',
  },
  inputs: {
    age: clinical.inputs.age,
    systolic: systolicPressure(),
    heartRate: heartRate(),
    comorbidity: clinical.inputs.comorbidity,
    ...endoscopic.inputs,
  },
  outputs: {
    score: {
      label: { en: 'Complete Rockall', zh: 'Rockall 总分' },
      unit: { en: 'of 11 points', zh: '分（满分 11 分）' },
      decimals: 0,
    },
    clinical: {
      label: { en: 'Clinical part, before endoscopy', zh: '内镜前部分' },
      unit: { en: 'of 7 points', zh: '分（满分 7 分）' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const fast = inputs.heartRate >= limits.heartRate ? shockPoints.tachycardia : 0
    const before = clinical.sum(inputs) + (inputs.systolic < limits.systolic ? shockPoints.hypotension : fast)
    return { score: before + endoscopic.sum(inputs), clinical: before }
  },
  formulaText: [
    ...clinical.text,
    {
      en: `Shock: systolic < ${limits.systolic} mmHg ${shockPoints.hypotension}; otherwise heart rate ≥ ${limits.heartRate} ${shockPoints.tachycardia}`,
      zh: `休克：收缩压 < ${limits.systolic} mmHg ${shockPoints.hypotension} 分；否则心率 ≥ ${limits.heartRate} 次/min ${shockPoints.tachycardia} 分`,
    },
    ...endoscopic.text,
  ],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '0–2: death about 0.1 %', zh: '0~2 分：病死率约 0.1%' },
          tone: 'good',
        },
        {
          id: 'intermediate',
          from: 3,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: { en: '3–7', zh: '3~7 分' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 8,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '8 or more: death about 41 %', zh: '≥ 8 分：病死率约 41%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    { en: 'Predicts death better than rebleeding.', zh: '预测死亡优于预测再出血。' },
    {
      en: 'Before endoscopy use Glasgow–Blatchford; a clinical part of 0 is low risk.',
      zh: '内镜前宜用 Glasgow-Blatchford 评分；临床部分 0 分为低危。',
    },
  ],
  nextSteps: [
    {
      en: '2 or less: early discharge. Higher: observe for 72 hours after endoscopic treatment.',
      zh: '≤ 2 分可早期出院；较高者内镜治疗后观察 72 h。',
    },
  ],
  references: [
    {
      text: 'Rockall TA, Logan RFA, Devlin HB, Northfield TC. Risk assessment after acute upper gastrointestinal haemorrhage. Gut 1996;38:316-321.',
      doi: '10.1136/gut.38.3.316',
    },
  ],
  examples: [
    {
      id: 'seven',
      inputs: {
        age: { value: 70, unit: 'a' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        heartRate: { value: 110, unit: '/min' },
        comorbidity: 'major',
        diagnosis: 'other',
        stigmata: 'major',
      },
      expect: { score: { value: 7, decimals: 0 }, clinical: { value: 4, decimals: 0 } },
      bands: { risk: 'intermediate' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: {
        age: { value: 59, unit: 'a' },
        systolic: { value: 100, unit: 'mm[Hg]' },
        heartRate: { value: 99, unit: '/min' },
        comorbidity: 'none',
        diagnosis: 'other',
        stigmata: 'none',
      },
      expect: { score: { value: 1, decimals: 0 }, clinical: { value: 0, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'highest',
      inputs: {
        age: { value: 80, unit: 'a' },
        systolic: { value: 99, unit: 'mm[Hg]' },
        heartRate: { value: 120, unit: '/min' },
        comorbidity: 'failure',
        diagnosis: 'malignancy',
        stigmata: 'major',
      },
      expect: { score: { value: 11, decimals: 0 }, clinical: { value: 7, decimals: 0 } },
      bands: { risk: 'high' },
      source: { outside: true, words: { en: 'The published maxima of 11 and 7.', zh: '已发表的最高分 11 与 7。' } },
    },
  ],
})
