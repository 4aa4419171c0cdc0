import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { examples } from './examples.ts'

/** mL/min: non-renal clearance, and the maximum of an estimated clearance (FDA 2010). */
const clearance = { nonRenal: 25, most: 125 }

export const definition = defineCalculator({
  id: 'carboplatin-calvert',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, limit and doses compared with creatinineclearancecalculator.net (worked examples reproduced) and cancercalc.com. The paper itself was not at hand.',
      zh: '公式、上限与剂量同 creatinineclearancecalculator.net（重现其算例）及 cancercalc.com 核对；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Calculates the total dose of carboplatin for a target exposure.',
    zh: '按目标暴露量（AUC）计算卡铂总剂量。',
  },
  population: { en: 'Adults who are to receive carboplatin.', zh: '拟用卡铂的成人患者。' },
  inputs: {
    auc: measured({
      label: { en: 'Target AUC', zh: '目标 AUC' },
      units: [
        {
          id: 'mg.min/mL',
          label: { en: 'mg/mL·min', zh: 'mg/mL·min' },
          resolution: 1,
          hard: [1, 8],
          usual: [2, 7],
        },
      ],
    }),
    gfr: measured({
      label: { en: 'Filtration rate, absolute', zh: '肾小球滤过率（绝对值）' },
      help: {
        en: 'mL/min of this patient, not per 1.73 m².',
        zh: '单位 mL/min，为患者实际值，不可用按 1.73 m² 标化的数值。',
      },
      units: [{ id: 'mL/min', label: { en: 'mL/min', zh: 'mL/min' }, resolution: 0, hard: [5, 250], usual: [20, 160] }],
    }),
    method: oneOf({
      label: { en: 'How it was found', zh: '获得方式' },
      of: {
        estimated: { en: 'Estimated (Cockcroft-Gault or other)', zh: '公式估算（Cockcroft-Gault 等）' },
        measured: { en: 'Measured (isotope, iohexol)', zh: '实测（核素、碘海醇等）' },
      },
    }),
  },
  outputs: {
    dose: { label: { en: 'Carboplatin, total dose', zh: '卡铂总剂量' }, unit: { en: 'mg', zh: 'mg' }, decimals: 0 },
  },
  formula: ({ auc, gfr, method }) => ({
    dose: auc * ((method === 'estimated' ? Math.min(gfr, clearance.most) : gfr) + clearance.nonRenal),
  }),
  formulaText: [
    { en: `Dose (mg) = AUC × (GFR + ${clearance.nonRenal})`, zh: `剂量（mg）= AUC ×（GFR + ${clearance.nonRenal}）` },
    {
      en: `An estimated GFR counts as ${clearance.most} mL/min at most (AUC 4: 600, 5: 750, 6: 900 mg)`,
      zh: `估算的 GFR 上限取 ${clearance.most} mL/min（AUC 4：600，5：750，6：900 mg）`,
    },
  ],
  classifications: [],
  validity: [
    { when: { input: 'gfr', from: 125.1 }, effect: 'warn', message: 'high' },
    { when: { input: 'gfr', below: 20 }, effect: 'warn', message: 'low' },
  ],
  alerts: [],
  messages: {
    high: {
      en: 'Above 125 mL/min: an estimate is cut to 125; make sure that a measured value is right.',
      zh: 'GFR > 125 mL/min：估算值按 125 计；若为实测值请核实。',
    },
    low: {
      en: 'Below 20 mL/min the formula was hardly tried: ask a specialist.',
      zh: 'GFR < 20 mL/min 时公式验证极少，请咨询专科。',
    },
  },
  caveats: [
    {
      en: 'The result is the total dose in mg, not per m². Have a second person and the pharmacist check it.',
      zh: '结果为总剂量（mg），并非每 m² 剂量；须由第二人及药师核对。',
    },
    {
      en: 'Derived with measured filtration (⁵¹Cr-EDTA). A low creatinine of the wasted or old makes estimates, and doses, too high.',
      zh: '公式基于实测 GFR（⁵¹Cr-EDTA）；消瘦或高龄者肌酐偏低，估算值与剂量会偏高。',
    },
    {
      en: 'An eGFR per 1.73 m² must be converted with the body surface first.',
      zh: '按 1.73 m² 标化的 eGFR 须先按体表面积换算。',
    },
  ],
  nextSteps: [
    {
      en: 'Check blood count, previous treatment and the target AUC of the protocol.',
      zh: '核对血常规、既往治疗与方案规定的目标 AUC。',
    },
  ],
  references: [
    {
      text: 'Calvert AH, Newell DR, Gumbrell LA, et al. Carboplatin dosage: prospective evaluation of a simple formula based on renal function. J Clin Oncol 1989;7:1748–1756.',
      doi: '10.1200/JCO.1989.7.11.1748',
    },
    {
      text: 'US Food and Drug Administration. Carboplatin dosing: communication on standardised creatinine. October 2010.',
    },
  ],
  examples,
})
