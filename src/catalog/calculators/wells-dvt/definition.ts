import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pregnancy } from '../../kit/tool/inputs/person.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'
import { threeLevels, twoLevels } from './levels.ts'

const score = pointScore({
  cancer: ticked({
    points: 1,
    label: { en: 'Active cancer', zh: '活动性恶性肿瘤' },
    help: { en: 'Treated within 6 months, or palliative', zh: '近 6 个月内治疗或姑息治疗' },
  }),
  paralysis: ticked({
    points: 1,
    label: { en: 'Paralysis, paresis or recent plaster of the leg', zh: '下肢瘫痪、轻瘫或近期石膏固定' },
  }),
  bedridden: ticked({
    points: 1,
    label: {
      en: 'Bedridden for 3 days or more, or major surgery within 12 weeks',
      zh: '近期卧床 ≥ 3 天，或 12 周内大手术',
    },
  }),
  tenderness: ticked({ points: 1, label: { en: 'Tenderness along the deep veins', zh: '沿深静脉走行的局部压痛' } }),
  wholeLeg: ticked({ points: 1, label: { en: 'Entire leg swollen', zh: '全下肢肿胀' } }),
  calf: ticked({
    points: 1,
    label: { en: 'Calf more than 3 cm larger than the other', zh: '患侧小腿周径较健侧大 > 3 cm' },
    help: { en: 'Measured 10 cm below the tibial tuberosity', zh: '胫骨粗隆下 10 cm 处测量' },
  }),
  oedema: ticked({ points: 1, label: { en: 'Pitting oedema of the symptomatic leg only', zh: '仅患侧凹陷性水肿' } }),
  collaterals: ticked({
    points: 1,
    label: { en: 'Collateral superficial veins (not varicose)', zh: '浅静脉侧支循环（非静脉曲张）' },
  }),
  previous: ticked({
    points: 1,
    label: { en: 'Previously documented deep vein thrombosis', zh: '既往确诊深静脉血栓形成' },
  }),
  alternative: ticked({
    points: -2,
    label: { en: 'Another diagnosis at least as likely', zh: '其他诊断的可能性不低于深静脉血栓形成' },
  }),
})

export const definition = defineCalculator({
  id: 'wells-dvt',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with public implementations (bawmedical/clinical-calculation-api and lakshay321123/medx). The paper itself was not at hand.',
      zh: '条目、分值与分级同公开实现（bawmedical/clinical-calculation-api、lakshay321123/medx）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates how likely deep vein thrombosis is before tests.',
    zh: '评估检查前深静脉血栓形成的临床可能性。',
  },
  population: {
    en: 'Outpatients in whom a thrombosis of the leg is suspected; not in pregnancy.',
    zh: '疑诊下肢深静脉血栓形成的门急诊患者；不用于妊娠。',
  },
  inputs: { ...score.inputs, pregnancy: pregnancy() },
  outputs: {
    score: {
      label: { en: 'Wells score', zh: 'Wells 评分' },
      unit: { en: 'points, −2 to 9', zh: '分（−2~9 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [twoLevels, threeLevels],
  validity: [{ when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' }],
  alerts: [],
  messages: {
    'in-pregnancy': { en: 'Not validated in pregnancy: ultrasound first.', zh: '未在妊娠人群中验证，应首选超声。' },
  },
  caveats: [
    {
      en: 'A low score alone excludes nothing: it says how to go on.',
      zh: '得分低本身不能排除诊断，只提示下一步检查。',
    },
    { en: 'With symptoms in both legs score the more affected one.', zh: '双侧均有症状时按较重一侧评分。' },
  ],
  nextSteps: [
    {
      en: 'Unlikely: a normal D-dimer excludes thrombosis. Likely: ultrasound, repeated within a week where D-dimer is raised and the first is normal.',
      zh: '可能性小：D-二聚体正常可排除；可能性大：行超声，若阴性而 D-二聚体升高，1 周内复查。',
    },
  ],
  references: [
    {
      text: 'Wells PS, Anderson DR, Rodger M, et al. Evaluation of D-dimer in the diagnosis of suspected deep-vein thrombosis. N Engl J Med 2003;349:1227–1235.',
      doi: '10.1056/NEJMoa023153',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: { cancer: true, calf: true, oedema: true },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { 'two-levels': 'likely', 'three-levels': 'high' },
      source: earlierImplementation,
    },
    {
      id: 'two',
      inputs: { previous: true, calf: true },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { 'two-levels': 'likely', 'three-levels': 'moderate' },
      source: countedByHand,
    },
    {
      id: 'one',
      inputs: { tenderness: true },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { 'two-levels': 'unlikely', 'three-levels': 'moderate' },
      source: countedByHand,
    },
    {
      id: 'zero',
      inputs: { tenderness: true, oedema: true, alternative: true },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { 'two-levels': 'unlikely', 'three-levels': 'low' },
      source: countedByHand,
    },
  ],
})
