import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { models, text, weight } from './models.ts'

function length(
  en: string,
  zh: string,
  loinc: string | undefined,
  hard: readonly [number, number],
  usual: readonly [number, number],
) {
  const inMillimetres = ([least, most]: readonly [number, number]) => [10 * least, 10 * most] as const
  return measured({
    label: { en, zh },
    units: [
      { id: 'cm', ...(loinc && { loinc }), resolution: 1, hard, usual },
      { id: 'mm', times: 0.1, resolution: 0, hard: inMillimetres(hard), usual: inMillimetres(usual) },
    ],
  })
}

const grams = { en: 'g', zh: 'g' }
const noHead = { en: 'Needs the head circumference.', zh: '需头围。' }
const noBpd = { en: 'Needs the biparietal diameter.', zh: '需双顶径。' }
const centimetres = (lengths: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(lengths).map(([key, value]) => [key, { value, unit: 'cm' }]))

export const definition = defineCalculator({
  id: 'hadlock-efw',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Model IV compared with medicalalgorithms.com, model III with a public R function (hadlock_efw), model II with a study that prints it, model I with superglobalcalculator.com. The paper was not at hand.',
      zh: '模型 IV 同 medicalalgorithms.com、模型 III 同公开 R 函数 hadlock_efw、模型 II 同一项列出该式的研究、模型 I 同 superglobalcalculator.com 核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Estimates the weight of a fetus from ultrasound.', zh: '由超声测量估算胎儿体重。' },
  population: { en: 'Single fetuses of the second half of pregnancy.', zh: '妊娠后半期单胎。' },
  inputs: {
    ac: length('Abdominal circumference (AC)', '腹围（AC）', '11979-2', [4, 45], [10, 40]),
    fl: length('Femur length (FL)', '股骨长（FL）', '11963-6', [0.5, 9], [1.5, 8.2]),
    hc: optional(length('Head circumference (HC)', '头围（HC）', '11984-2', [5, 42], [12, 38])),
    bpd: optional(length('Biparietal diameter (BPD)', '双顶径（BPD）', '11820-8', [1.2, 12], [3, 10.5])),
  },
  outputs: {
    four: {
      label: { en: 'IV: BPD, HC, AC, FL', zh: 'IV：BPD、HC、AC、FL' },
      unit: grams,
      decimals: 0,
      absent: { en: 'Needs head circumference and biparietal diameter.', zh: '需头围与双顶径。' },
    },
    three: { label: { en: 'III: HC, AC, FL', zh: 'III：HC、AC、FL' }, unit: grams, decimals: 0, absent: noHead },
    withBpd: { label: { en: 'II: BPD, AC, FL', zh: 'II：BPD、AC、FL' }, unit: grams, decimals: 0, absent: noBpd },
    two: { label: { en: 'I: AC, FL', zh: 'I：AC、FL' }, unit: grams, decimals: 0 },
  },
  formula: (lengths) => ({
    four: weight(models.four, lengths),
    three: weight(models.three, lengths),
    withBpd: weight(models.withBpd, lengths),
    two: weight(models.two, lengths) ?? Number.NaN,
  }),
  formulaText: [text('IV', models.four), text('III', models.three), text('II', models.withBpd), text('I', models.two)],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Nine in ten estimates lie within about 15 % of the weight at birth; it is worse at both ends and with little fluid.',
      zh: '多数估计值与出生体重相差约 15% 以内；过小、过大胎儿及羊水过少时误差更大。',
    },
    {
      en: 'No centile: plot the weight on a growth curve of the gestational age, and look at its course.',
      zh: '本工具不给百分位：应按孕周绘于生长曲线并观察趋势。',
    },
  ],
  nextSteps: [
    {
      en: 'Below the 10th or above the 90th centile: measure again after two weeks or more, add Doppler or a glucose test.',
      zh: '< 第 10 或 > 第 90 百分位：间隔 ≥ 2 周复测，结合多普勒或血糖检查。',
    },
  ],
  references: [
    {
      text: 'Hadlock FP, Harrist RB, Sharman RS, Deter RL, Park SK. Estimation of fetal weight with the use of head, body, and femur measurements: a prospective study. Am J Obstet Gynecol 1985;151:333–337.',
      doi: '10.1016/0002-9378(85)90298-4',
    },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: centimetres({ bpd: 9, hc: 32.5, ac: 33, fl: 7 }),
      expect: {
        four: { value: 2981, decimals: 0 },
        three: { value: 2965, decimals: 0 },
        withBpd: { value: 3007, decimals: 0 },
        two: { value: 3015, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'worked',
      inputs: centimetres({ bpd: 8.5, hc: 30, ac: 28, fl: 6.2 }),
      expect: { four: { value: 1962, decimals: 0 }, three: { value: 1937, decimals: 0 } },
      source: {
        outside: true,
        words: {
          en: 'Model IV: worked example at calculatorhub.com; model III computed separately in R.',
          zh: '模型 IV 见 calculatorhub.com 公开算例，模型 III 在 R 中另行计算。',
        },
      },
    },
    {
      id: 'body-only',
      inputs: centimetres({ ac: 24, fl: 5 }),
      expect: { two: { value: 1149, decimals: 0 } },
      source: secondProgram,
    },
  ],
})
