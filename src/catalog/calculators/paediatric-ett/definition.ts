import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

const perYear = 4
const uncuffed = 4
const cuffed = 3.5
const depth = { perYear: 2, atBirth: 12 }
/** Advanced Paediatric Life Support, 5th edition: weight in kg = times × years + plus. */
const weights = { young: { times: 2, plus: 8 }, school: { times: 3, plus: 7 }, schoolFrom: 6 }

export const definition = defineCalculator({
  id: 'paediatric-ett',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Tube sizes compared with a public implementation (calculateETTSize) and with droracle.ai; cuffed size and depth with a study of both formulas (clinowl.com); weight with Arch Dis Child 2013;98:A109 and BMJ Innov 2015 (10.1136/bmjinnov-2015-000059).',
      zh: '型号与一套公开实现（calculateETTSize）及 droracle.ai 核对；带套囊型号与深度同一项检验该公式的研究（clinowl.com）核对；体重同 Arch Dis Child 2013;98:A109、BMJ Innov 2015（10.1136/bmjinnov-2015-000059）核对。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Which tube to prepare for a child, and how deep.', zh: '估算儿童气管导管型号与插入深度。' },
  population: { en: 'Children from 1 to 12 years.', zh: '1~12 岁儿童。' },
  inputs: {
    age: measured({
      label: { en: 'Age, completed years', zh: '年龄（周岁）' },
      integer: true,
      units: [
        { id: 'a', label: { en: 'years', zh: '岁' }, loinc: '30525-0', resolution: 0, hard: [0, 17], usual: [1, 12] },
      ],
    }),
  },
  outputs: {
    uncuffed: {
      label: { en: 'Without cuff, inner diameter', zh: '无套囊导管内径' },
      unit: { en: 'mm', zh: 'mm' },
      decimals: 2,
    },
    cuffed: {
      label: { en: 'With cuff, inner diameter', zh: '带套囊导管内径' },
      unit: { en: 'mm', zh: 'mm' },
      decimals: 2,
    },
    depth: { label: { en: 'Depth at the lips', zh: '经口深度（唇端）' }, unit: { en: 'cm', zh: 'cm' }, decimals: 1 },
    weight: {
      label: { en: 'Weight by age (APLS), if none was measured', zh: '按年龄估算体重（APLS，未称重时）' },
      unit: { en: 'kg', zh: 'kg' },
      decimals: 0,
    },
  },
  formula({ age }) {
    const { times, plus } = age < weights.schoolFrom ? weights.young : weights.school
    return {
      uncuffed: age / perYear + uncuffed,
      cuffed: age / perYear + cuffed,
      depth: age / depth.perYear + depth.atBirth,
      weight: times * age + plus,
    }
  },
  formulaText: [
    {
      en: `Without cuff age/${perYear} + ${uncuffed}; with cuff age/${perYear} + ${cuffed} (mm); depth age/${depth.perYear} + ${depth.atBirth} (cm)`,
      zh: `无套囊 年龄/${perYear} + ${uncuffed}；带套囊 年龄/${perYear} + ${cuffed}（mm）；深度 年龄/${depth.perYear} + ${depth.atBirth}（cm）`,
    },
    {
      en: `Weight: ${weights.young.times} × age + ${weights.young.plus} up to 5 years, ${weights.school.times} × age + ${weights.school.plus} from ${weights.schoolFrom} (kg)`,
      zh: `体重：≤ 5 岁 ${weights.young.times} × 年龄 + ${weights.young.plus}，≥ ${weights.schoolFrom} 岁 ${weights.school.times} × 年龄 + ${weights.school.plus}（kg）`,
    },
  ],
  classifications: [],
  validity: [
    { when: { input: 'age', below: 1 }, effect: 'refuse', message: 'infant' },
    { when: { input: 'age', from: 13 }, effect: 'refuse', message: 'adolescent' },
    { when: { input: 'age', below: 2 }, effect: 'warn', message: 'second-year' },
  ],
  alerts: [],
  messages: {
    infant: {
      en: 'Below 1 year choose by weight: at term 3.0 with cuff, or 3.0–3.5 without.',
      zh: '< 1 岁按体重选择：足月儿带套囊 3.0，无套囊 3.0~3.5。',
    },
    adolescent: { en: 'From 13 years choose as for an adult.', zh: '≥ 13 岁按成人选择。' },
    'second-year': {
      en: 'Between 1 and 2 years resuscitation guidelines give fixed sizes: 3.5 with cuff, 4.0 without.',
      zh: '1~2 岁复苏指南采用固定型号：带套囊 3.5，无套囊 4.0。',
    },
  },
  caveats: [
    {
      en: 'Prepare the tube 0.5 mm smaller and larger. A length-based tape is better than age up to 35 kg.',
      zh: '同时备小 0.5 mm 与大 0.5 mm 的导管；≤ 35 kg 时按身长测量带优于按年龄估算。',
    },
    {
      en: 'Khine (with cuff, age/4 + 3) is half a size smaller; for the depth others add 13. Formulas are wrong in a good part of children.',
      zh: 'Khine 公式（带套囊：年龄/4 + 3）小半号；深度亦有 + 13 者。公式对相当部分儿童并不准确。',
    },
  ],
  nextSteps: [
    {
      en: 'Confirm by capnography and chest film; another guide to the depth is 3 × inner diameter. Cuff pressure below 20–25 cmH₂O.',
      zh: '以呼气末 CO₂ 与胸片确认；深度亦可按 3 × 内径估算；套囊压 < 20~25 cmH₂O。',
    },
  ],
  references: [
    { text: 'Cole F. Pediatric formulas for the anesthesiologist. AMA J Dis Child 1957;94:672–673.' },
    {
      text: 'Khine HH, Corddry DH, Kettrick RG, et al. Comparison of cuffed and uncuffed endotracheal tubes in young children during general anesthesia. Anesthesiology 1997;86:627–631.',
      doi: '10.1097/00000542-199703000-00015',
    },
    {
      text: 'Advanced Life Support Group. Advanced paediatric life support: the practical approach. 5th ed. Wiley-Blackwell 2011.',
    },
  ],
  examples: [
    {
      id: 'four',
      inputs: { age: { value: 4, unit: 'a' } },
      expect: {
        uncuffed: { value: 5, decimals: 1 },
        cuffed: { value: 4.5, decimals: 1 },
        depth: { value: 14, decimals: 0 },
        weight: { value: 16, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'eight',
      inputs: { age: { value: 8, unit: 'a' } },
      expect: {
        uncuffed: { value: 6, decimals: 1 },
        cuffed: { value: 5.5, decimals: 1 },
        depth: { value: 16, decimals: 0 },
        weight: { value: 31, decimals: 0 },
      },
      source: {
        outside: true,
        words: { en: 'Tube sizes of the worked example at droracle.ai.', zh: '型号见 droracle.ai 公开算例。' },
      },
    },
    {
      id: 'three',
      inputs: { age: { value: 3, unit: 'a' } },
      expect: {
        uncuffed: { value: 4.75, decimals: 2 },
        cuffed: { value: 4.25, decimals: 2 },
        depth: { value: 13.5, decimals: 1 },
        weight: { value: 14, decimals: 0 },
      },
      source: countedByHand,
    },
  ],
})
