import { reaches } from '../../kit/present/rounding.ts'
import { defineCalculator } from '../../kit/tool/calculator.ts'
import { prothrombinTime } from '../../kit/tool/inputs/blood.ts'
import { named } from '../../kit/tool/inputs/in-units.ts'
import { serumAlbumin, serumCreatinine, totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { examples } from './examples.ts'
import { degree, stopRule } from './response.ts'

/** Albumin in g/L, bilirubin in µmol/L, time in seconds. */
const weights = {
  constant: 3.19,
  age: 0.101,
  albumin: 0.147,
  fall: 0.0165,
  renal: 0.206,
  bilirubin: 0.0065,
  time: 0.0096,
}
/** µmol/L, equal to 1.3 mg/dL; above it there is renal insufficiency. */
const renalLimit = 115

export const definition = defineCalculator({
  id: 'lille-model',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula compared with globalrph.com, clinideck.com and the authors’ page (lillemodel.com: seconds, 0.45, survival); results with a second program in R. The paper itself was not at hand.',
      zh: '公式同 globalrph.com、clinideck.com 核对，界值、生存率及 PT 用秒与作者网站（lillemodel.com）核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Tells after 7 days whether severe alcoholic hepatitis responds to steroids.',
    zh: '激素治疗 7 天后判断重症酒精性肝炎是否应答。',
  },
  population: {
    en: 'Adults with severe alcoholic hepatitis on prednisolone for 7 days.',
    zh: '泼尼松龙治疗满 7 天的成人重症酒精性肝炎患者。',
  },
  inputs: {
    age: age(),
    albumin: named(
      serumAlbumin(),
      { en: 'Albumin, day 0', zh: '第 0 天白蛋白' },
      { en: 'Before any infusion of albumin.', zh: '取输注白蛋白之前的数值。' },
    ),
    before: named(totalBilirubin(), { en: 'Bilirubin, day 0', zh: '第 0 天总胆红素' }),
    after: named(totalBilirubin(), { en: 'Bilirubin, day 7', zh: '第 7 天总胆红素' }),
    creatinine: named(serumCreatinine(), { en: 'Creatinine, day 0', zh: '第 0 天肌酐' }),
    time: named(prothrombinTime(), { en: 'Prothrombin time, day 0', zh: '第 0 天凝血酶原时间' }),
  },
  outputs: {
    lille: { label: { en: 'Lille score', zh: 'Lille 评分' }, unit: { en: '(0–1)', zh: '（0~1）' }, decimals: 3 },
    r: { label: { en: 'R', zh: 'R' }, unit: { en: '(sum)', zh: '（线性和）' }, decimals: 3 },
  },
  formula(inputs) {
    const insufficient = inputs.creatinine > renalLimit && !reaches(renalLimit, inputs.creatinine)
    const r =
      weights.constant -
      weights.age * inputs.age +
      weights.albumin * inputs.albumin +
      weights.fall * (inputs.before - inputs.after) -
      weights.renal * Number(insufficient) -
      weights.bilirubin * inputs.before -
      weights.time * inputs.time
    return { lille: 1 / (1 + Math.exp(r)), r }
  },
  formulaText: [
    {
      en: `R = ${weights.constant} − ${weights.age} × age + ${weights.albumin} × albumin (g/L) + ${weights.fall} × (bilirubin day 0 − day 7, µmol/L) − ${weights.renal} × (creatinine > ${renalLimit} µmol/L) − ${weights.bilirubin} × bilirubin day 0 − ${weights.time} × PT (s)`,
      zh: `R = ${weights.constant} − ${weights.age} × 年龄 + ${weights.albumin} × 白蛋白（g/L）+ ${weights.fall} ×（第 0 天 − 第 7 天胆红素，µmol/L）− ${weights.renal} ×（肌酐 > ${renalLimit} µmol/L）− ${weights.bilirubin} × 第 0 天胆红素 − ${weights.time} × PT（s）`,
    },
    { en: 'Lille = exp(−R) ÷ (1 + exp(−R))', zh: 'Lille = exp(−R) ÷（1 + exp(−R））' },
  ],
  classifications: [stopRule, degree],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'Derived in adults: not below 18 years.', zh: '源自成人，18 岁以下不适用。' } },
  caveats: [
    {
      en: 'Only on steroids for severe alcoholic hepatitis. A stop rule is one argument: infection, course and the patient’s state are others.',
      zh: '仅用于接受激素治疗的重症酒精性肝炎；是否停药还须结合感染、病程与全身状况。',
    },
    {
      en: 'Prothrombin time in seconds; the authors have another version for the INR.',
      zh: 'PT 单位为秒；作者另有 INR 版公式。',
    },
  ],
  nextSteps: [
    {
      en: 'Response: 28 days in all, then taper. No response: stop, look for infection, discuss early transplantation.',
      zh: '有应答者共用 28 天后减停；无应答者停药、排查感染并讨论早期肝移植。',
    },
  ],
  references: [
    {
      text: 'Louvet A, Naveau S, Abdelnour M, et al. The Lille model: a new tool for therapeutic strategy in patients with severe alcoholic hepatitis treated with steroids. Hepatology 2007;45:1348–1354.',
      doi: '10.1002/hep.21607',
    },
  ],
  examples,
})
