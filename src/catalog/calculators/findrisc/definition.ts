import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { named } from '../../kit/tool/inputs/in-units.ts'
import { age, bodyMassIndex, sex, waist } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 45, points: 2 }, { from: 55, points: 3 }, { from: 65, points: 4 }]),
  bmi: stepped(bodyMassIndex(), [{ points: 0 }, { from: 25, points: 1 }, { from: 30.1, points: 3 }]),
  inactive: ticked({ points: 2, label: { en: 'Less than 30 minutes of activity a day', zh: '每日活动不足 30 分钟' } }),
  noVegetables: ticked({ points: 1, label: { en: 'Vegetables or fruit not every day', zh: '并非每日进食蔬菜或水果' } }),
  antihypertensive: ticked({ points: 2, label: { en: 'Takes blood pressure drugs', zh: '服用降压药' } }),
  highGlucose: ticked({
    points: 5,
    label: { en: 'Glucose ever found high', zh: '曾发现血糖升高' },
    help: { en: 'At a check-up, in illness or in pregnancy', zh: '体检、患病或妊娠时' },
  }),
  family: graded({
    label: { en: 'Diabetes in the family', zh: '糖尿病家族史' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      distant: [3, { en: 'Grandparent, aunt, uncle or first cousin', zh: '祖父母、姑姨叔舅或堂表亲' }],
      close: [5, { en: 'Parent, sibling or child', zh: '父母、兄弟姐妹或子女' }],
    },
  }),
})

/** Limits in integer centimetres: up to 94 (women 80), up to 102 (88), and above. */
const waists = {
  male: pointScore({
    waist: stepped(named(waist(), { en: 'Waist, men', zh: '腰围（男）' }), [
      { points: 0 },
      { from: 94, points: 3 },
      { from: 102.1, points: 4 },
    ]),
  }),
  female: pointScore({
    waist: stepped(named(waist(), { en: 'Waist, women', zh: '腰围（女）' }), [
      { points: 0 },
      { from: 80, points: 3 },
      { from: 88.1, points: 4 },
    ]),
  }),
} as const

export const definition = defineCalculator({
  id: 'findrisc',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with a Chinese reprint of the questionnaire (which shifts BMI and waist) and the public repository iamcest/siac-upcm-app; risks with a reprint of the questionnaire of the IDF. The paper itself was not at hand.',
      zh: '条目、分值与分级同问卷的一份中文转载（其 BMI 与腰围界值有调整）及公开代码库 iamcest/siac-upcm-app 核对；风险同 IDF 问卷转载核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Finds adults at risk of type 2 diabetes without a blood test.',
    zh: '无需验血即可筛查 2 型糖尿病高危成人。',
  },
  population: {
    en: 'Adults without diabetes; derived in Finland with European cut-offs.',
    zh: '无糖尿病的成人；源自芬兰，采用欧洲界值。',
  },
  inputs: { sex: sex(), waist: waist(), ...score.inputs },
  outputs: {
    score: {
      label: { en: 'FINDRISC', zh: 'FINDRISC' },
      unit: { en: 'of 26 points', zh: '分（满分 26 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) + waists[inputs.sex].of('waist', inputs.waist) }),
  formulaText: [...score.text, ...waists.male.text, ...waists.female.text],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low', zh: '低' },
          meaning: { en: '< 7: about 1 %', zh: '< 7 分：约 1%' },
          tone: 'good',
        },
        {
          id: 'slight',
          from: 7,
          label: { en: 'Slightly raised', zh: '略升高' },
          meaning: { en: '7–11: about 4 %', zh: '7~11 分：约 4%' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 12,
          label: { en: 'Moderate', zh: '中等' },
          meaning: { en: '12–14: about 17 %', zh: '12~14 分：约 17%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 15,
          label: { en: 'High', zh: '高' },
          meaning: { en: '15–20: about 33 %', zh: '15~20 分：约 33%' },
          tone: 'alarm',
        },
        {
          id: 'very-high',
          from: 21,
          label: { en: 'Very high', zh: '极高' },
          meaning: { en: '> 20: about 50 %', zh: '> 20 分：约 50%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'In Chinese adults BMI and waist cut-offs lie lower, and 9 points have been used for screening.',
      zh: '中国成人 BMI 与腰围界值更低，有研究以 ≥ 9 分为筛查界值。',
    },
    {
      en: 'Age above 64 and the family item are of the later questionnaire, not of the paper of 2003.',
      zh: '> 64 岁及家族史条目来自后续问卷，并非 2003 年原文。',
    },
  ],
  nextSteps: [
    {
      en: 'From 15 points (12 with other concern) measure fasting glucose, HbA1c or a glucose tolerance test.',
      zh: '≥ 15 分（或 ≥ 12 分且另有疑虑）：查空腹血糖、HbA1c 或 OGTT。',
    },
  ],
  references: [
    {
      text: 'Lindström J, Tuomilehto J. The diabetes risk score: a practical tool to predict type 2 diabetes risk. Diabetes Care 2003;26:725–731.',
      doi: '10.2337/diacare.26.3.725',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: {
        sex: 'male',
        age: { value: 60, unit: 'a' },
        bmi: { value: 28, unit: 'kg/m2' },
        waist: { value: 98, unit: 'cm' },
        inactive: true,
        antihypertensive: true,
        family: 'close',
        noVegetables: false,
        highGlucose: false,
      },
      expect: { score: { value: 16, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: {
        sex: 'female',
        age: { value: 40, unit: 'a' },
        bmi: { value: 24.9, unit: 'kg/m2' },
        waist: { value: 79, unit: 'cm' },
        inactive: true,
        noVegetables: true,
        family: 'distant',
      },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'slight',
      inputs: {
        sex: 'female',
        age: { value: 45, unit: 'a' },
        bmi: { value: 25, unit: 'kg/m2' },
        waist: { value: 80, unit: 'cm' },
        noVegetables: true,
        family: 'none',
      },
      expect: { score: { value: 7, decimals: 0 } },
      bands: { risk: 'slight' },
      source: countedByHand,
    },
    {
      id: 'moderate',
      inputs: {
        sex: 'female',
        age: { value: 45, unit: 'a' },
        bmi: { value: 25, unit: 'kg/m2' },
        waist: { value: 80, unit: 'cm' },
        noVegetables: true,
        highGlucose: true,
        family: 'none',
      },
      expect: { score: { value: 12, decimals: 0 } },
      bands: { risk: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'very-high',
      inputs: {
        sex: 'male',
        age: { value: 65, unit: 'a' },
        bmi: { value: 31, unit: 'kg/m2' },
        waist: { value: 103, unit: 'cm' },
        highGlucose: true,
        family: 'close',
      },
      expect: { score: { value: 21, decimals: 0 } },
      bands: { risk: 'very-high' },
      source: countedByHand,
    },
  ],
})
