import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { hba1c } from '../../kit/tool/inputs/chemistry.ts'
import { pregnancy } from '../../kit/tool/inputs/person.ts'

const adag = { slope: 28.7, intercept: 46.7 } as const
const ifcc = { slope: 0.09148, intercept: 2.152 } as const
const mgPerMmol = 18.016

export const definition = defineCalculator({
  id: 'hba1c-eag',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with the public repositories lakshay321123/medx and pubmania/a_diabetics_journal, which quotes ngsp.org. The paper itself was not at hand.',
      zh: '公式、系数与单位同公开代码库 lakshay321123/medx 及引用 ngsp.org 的 pubmania/a_diabetics_journal 核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Converts HbA1c to the average glucose it stands for, and to the units of the IFCC.',
    zh: '将 HbA1c 换算为对应的平均血糖及 IFCC 单位。',
  },
  population: {
    en: 'Adults with diabetes and without; derived in type 1, type 2 and no diabetes (ADAG).',
    zh: '有或无糖尿病的成人；源自 ADAG 研究（1 型、2 型及非糖尿病者）。',
  },
  inputs: {
    hba1c: hba1c(),
    pregnancy: pregnancy(),
    unreliable: optionalYesNo({
      label: {
        en: 'Haemolysis, recent transfusion, haemoglobin variant or erythropoietin',
        zh: '溶血、近期输血、血红蛋白变异体或使用促红细胞生成素',
      },
    }),
  },
  outputs: {
    average: {
      label: { en: 'Estimated average glucose', zh: '估计平均血糖' },
      unit: { en: 'mmol/L', zh: 'mmol/L' },
      decimals: 1,
    },
    averageMg: {
      label: { en: 'Estimated average glucose', zh: '估计平均血糖' },
      unit: { en: 'mg/dL', zh: 'mg/dL' },
      decimals: 0,
    },
    ifcc: { label: { en: 'HbA1c (IFCC)', zh: 'HbA1c（IFCC）' }, unit: { en: 'mmol/mol', zh: 'mmol/mol' }, decimals: 0 },
    ngsp: { label: { en: 'HbA1c (NGSP)', zh: 'HbA1c（NGSP）' }, unit: { en: '%', zh: '%' }, decimals: 1 },
  },
  formula({ hba1c: percent }) {
    // computed in tenths, where halves are exact: the published table rounds 125.5 at 6 % to 126
    const averageMg = (10 * adag.slope * percent - 10 * adag.intercept) / 10
    return { average: averageMg / mgPerMmol, averageMg, ifcc: (percent - ifcc.intercept) / ifcc.slope, ngsp: percent }
  },
  formulaText: [
    {
      en: `Average glucose = ${adag.slope} × HbA1c − ${adag.intercept} mg/dL; ÷ ${mgPerMmol} in mmol/L`,
      zh: `平均血糖 = ${adag.slope} × HbA1c − ${adag.intercept} mg/dL；÷ ${mgPerMmol} 得 mmol/L`,
    },
    {
      en: `IFCC = (HbA1c − ${ifcc.intercept})/${ifcc.slope} mmol/mol`,
      zh: `IFCC = (HbA1c − ${ifcc.intercept})/${ifcc.slope} mmol/mol`,
    },
  ],
  classifications: [
    {
      id: 'diagnosis',
      output: 'ngsp',
      on: 'rounded',
      bands: [
        {
          id: 'usual',
          label: { en: 'Below prediabetes', zh: '未达糖尿病前期' },
          meaning: { en: '< 5.7 %', zh: '< 5.7%' },
          tone: 'good',
        },
        {
          id: 'prediabetes',
          from: 5.7,
          label: { en: 'Prediabetes (ADA)', zh: '糖尿病前期（ADA）' },
          meaning: { en: '5.7–6.4 %', zh: '5.7%~6.4%' },
          tone: 'caution',
        },
        {
          id: 'diabetes',
          from: 6.5,
          label: { en: 'Diabetes', zh: '糖尿病' },
          meaning: { en: '≥ 6.5 %, to be confirmed without symptoms', zh: '≥ 6.5%，无症状者须复查确认' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'pregnancy', is: true }, effect: 'warn', message: 'in-pregnancy' },
    { when: { input: 'unreliable', is: true }, effect: 'warn', message: 'unreliable' },
  ],
  alerts: [],
  messages: {
    'in-pregnancy': {
      en: 'In pregnancy HbA1c is lower than the glucose: do not diagnose by it.',
      zh: '妊娠期 HbA1c 偏低，不宜据此诊断。',
    },
    unreliable: {
      en: 'HbA1c does not follow the glucose here: use fructosamine, glycated albumin or glucose itself.',
      zh: '此时 HbA1c 不能反映血糖，应采用果糖胺、糖化白蛋白或直接测定血糖。',
    },
  },
  caveats: [
    {
      en: 'The average of single persons with the same HbA1c differs widely.',
      zh: 'HbA1c 相同者个体平均血糖可有明显差异。',
    },
    { en: 'Iron deficiency raises, haemolysis lowers it.', zh: '缺铁使其升高，溶血使其降低。' },
  ],
  nextSteps: [
    {
      en: 'Compare with the target agreed with the patient; confirm a first diagnosis by a second test.',
      zh: '与个体化目标比较；首次诊断须复查确认。',
    },
  ],
  references: [
    {
      text: 'Nathan DM, Kuenen J, Borg R, Zheng H, Schoenfeld D, Heine RJ. Translating the A1C assay into estimated average glucose values. Diabetes Care 2008;31:1473–1478.',
      doi: '10.2337/dc08-0545',
    },
    {
      text: 'Weykamp C, John WG, Mosca A, et al. The IFCC Reference Measurement System for HbA1c: a 6-year progress report. Clin Chem 2008;54:240–248.',
      doi: '10.1373/clinchem.2007.097402',
    },
  ],
  examples: [
    {
      id: 'seven',
      inputs: { hba1c: { value: 7, unit: '%' } },
      expect: {
        averageMg: { value: 154.2, decimals: 1 },
        average: { value: 8.56, decimals: 2 },
        ifcc: { value: 53, decimals: 0 },
      },
      bands: { diagnosis: 'diabetes' },
      source: earlierImplementation,
    },
    {
      id: 'at-56',
      inputs: { hba1c: { value: 5.6, unit: '%' } },
      expect: { averageMg: { value: 114.0, decimals: 1 }, ifcc: { value: 38, decimals: 0 } },
      bands: { diagnosis: 'usual' },
      source: secondProgram,
    },
    {
      id: 'at-57',
      inputs: { hba1c: { value: 5.7, unit: '%' } },
      expect: { averageMg: { value: 116.9, decimals: 1 }, ifcc: { value: 39, decimals: 0 } },
      bands: { diagnosis: 'prediabetes' },
      source: secondProgram,
    },
    {
      id: 'at-65',
      inputs: { hba1c: { value: 6.5, unit: '%' } },
      expect: { averageMg: { value: 139.85, decimals: 2 }, ifcc: { value: 48, decimals: 0 } },
      bands: { diagnosis: 'diabetes' },
      source: secondProgram,
    },
  ],
})
