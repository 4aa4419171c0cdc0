import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, yesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import type { Words } from '../../kit/words.ts'
import { choices, conditions, ejection, intercept, perYear, sexes, wordsOf } from './model.ts'

const item = (key: keyof typeof conditions) => yesNo({ label: conditions[key][1] })
const coefficients = (language: 'en' | 'zh') =>
  [conditions, choices.renal, choices.pulmonary, choices.urgency, choices.weight]
    .flatMap((group) => Object.values<readonly [number, Words]>(group))
    .filter(([value]) => value !== 0)
    .map(([value, words]) => `${words[language]} ${value}`)
    .join(language === 'en' ? '; ' : '；')

export const definition = defineCalculator({
  id: 'euroscore-ii',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with a public model quoting table 6 of the paper, a public description and a public R package, which alone has 0.2407818 for mobility. The paper itself was not at hand.',
      zh: '公式、系数与单位同一套引用原文表 6 的公开模型、一份公开说明及一个公开 R 包（仅该包活动能力系数为 0.2407818）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Estimates the risk of death in hospital after cardiac surgery.', zh: '评估心脏手术院内死亡风险。' },
  population: {
    en: 'Adults before major cardiac surgery; derived in 43 countries in 2010, few patients above 90 years.',
    zh: '拟行心脏大手术的成人；2010 年源自 43 个国家，> 90 岁者少。',
  },
  inputs: {
    age: age(),
    sex: sex(),
    renal: oneOf({
      label: { en: 'Creatinine clearance (Cockcroft-Gault)', zh: '肌酐清除率（Cockcroft-Gault）' },
      of: wordsOf(choices.renal),
    }),
    ejection: measured({
      label: { en: 'Left ventricular ejection fraction', zh: '左心室射血分数（LVEF）' },
      units: [{ id: '%', loinc: '10230-1', resolution: 0, hard: [5, 90], usual: [15, 80] }],
    }),
    nyha: oneOf({ label: { en: 'NYHA class', zh: 'NYHA 分级' }, of: wordsOf(choices.nyha) }),
    pulmonary: oneOf({
      label: { en: 'Pulmonary artery systolic pressure', zh: '肺动脉收缩压' },
      of: wordsOf(choices.pulmonary),
    }),
    urgency: oneOf({ label: { en: 'Urgency', zh: '手术紧急程度' }, of: wordsOf(choices.urgency) }),
    weight: oneOf({ label: { en: 'Weight of the procedure', zh: '手术规模' }, of: wordsOf(choices.weight) }),
    arteriopathy: item('arteriopathy'),
    mobility: item('mobility'),
    redo: item('redo'),
    lungDisease: item('lungDisease'),
    endocarditis: item('endocarditis'),
    critical: item('critical'),
    insulin: item('insulin'),
    angina: item('angina'),
    infarction: item('infarction'),
    thoracicAorta: item('thoracicAorta'),
  },
  outputs: {
    mortality: {
      label: { en: 'Risk of death in hospital', zh: '院内死亡风险' },
      unit: { en: '%', zh: '%' },
      decimals: 2,
    },
  },
  formula(inputs) {
    const ticked = Object.entries(conditions).reduce(
      (sum, [key, [value]]) => sum + (inputs[key as keyof typeof conditions] ? value : 0),
      0,
    )
    const y =
      intercept +
      perYear * (inputs.age <= 60 ? 1 : inputs.age - 59) +
      sexes[inputs.sex] +
      ticked +
      choices.renal[inputs.renal][0] +
      choices.nyha[inputs.nyha][0] +
      choices.pulmonary[inputs.pulmonary][0] +
      choices.urgency[inputs.urgency][0] +
      choices.weight[inputs.weight][0] +
      (ejection.findLast(({ from }) => inputs.ejection >= from)?.coefficient ?? 0)
    return { mortality: 100 / (1 + Math.exp(-y)) }
  },
  formulaText: [
    {
      en: `Risk = e^y/(1 + e^y), y = −${-intercept} + ${perYear} × (1 up to 60 years, else age − 59) + ${sexes.female} for women + …`,
      zh: `风险 = e^y/(1 + e^y)，y = −${-intercept} + ${perYear} ×（≤ 60 岁为 1，否则年龄 − 59）+ 女性 ${sexes.female} + …`,
    },
    { en: coefficients('en'), zh: coefficients('zh') },
    {
      en: `LVEF ≤ 20 / 21–30 / 31–50 / > 50 %: ${ejection.map(({ coefficient }) => coefficient).join(' / ')}; NYHA I–IV: ${Object.values(
        choices.nyha,
      )
        .map(([value]) => value)
        .join(' / ')}`,
      zh: `LVEF ≤ 20 / 21~30 / 31~50 / > 50%：${ejection.map(({ coefficient }) => coefficient).join(' / ')}；NYHA I~IV 级：${Object.values(
        choices.nyha,
      )
        .map(([value]) => value)
        .join(' / ')}`,
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'mortality',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低危' }, meaning: { en: '< 4 %', zh: '< 4%' }, tone: 'good' },
        {
          id: 'intermediate',
          from: 4,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: { en: '4 to < 8 %', zh: '4%~< 8%' },
          tone: 'caution',
        },
        { id: 'high', from: 8, label: { en: 'High', zh: '高危' }, meaning: { en: '≥ 8 %', zh: '≥ 8%' }, tone: 'alarm' },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'age', from: 91 }, effect: 'warn', message: 'very-old' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' },
    'very-old': { en: 'Few patients above 90 years were studied.', zh: '原研究中 > 90 岁者很少。' },
  },
  caveats: [
    {
      en: 'The levels are those of guidelines on aortic stenosis, not of the paper.',
      zh: '分级界值取自主动脉瓣狭窄指南，并非原文所定。',
    },
    {
      en: 'Does not know frailty, porcelain aorta or liver disease; calibration differs between hospitals.',
      zh: '未纳入衰弱、瓷化主动脉与肝病，各医院校准度不一。',
    },
  ],
  nextSteps: [
    {
      en: 'Discuss in the heart team; at high risk weigh catheter-based treatment.',
      zh: '心脏团队讨论；高危者权衡介入治疗。',
    },
  ],
  references: [
    {
      text: 'Nashef SAM, Roques F, Sharples LD, et al. EuroSCORE II. Eur J Cardiothorac Surg 2012;41:734–745.',
      doi: '10.1093/ejcts/ezs043',
    },
  ],
  examples: [
    {
      id: 'least',
      inputs: {
        age: { value: 58, unit: 'a' },
        sex: 'male',
        renal: 'normal',
        ejection: { value: 60, unit: '%' },
        nyha: 'I',
        pulmonary: 'normal',
        urgency: 'elective',
        weight: 'cabg',
        arteriopathy: false,
        mobility: false,
        redo: false,
        lungDisease: false,
        endocarditis: false,
        critical: false,
        insulin: false,
        angina: false,
        infarction: false,
        thoracicAorta: false,
      },
      expect: { mortality: { value: 0.5, decimals: 2 } },
      bands: { risk: 'low' },
      source: earlierImplementation,
    },
    {
      id: 'woman-72',
      inputs: {
        age: { value: 72, unit: 'a' },
        sex: 'female',
        renal: 'moderate',
        ejection: { value: 45, unit: '%' },
        nyha: 'III',
        pulmonary: 'normal',
        urgency: 'elective',
        weight: 'cabg',
      },
      expect: { mortality: { value: 2.15, decimals: 2 } },
      bands: { risk: 'low' },
      source: secondProgram,
    },
    {
      id: 'redo',
      inputs: {
        age: { value: 75, unit: 'a' },
        sex: 'male',
        renal: 'severe',
        ejection: { value: 60, unit: '%' },
        nyha: 'IV',
        pulmonary: 'normal',
        urgency: 'urgent',
        weight: 'two',
        redo: true,
      },
      expect: { mortality: { value: 18.83, decimals: 2 } },
      bands: { risk: 'high' },
      source: secondProgram,
    },
    {
      id: 'between',
      inputs: {
        age: { value: 72, unit: 'a' },
        sex: 'female',
        renal: 'moderate',
        ejection: { value: 45, unit: '%' },
        nyha: 'III',
        pulmonary: 'normal',
        urgency: 'urgent',
        weight: 'two',
      },
      expect: { mortality: { value: 4.97, decimals: 2 } },
      bands: { risk: 'intermediate' },
      source: secondProgram,
    },
  ],
})
