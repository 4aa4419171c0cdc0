import { roundTo } from '../../kit/present/rounding.ts'
import { defineCalculator } from '../../kit/tool/calculator.ts'
import { inr, serumCreatinine, serumSodium, totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import {
  meldMessages,
  meldRules,
  sameDay,
  transplantEvaluation,
  transplantReferral,
  vitaminKAntagonist,
  weeklyDialysis,
} from '../../kit/tool/meld-words.ts'
import { boundedMeld, meldCoefficients, meldLimits, originalMeld } from '../../kit/tool/original-meld.ts'
import { examples } from './examples.ts'

const perMg = { creatinine: 88.4, bilirubin: 17.1 }
/** Sodium in mmol/L, truncated to its limits, counts if the MELD score exceeds `above`. */
const correction = { above: 11, least: 125, most: 137, perMmol: 1.32, perPoint: 0.033 }

export const definition = defineCalculator({
  id: 'meld-na',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Coefficients and limits compared with public implementations, one of which quotes OPTN policy 9.1.D; results with a second program in R. The paper itself was not at hand.',
      zh: '系数与上下限同多套公开实现核对（其中一套引用 OPTN 政策 9.1.D），结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Predicts 90-day mortality in end-stage liver disease, sodium included.',
    zh: '结合血钠预测终末期肝病患者 90 天病死率。',
  },
  population: { en: 'Candidates for liver transplantation from 12 years.', zh: '12 岁及以上肝移植候选者。' },
  inputs: {
    creatinine: serumCreatinine(),
    bilirubin: totalBilirubin(perMg.bilirubin),
    inr: inr(),
    sodium: serumSodium(),
    dialysis: weeklyDialysis(),
    age: age(12),
    anticoagulant: vitaminKAntagonist(),
  },
  outputs: {
    score: {
      label: { en: 'MELD-Na', zh: 'MELD-Na' },
      unit: { en: 'points (6–40)', zh: '分（6~40 分）' },
      decimals: 0,
    },
    initial: {
      label: { en: 'MELD before sodium', zh: '未计血钠的 MELD' },
      unit: { en: 'points', zh: '分' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const before = originalMeld({
      creatinine: inputs.creatinine / perMg.creatinine,
      bilirubin: inputs.bilirubin / perMg.bilirubin,
      inr: inputs.inr,
      dialysis: inputs.dialysis,
    })
    const initial = roundTo(before, 0)
    const missing = correction.most - Math.min(Math.max(inputs.sodium, correction.least), correction.most)
    const added =
      initial > correction.above ? correction.perMmol * missing - correction.perPoint * initial * missing : 0
    return { score: boundedMeld(initial + added), initial: boundedMeld(initial) }
  },
  formulaText: [
    {
      en: `MELD(i) = ${meldCoefficients.creatinine} ln(creatinine) + ${meldCoefficients.bilirubin} ln(bilirubin) + ${meldCoefficients.inr} ln(INR) + ${meldCoefficients.constant}, rounded; in mg/dL, each at least ${meldLimits.least}, creatinine at most ${meldLimits.creatinine} (on dialysis ${meldLimits.creatinine})`,
      zh: `MELD(i) = ${meldCoefficients.creatinine} ln(肌酐) + ${meldCoefficients.bilirubin} ln(胆红素) + ${meldCoefficients.inr} ln(INR) + ${meldCoefficients.constant}，取整；单位 mg/dL，各项下限 ${meldLimits.least}，肌酐上限 ${meldLimits.creatinine}（透析者取 ${meldLimits.creatinine}）`,
    },
    {
      en: `Where MELD(i) > ${correction.above}: MELD(i) + ${correction.perMmol} × (${correction.most} − Na) − ${correction.perPoint} × MELD(i) × (${correction.most} − Na); Na ${correction.least}–${correction.most}; result at most ${meldLimits.score.most}`,
      zh: `MELD(i) > ${correction.above} 时：MELD(i) + ${correction.perMmol} ×（${correction.most} − Na）− ${correction.perPoint} × MELD(i) ×（${correction.most} − Na）；Na 限于 ${correction.least}~${correction.most}；结果上限 ${meldLimits.score.most}`,
    },
  ],
  classifications: [transplantEvaluation],
  validity: meldRules,
  alerts: [],
  messages: meldMessages,
  caveats: [
    {
      en: 'Not the equation of Kim 2008, MELD − Na − 0.025 × MELD × (140 − Na) + 140: results differ.',
      zh: '与 Kim 2008 原式 MELD − Na − 0.025 × MELD ×（140 − Na）+ 140 不同，结果有别。',
    },
    {
      en: 'Between 11 and 12 points the score jumps where sodium is low: that is how allocation defined it.',
      zh: '血钠偏低时 11 与 12 分之间会出现跳跃，此为分配规则的定义所致。',
    },
    sameDay,
  ],
  nextSteps: [transplantReferral],
  references: [
    {
      text: 'Kim WR, Biggins SW, Kremers WK, et al. Hyponatremia and mortality among patients on the liver-transplant waiting list. N Engl J Med 2008;359:1018–1026.',
      doi: '10.1056/NEJMoa0801209',
    },
    {
      text: 'Organ Procurement and Transplantation Network. Policy 9: allocation of livers and liver-intestines. 2016.',
    },
    'aasld-2013-transplant',
  ],
  examples,
})
