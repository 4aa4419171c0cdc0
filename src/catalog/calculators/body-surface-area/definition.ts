import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { anyWeight } from '../../kit/tool/inputs/body-water.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { mostellerDivisor, powerLaws, stevensonTerms, surfaces } from './formulas.ts'

const unit = { en: 'm²', zh: 'm²' }
const output = (name: string, zh = name) => ({ label: { en: name, zh }, unit, decimals: 2 })
const printed = ({ factor, height, weight }: (typeof powerLaws)[keyof typeof powerLaws]) =>
  `${factor} × H^${height} × W^${weight}`

export const definition = defineCalculator({
  id: 'body-surface-area',
  revision: 1,
  contentChecked: '2026-11-23',
  verified: {
    state: 'two-implementations',
    on: '2026-11-23',
    how: {
      en: 'Du Bois, Mosteller, Haycock and Gehan-George compared with globalrph.com and with a second program in R, Stevenson with four public implementations that agree (a fifth has 0.1329 for 0.1529); the original papers were not at hand.',
      zh: 'Du Bois、Mosteller、Haycock、Gehan-George 公式同 globalrph.com 及另行编写的 R 程序核对；Stevenson（许文生）公式同四套一致的公开实现核对（另有一套将 0.1529 写作 0.1329）；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the body surface, to which doses, filtration and cardiac output are referred.',
    zh: '估算体表面积，用于药物剂量、肾小球滤过率及心排血量的标化。',
  },
  population: {
    en: 'All ages; Haycock is preferred in infants, Stevenson is for Chinese adults.',
    zh: '各年龄段；婴幼儿宜用 Haycock 公式，Stevenson（许文生）公式适用于中国成人。',
  },
  inputs: {
    height: measured({
      label: { en: 'Height', zh: '身高' },
      units: [
        { id: 'cm', system: 'si', loinc: '8302-2', resolution: 0, hard: [30, 250], usual: [45, 200] },
        { id: 'm', system: 'si', times: 100, resolution: 2, hard: [0.3, 2.5], usual: [0.45, 2] },
      ],
    }),
    weight: anyWeight(),
  },
  outputs: {
    duBois: output('Du Bois'),
    mosteller: output('Mosteller'),
    haycock: output('Haycock'),
    gehan: output('Gehan-George'),
    stevenson: output('Stevenson', 'Stevenson（许文生）'),
  },
  formula: ({ height, weight }) => surfaces(height, weight),
  formulaText: [
    {
      en: `Du Bois ${printed(powerLaws.duBois)}; Mosteller √(H × W ÷ ${mostellerDivisor}); Haycock ${printed(powerLaws.haycock)}; Gehan-George ${printed(powerLaws.gehan)}`,
      zh: `Du Bois：${printed(powerLaws.duBois)}；Mosteller：√(H × W ÷ ${mostellerDivisor})；Haycock：${printed(powerLaws.haycock)}；Gehan-George：${printed(powerLaws.gehan)}`,
    },
    {
      en: `Stevenson ${stevensonTerms.height} × H + ${stevensonTerms.weight} × W − ${stevensonTerms.less}; H in cm, W in kg`,
      zh: `Stevenson（许文生）：${stevensonTerms.height} × H + ${stevensonTerms.weight} × W − ${stevensonTerms.less}；H：身高 cm，W：体重 kg`,
    },
  ],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Use the formula that the protocol names: they differ by up to some per cent, more in infants and in obesity.',
      zh: '应使用方案指定的公式：各式可相差百分之几，婴儿与肥胖者差异更大。',
    },
  ],
  nextSteps: [{ en: 'Recalculate when weight has changed by 10%.', zh: '体重变化 10% 时重新计算。' }],
  references: [
    {
      text: 'Du Bois D, Du Bois EF. A formula to estimate the approximate surface area if height and weight be known. Arch Intern Med 1916;17:863–871.',
    },
    {
      text: 'Mosteller RD. Simplified calculation of body-surface area. N Engl J Med 1987;317:1098.',
      doi: '10.1056/NEJM198710223171717',
    },
    {
      text: 'Haycock GB, Schwartz GJ, Wisotsky DH. Geometric method for measuring body surface area: a height-weight formula validated in infants, children, and adults. J Pediatr 1978;93:62–66.',
      doi: '10.1016/S0022-3476(78)80601-5',
    },
    {
      text: 'Gehan EA, George SL. Estimation of human body surface area from height and weight. Cancer Chemother Rep 1970;54:225–235.',
    },
    { text: 'Stevenson PH. Chin J Physiol 1928.' },
  ],
  examples: [
    {
      id: 'adult',
      inputs: { height: { value: 170, unit: 'cm' }, weight: { value: 65, unit: 'kg' } },
      expect: {
        duBois: { value: 1.754, decimals: 3 },
        mosteller: { value: 1.752, decimals: 3 },
        haycock: { value: 1.754, decimals: 3 },
        gehan: { value: 1.763, decimals: 3 },
        stevenson: { value: 1.716, decimals: 3 },
      },
      source: earlierImplementation,
    },
    {
      id: 'mosteller',
      inputs: { height: { value: 180, unit: 'cm' }, weight: { value: 80, unit: 'kg' } },
      expect: { mosteller: { value: 2, decimals: 3 } },
      source: {
        outside: true,
        words: { en: 'Worked example at calculatorlib.com.', zh: 'calculatorlib.com 公开算例。' },
      },
    },
    {
      id: 'infant',
      inputs: { height: { value: 60, unit: 'cm' }, weight: { value: 6, unit: 'kg' } },
      expect: { haycock: { value: 0.322, decimals: 3 }, mosteller: { value: 0.316, decimals: 3 } },
      source: secondProgram,
    },
  ],
})
