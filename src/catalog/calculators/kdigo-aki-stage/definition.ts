import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { measured, named, optional } from '../../kit/tool/inputs/in-units.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { examples } from './examples.ts'
import { akiStage, limits } from './stage.ts'
import { stages } from './stages.ts'

export const definition = defineCalculator({
  id: 'kdigo-aki-stage',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Criteria compared with the staging tables at qxmd.com and in the MSD Manual. The guideline itself was not at hand.',
      zh: '标准与 qxmd.com 及默沙东诊疗手册的分期表核对；未能直接查阅指南全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Tells whether there is acute kidney injury, and its stage.',
    zh: '判断是否存在急性肾损伤及其分期。',
  },
  population: {
    en: 'Adults and children with a known or presumed baseline creatinine.',
    zh: '已知或可推定基线肌酐的成人与儿童。',
  },
  inputs: {
    baseline: named(
      serumCreatinine(),
      { en: 'Baseline creatinine', zh: '基线血肌酐' },
      { en: 'Known or presumed, of the last 7 days or the usual value.', zh: '近 7 天内已知或推定值，或平时水平。' },
    ),
    creatinine: named(serumCreatinine(), { en: 'Highest creatinine now', zh: '目前最高血肌酐' }),
    rise: optional(
      measured({
        label: { en: 'Rise within 48 hours', zh: '48 小时内升高值' },
        units: [
          { id: 'umol/L', system: 'si', resolution: 1, hard: [0.1, 2000], usual: [0.1, 1000] },
          {
            id: 'mg/dL',
            system: 'conventional',
            times: 88.4,
            resolution: 2,
            hard: [0.001, 22.6],
            usual: [0.001, 11.3],
          },
        ],
      }),
    ),
    urine: optional(
      measured({
        label: { en: 'Urine output', zh: '尿量' },
        units: [
          {
            id: 'mL/kg/h',
            label: { en: 'mL/kg/h', zh: 'mL/kg/h' },
            resolution: 2,
            hard: [0, 20],
            usual: [0, 5],
          },
        ],
      }),
    ),
    hours: optional(
      measured({
        label: { en: 'Over so many hours', zh: '观察时长' },
        units: [{ id: 'h', resolution: 0, hard: [1, 168], usual: [1, 72] }],
      }),
    ),
    anuria: optionalYesNo({ label: { en: 'Anuria for 12 hours or longer', zh: '无尿 ≥ 12 小时' } }),
    replacement: optionalYesNo({ label: { en: 'Kidney replacement therapy begun', zh: '已开始肾脏替代治疗' } }),
    lowChildGfr: optionalYesNo({
      label: { en: 'Under 18 years: eGFR fallen below 35', zh: '< 18 岁且 eGFR 降至 35 以下' },
    }),
  },
  outputs: {
    stage: {
      label: { en: 'KDIGO stage', zh: 'KDIGO 分期' },
      unit: { en: 'of 3 (0: none)', zh: '期（0 为无）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({
    stage: akiStage({
      baseline: inputs.baseline,
      creatinine: inputs.creatinine,
      rise: inputs.rise ?? 0,
      urine: inputs.urine ?? Number.POSITIVE_INFINITY,
      hours: inputs.hours ?? 0,
      anuria: inputs.anuria === true,
      replacement: inputs.replacement === true,
      lowChildGfr: inputs.lowChildGfr === true,
    }),
  }),
  formulaText: [
    {
      en: `Stage 1, 2, 3: creatinine ≥ ${limits.times.join(', ')} × baseline; stage 1 also a rise ≥ ${limits.rise} µmol/L in 48 h; stage 3 also ≥ ${limits.creatinine} µmol/L with acute kidney injury, replacement therapy, or under 18 years an eGFR < 35`,
      zh: `1、2、3 期：肌酐分别 ≥ 基线的 ${limits.times.join('、')} 倍；48 小时内升高 ≥ ${limits.rise} µmol/L 亦为 1 期；已有急性肾损伤且 ≥ ${limits.creatinine} µmol/L、替代治疗或 < 18 岁 eGFR < 35 亦为 3 期`,
    },
    {
      en: `Urine < ${limits.urine.low} mL/kg/h for ≥ ${limits.hours.first} h: 1, for ≥ ${limits.hours.second} h: 2; < ${limits.urine.veryLow} for ≥ ${limits.hours.third} h, or none for ≥ ${limits.hours.anuria} h: 3. The worse of the two decides`,
      zh: `尿量 < ${limits.urine.low} mL/kg/h 持续 ≥ ${limits.hours.first} 小时为 1 期，≥ ${limits.hours.second} 小时为 2 期；< ${limits.urine.veryLow} 持续 ≥ ${limits.hours.third} 小时或无尿 ≥ ${limits.hours.anuria} 小时为 3 期。两项取重`,
    },
  ],
  classifications: [stages],
  validity: [
    { when: { input: 'urine', unanswered: true }, effect: 'warn', message: 'without-urine' },
    { when: { input: 'hours', unanswered: true }, effect: 'warn', message: 'without-hours' },
  ],
  alerts: [],
  messages: {
    'without-urine': {
      en: 'Without the urine output the stage may be too low.',
      zh: '未填尿量，分期可能偏低。',
    },
    'without-hours': {
      en: 'Urine output counts only with the hours over which it was observed.',
      zh: '尿量须同时填写观察时长方可计入。',
    },
  },
  caveats: [
    {
      en: 'A rise to 1.5 × baseline must have come within 7 days; else it is acute or chronic kidney disease.',
      zh: '升至基线 1.5 倍须发生在 7 天内，否则属急性或慢性肾脏病。',
    },
    {
      en: 'In cirrhosis with ascites, and on diuretics, urine output misleads.',
      zh: '肝硬化腹水及使用利尿剂者，尿量标准不可靠。',
    },
  ],
  nextSteps: [
    {
      en: 'Find the cause, stop what harms the kidney, restore volume, exclude obstruction.',
      zh: '查找病因，停用肾毒性药物，恢复容量，排除梗阻。',
    },
    {
      en: 'From stage 2 adapt drug doses and consider nephrological advice; from stage 3 replacement therapy.',
      zh: '2 期起调整药物剂量并考虑肾脏专科会诊，3 期评估肾脏替代治疗。',
    },
  ],
  references: [
    {
      text: 'KDIGO Acute Kidney Injury Work Group. KDIGO clinical practice guideline for acute kidney injury. Kidney Int Suppl 2012;2:1–138.',
      doi: '10.1038/kisup.2012.1',
    },
  ],
  examples,
})
