import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { prothrombinTime } from '../../kit/tool/inputs/blood.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'

const perSecond = 4.6
const bilirubinPerMg = 17.1

export const definition = defineCalculator({
  id: 'maddrey-discriminant-function',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and cut-off compared with iatrox.com and clevercalculator.com; results with a second program in R. The papers themselves were not at hand.',
      zh: '公式与界值同 iatrox.com、clevercalculator.com 核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Tells severe alcoholic hepatitis, in which steroids are considered.',
    zh: '识别重症酒精性肝炎，判断是否考虑糖皮质激素治疗。',
  },
  population: { en: 'Adults with alcoholic hepatitis.', zh: '成人酒精性肝炎患者。' },
  inputs: {
    time: prothrombinTime(),
    control: measured({
      label: { en: 'Control prothrombin time', zh: '凝血酶原时间正常对照' },
      help: { en: 'Of the same laboratory, commonly 11 to 14 s.', zh: '取同一实验室对照值，通常 11~14 s。' },
      units: [{ id: 's', resolution: 1, hard: [8, 20], usual: [10, 15] }],
    }),
    bilirubin: totalBilirubin(bilirubinPerMg),
  },
  outputs: {
    score: {
      label: { en: 'Discriminant function', zh: '判别函数值' },
      unit: { en: 'points', zh: '分' },
      decimals: 1,
    },
  },
  formula: ({ time, control, bilirubin }) => ({
    score: perSecond * (time - control) + bilirubin / bilirubinPerMg,
  }),
  formulaText: [
    {
      en: `DF = ${perSecond} × (PT − control, in seconds) + bilirubin (mg/dL; µmol/L ÷ ${bilirubinPerMg})`,
      zh: `DF = ${perSecond} ×（PT − 对照，秒）+ 总胆红素（mg/dL；µmol/L ÷ ${bilirubinPerMg}）`,
    },
  ],
  classifications: [
    {
      id: 'severity',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'below-32',
          label: { en: 'Not severe', zh: '非重症' },
          meaning: { en: '< 32: supportive treatment', zh: '< 32：支持治疗' },
          tone: 'neutral',
        },
        {
          id: 'severe',
          from: 32,
          label: { en: 'Severe', zh: '重症' },
          meaning: {
            en: '≥ 32: 30-day mortality 30–50% untreated; steroids are considered',
            zh: '≥ 32：未治疗者 30 天病死率 30%~50%，考虑糖皮质激素',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'Prothrombin time in seconds, not the INR.', zh: 'PT 单位为秒，不可用 INR。' },
    {
      en: 'Reagents differ: between laboratories the score is not quite comparable.',
      zh: '各实验室试剂不同，评分不完全可比。',
    },
  ],
  nextSteps: [
    {
      en: 'Severe: exclude infection, bleeding and hepatitis B before prednisolone; Lille model on day 7.',
      zh: '重症者：用泼尼松龙前排除感染、出血与乙型肝炎，第 7 天用 Lille 模型评估应答。',
    },
  ],
  references: [
    {
      text: 'Maddrey WC, Boitnott JK, Bedine MS, Weber FL Jr, Mezey E, White RI Jr. Corticosteroid therapy of alcoholic hepatitis. Gastroenterology 1978;75:193–199.',
    },
    {
      text: 'Carithers RL Jr, Herlong HF, Diehl AM, et al. Methylprednisolone therapy in patients with severe alcoholic hepatitis: a randomized multicenter trial. Ann Intern Med 1989;110:685–690.',
      doi: '10.7326/0003-4819-110-9-685',
    },
  ],
  examples: [
    {
      id: 'severe',
      inputs: {
        time: { value: 18, unit: 's' },
        control: { value: 12, unit: 's' },
        bilirubin: { value: 10, unit: 'mg/dL' },
      },
      expect: { score: { value: 37.6, decimals: 1 } },
      bands: { severity: 'severe' },
      source: earlierImplementation,
    },
    {
      id: 'mild',
      inputs: {
        time: { value: 15, unit: 's' },
        control: { value: 12, unit: 's' },
        bilirubin: { value: 5, unit: 'mg/dL' },
      },
      expect: { score: { value: 18.8, decimals: 1 } },
      bands: { severity: 'below-32' },
      source: secondProgram,
    },
    {
      id: 'just-below',
      inputs: {
        time: { value: 18.26, unit: 's' },
        control: { value: 12, unit: 's' },
        bilirubin: { value: 50, unit: 'umol/L' },
      },
      expect: { score: { value: 31.72, decimals: 2 } },
      bands: { severity: 'below-32' },
      source: secondProgram,
    },
  ],
})
