import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'
import { platelets } from '../../kit/tool/inputs/blood.ts'
import { alt, ast } from '../../kit/tool/inputs/chemistry.ts'
import { serumAlbumin } from '../../kit/tool/inputs/laboratory.ts'
import { age, bodyMassIndex } from '../../kit/tool/inputs/person.ts'
import { examples } from './examples.ts'
import { fibrosis, fibrosisOfTheOld } from './fibrosis.ts'

/** Albumin in g/dL. */
const weights = {
  constant: -1.675,
  age: 0.037,
  bmi: 0.094,
  glucose: 1.13,
  ratio: 0.99,
  platelets: 0.013,
  albumin: 0.66,
}

export const definition = defineCalculator({
  id: 'nafld-fibrosis-score',
  revision: 1,
  contentChecked: '2026-11-23',
  verified: {
    state: 'two-implementations',
    on: '2026-11-23',
    how: {
      en: 'Formula compared with a public implementation (khayatibhrdwaj/HepaCheck) and calculatorhunt.com, the cut-offs −1.455 and 0.676 with calculatorbox.org and calculatorhunt.com, 0.12 from 65 years with the abstract of McPherson 2017; results with a second program in R.',
      zh: '公式同一套公开实现（khayatibhrdwaj/HepaCheck）及 calculatorhunt.com 核对；界值 −1.455、0.676 同 calculatorbox.org、calculatorhunt.com，≥ 65 岁界值 0.12 同 McPherson 2017 摘要核对；结果由另行编写的 R 程序复核。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates how likely advanced fibrosis is in fatty liver disease.',
    zh: '估计脂肪性肝病患者进展期肝纤维化的可能性。',
  },
  population: { en: 'Adults with fatty liver disease.', zh: '成人脂肪性肝病患者。' },
  inputs: {
    age: age(),
    bmi: bodyMassIndex(),
    glucose: yesNo({ label: { en: 'Impaired fasting glucose or diabetes', zh: '空腹血糖受损或糖尿病' } }),
    ast: ast(),
    alt: alt(),
    platelets: platelets(),
    albumin: serumAlbumin(),
  },
  outputs: { nfs: { label: { en: 'NFS', zh: 'NFS' }, unit: { en: '(score)', zh: '（评分）' }, decimals: 3 } },
  formula: (inputs) => ({
    nfs:
      weights.constant +
      weights.age * inputs.age +
      weights.bmi * inputs.bmi +
      weights.glucose * Number(inputs.glucose) +
      weights.ratio * (inputs.ast / inputs.alt) -
      weights.platelets * inputs.platelets -
      weights.albumin * (inputs.albumin / 10),
  }),
  formulaText: [
    {
      en: `NFS = −${-weights.constant} + ${weights.age} × age + ${weights.bmi} × BMI + ${weights.glucose} × (impaired glucose or diabetes) + ${weights.ratio} × AST/ALT − ${weights.platelets} × platelets − ${weights.albumin} × albumin (g/dL)`,
      zh: `NFS = −${-weights.constant} + ${weights.age} × 年龄 + ${weights.bmi} × BMI + ${weights.glucose} ×（血糖受损或糖尿病）+ ${weights.ratio} × AST/ALT − ${weights.platelets} × 血小板 − ${weights.albumin} × 白蛋白（g/dL）`,
    },
  ],
  classifications: [fibrosis, fibrosisOfTheOld],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'age', below: 35 }, effect: 'warn', message: 'young' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'Not for children.', zh: '不适用于儿童。' },
    young: { en: 'Below 35 years it performs poorly.', zh: '35 岁以下准确性差。' },
  },
  caveats: [
    {
      en: 'Body mass index drives it: too high in obesity, too low in lean Asian patients.',
      zh: '受 BMI 影响大：肥胖者偏高，亚洲瘦型患者偏低。',
    },
    { en: 'Not in acute hepatitis.', zh: '不用于急性肝炎。' },
  ],
  nextSteps: [
    {
      en: 'Between the cut-offs and above: transient elastography or ELF.',
      zh: '中间值及高值者行瞬时弹性成像或 ELF 检测。',
    },
  ],
  references: [
    {
      text: 'Angulo P, Hui JM, Marchesini G, et al. The NAFLD fibrosis score: a noninvasive system that identifies liver fibrosis in patients with NAFLD. Hepatology 2007;45:846–854.',
      doi: '10.1002/hep.21496',
    },
    {
      text: 'McPherson S, Hardy T, Dufour JF, et al. Age as a confounding factor for the accurate non-invasive diagnosis of advanced NAFLD fibrosis. Am J Gastroenterol 2017;112:740–751.',
      doi: '10.1038/ajg.2016.453',
    },
  ],
  examples,
})
