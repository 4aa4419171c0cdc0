import { defineCalculator } from '../../kit/tool/calculator.ts'
import { umolPerMgCreatinine } from '../../kit/tool/egfr.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { inr, serumAlbumin, serumCreatinine, serumSodium, totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import {
  meldMessages,
  meldRules,
  sameDay,
  transplantEvaluation,
  transplantReferral,
  vitaminKAntagonist,
  weeklyDialysis,
} from '../../kit/tool/meld-words.ts'
import { coefficients, factors, limits, meld, meldText } from './meld.ts'

export const definition = defineCalculator({
  id: 'meld-3-0',
  revision: 1,
  contentChecked: '2026-11-21',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'Coefficients and limits compared with the SAS macro of CU Anschutz (meld.sas, after OPTN policy 9.1.D) and with the openEHR clinical model of MELD 3.0; results with that macro’s formula run in R on its own example data. Of the paper only the abstract was at hand.',
      zh: '系数与上下限同科罗拉多大学 Anschutz 的 SAS 宏（meld.sas，依 OPTN 政策 9.1.D）及 openEHR 的 MELD 3.0 模型核对；并在 R 中按该宏公式对其示例数据复算。论文仅见摘要。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Predicts the 90-day mortality of patients with end-stage liver disease; ranks candidates for liver transplantation.',
    zh: '预测终末期肝病患者 90 天死亡风险，用于肝移植候选者排序。',
  },
  population: {
    en: 'Candidates for liver transplantation from 12 years; derived from registrations in the United States, 2016 to 2018.',
    zh: '12 岁及以上肝移植候选者；源自 2016~2018 年美国登记资料。',
  },
  inputs: {
    age: age(12),
    sex: sex(),
    bilirubin: totalBilirubin(),
    creatinine: serumCreatinine(),
    inr: inr(),
    sodium: serumSodium(),
    albumin: serumAlbumin(),
    dialysis: weeklyDialysis(),
    anticoagulant: vitaminKAntagonist(),
  },
  outputs: {
    score: {
      label: { en: 'MELD 3.0', zh: 'MELD 3.0' },
      unit: { en: 'points (6–40)', zh: '分（6~40 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({
    score: meld({
      female: inputs.sex === 'female',
      adult: inputs.age >= factors.adultFrom,
      bilirubin: inputs.bilirubin / factors.bilirubin,
      creatinine: inputs.dialysis ? limits.creatinine : inputs.creatinine / umolPerMgCreatinine,
      inr: inputs.inr,
      sodium: inputs.sodium,
      albumin: inputs.albumin / factors.albumin,
    }),
  }),
  formulaText: [
    {
      en: meldText({
        female: 'female',
        bilirubin: 'bilirubin',
        inr: 'INR',
        creatinine: 'creatinine',
        albumin: 'albumin',
      }),
      zh: meldText({ female: '女性', bilirubin: '胆红素', inr: 'INR', creatinine: '肌酐', albumin: '白蛋白' }),
    },
    {
      en: `Bilirubin and creatinine in mg/dL (µmol/L ÷ ${factors.bilirubin} and ÷ ${umolPerMgCreatinine}), albumin in g/dL; bilirubin, INR and creatinine at least ${limits.least}, creatinine at most ${limits.creatinine} (on dialysis ${limits.creatinine}), Na ${limits.sodium.join('–')}, albumin ${limits.albumin.join('–')}; result ${limits.score.join(' to ')}. Below ${factors.adultFrom} years: ${coefficients.female} for both sexes.`,
      zh: `胆红素、肌酐单位 mg/dL（µmol/L ÷ ${factors.bilirubin}、÷ ${umolPerMgCreatinine}），白蛋白 g/dL；胆红素、INR、肌酐下限 ${limits.least}，肌酐上限 ${limits.creatinine}（透析者取 ${limits.creatinine}），Na ${limits.sodium.join('~')}，白蛋白 ${limits.albumin.join('~')}；结果限于 ${limits.score.join('~')}。${factors.adultFrom} 岁以下不分性别均加 ${coefficients.female}。`,
    },
  ],
  classifications: [transplantEvaluation],
  validity: meldRules,
  alerts: [],
  messages: meldMessages,
  caveats: [
    {
      en: 'The rules of an allocation system (exceptions, how old values may be) are its own; in China those of COTRS hold.',
      zh: '器官分配规则（例外加分、检验时效等）以各分配系统为准，国内以中国人体器官分配与共享计算机系统（COTRS）为准。',
    },
    sameDay,
  ],
  nextSteps: [
    transplantReferral,
    {
      en: 'Repeat as often as the allocation rules demand: the higher the score, the more often.',
      zh: '按器官分配规则的频率复评，分值越高复评越频繁。',
    },
  ],
  references: ['kim-2021', 'aasld-2013-transplant'],
  examples: [
    {
      id: 'woman-severe',
      inputs: {
        age: { value: 20, unit: 'a' },
        sex: 'female',
        bilirubin: { value: 6, unit: 'mg/dL' },
        creatinine: { value: 1.5, unit: 'mg/dL' },
        inr: { value: 1.5, unit: '1' },
        sodium: { value: 131, unit: 'mmol/L' },
        albumin: { value: 2.2, unit: 'g/dL' },
        dialysis: false,
      },
      expect: { score: { value: 27.4832, decimals: 4 } },
      bands: { transplant: 'from-15' },
      source: {
        outside: true,
        words: {
          en: 'Formula and data of the SAS macro of CU Anschutz (data said to be table 4 of Kim 2021), computed in R.',
          zh: 'CU Anschutz SAS 宏的公式与数据（据称为 Kim 2021 表 4），在 R 中计算。',
        },
      },
    },
    {
      id: 'man-mild',
      inputs: {
        age: { value: 20, unit: 'a' },
        sex: 'male',
        bilirubin: { value: 2.5, unit: 'mg/dL' },
        creatinine: { value: 1.2, unit: 'mg/dL' },
        inr: { value: 1, unit: '1' },
        sodium: { value: 131, unit: 'mmol/L' },
        albumin: { value: 3.8, unit: 'g/dL' },
        dialysis: false,
      },
      expect: { score: { value: 16, decimals: 0 } },
      bands: { transplant: 'from-15' },
      source: {
        outside: true,
        words: { en: 'The same macro and data, computed in R: 15.81.', zh: '同一 SAS 宏与数据，在 R 中计算：15.81。' },
      },
    },
    {
      id: 'lowest',
      inputs: {
        age: { value: 50, unit: 'a' },
        sex: 'male',
        bilirubin: { value: 1, unit: 'mg/dL' },
        creatinine: { value: 1, unit: 'mg/dL' },
        inr: { value: 1, unit: '1' },
        sodium: { value: 137, unit: 'mmol/L' },
        albumin: { value: 3.5, unit: 'g/dL' },
        dialysis: false,
      },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { transplant: 'below-15' },
      source: countedByHand,
    },
  ],
})
