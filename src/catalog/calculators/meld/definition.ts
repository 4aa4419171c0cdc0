import { defineCalculator } from '../../kit/tool/calculator.ts'
import { inr, serumCreatinine, totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import {
  meldMessages,
  meldRules,
  sameDay,
  transplantReferral,
  vitaminKAntagonist,
  weeklyDialysis,
} from '../../kit/tool/meld-words.ts'
import { boundedMeld, meldCoefficients, meldLimits, originalMeld } from '../../kit/tool/original-meld.ts'
import { examples } from './examples.ts'
import { mortality } from './mortality.ts'

const perMg = { creatinine: 88.4, bilirubin: 17.1 }
const { creatinine, bilirubin, inr: clotting, constant } = meldCoefficients

export const definition = defineCalculator({
  id: 'meld',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Coefficients and limits compared with public implementations, one of which quotes OPTN policy 9.1.D; results with a second program in R. The mortalities were not compared; the papers themselves were not at hand.',
      zh: '系数与上下限同多套公开实现核对（其中一套引用 OPTN 政策 9.1.D），结果由另行编写的 R 程序复核；各档病死率未能核对，论文全文未能查阅。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Predicts 3-month mortality in end-stage liver disease.',
    zh: '预测终末期肝病患者 3 个月病死率。',
  },
  population: { en: 'Liver disease from 12 years.', zh: '12 岁及以上肝病患者。' },
  inputs: {
    creatinine: serumCreatinine(),
    bilirubin: totalBilirubin(perMg.bilirubin),
    inr: inr(),
    dialysis: weeklyDialysis(),
    age: age(12),
    anticoagulant: vitaminKAntagonist(),
  },
  outputs: {
    score: { label: { en: 'MELD', zh: 'MELD' }, unit: { en: 'points (6–40)', zh: '分（6~40 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({
    score: boundedMeld(
      originalMeld({
        creatinine: inputs.creatinine / perMg.creatinine,
        bilirubin: inputs.bilirubin / perMg.bilirubin,
        inr: inputs.inr,
        dialysis: inputs.dialysis,
      }),
    ),
  }),
  formulaText: [
    {
      en: `MELD = ${creatinine} ln(creatinine) + ${bilirubin} ln(bilirubin) + ${clotting} ln(INR) + ${constant}`,
      zh: `MELD = ${creatinine} ln(肌酐) + ${bilirubin} ln(胆红素) + ${clotting} ln(INR) + ${constant}`,
    },
    {
      en: `In mg/dL; each value at least ${meldLimits.least}, creatinine at most ${meldLimits.creatinine} (on dialysis ${meldLimits.creatinine}); result ${meldLimits.score.least} to ${meldLimits.score.most}`,
      zh: `单位 mg/dL；各项下限 ${meldLimits.least}，肌酐上限 ${meldLimits.creatinine}（透析者取 ${meldLimits.creatinine}）；结果限于 ${meldLimits.score.least}~${meldLimits.score.most}`,
    },
  ],
  classifications: [mortality],
  validity: meldRules,
  alerts: [],
  messages: meldMessages,
  caveats: [
    {
      en: 'For allocation it was replaced by MELD-Na in 2016 and by MELD 3.0 in 2023 (United States): name the version.',
      zh: '美国器官分配已于 2016 年改用 MELD-Na、2023 年改用 MELD 3.0，引用时请注明版本。',
    },
    {
      en: 'The mortalities are those of hospital patients of 2001, before today’s treatments.',
      zh: '病死率源自 2001 年住院患者，早于现有治疗手段。',
    },
    sameDay,
  ],
  nextSteps: [transplantReferral],
  references: [
    {
      text: 'Kamath PS, Wiesner RH, Malinchoc M, et al. A model to predict survival in patients with end-stage liver disease. Hepatology 2001;33:464–470.',
      doi: '10.1053/jhep.2001.22172',
    },
    {
      text: 'Wiesner R, Edwards E, Freeman R, et al. Model for end-stage liver disease (MELD) and allocation of donor livers. Gastroenterology 2003;124:91–96.',
      doi: '10.1053/gast.2003.50016',
    },
  ],
  examples,
})
