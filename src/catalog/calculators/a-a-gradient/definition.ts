import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { arterialCarbonDioxide, arterialOxygen, inspiredOxygen } from '../../kit/tool/inputs/gases.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'

const vapour = 47
const quotient = 0.8
const seaLevel = 760
const roomAir = 0.21
const expectedGradient = (years: number) => years / 4 + 4

export const definition = defineCalculator({
  id: 'a-a-gradient',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with two public calculators and their worked examples (mdicu.com, onlycalculators.com); the original paper was not at hand.',
      zh: '与两个公开计算器及其算例（mdicu.com、onlycalculators.com）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Tells hypoventilation (normal gradient) from disease of the lung (raised gradient).',
    zh: '区分低通气（A-a 正常）与肺部病变（A-a 增大）所致低氧。',
  },
  population: {
    en: 'Adults; the expected value holds breathing room air at sea level.',
    zh: '成人；预期值适用于海平面呼吸空气者。',
  },
  inputs: {
    fio2: inspiredOxygen(),
    pao2: arterialOxygen(),
    paco2: arterialCarbonDioxide(),
    age: age(),
    barometer: optional(
      measured({
        label: { en: 'Barometric pressure', zh: '大气压' },
        help: { en: '760 mmHg (sea level) if left empty.', zh: '不填则按 760 mmHg（海平面）。' },
        units: [
          { id: 'mm[Hg]', label: { en: 'mmHg', zh: 'mmHg' }, resolution: 0, hard: [300, 1600], usual: [450, 800] },
          { id: 'kPa', times: 7.50062, resolution: 1, hard: [40, 213], usual: [60, 107] },
        ],
      }),
    ),
  },
  outputs: {
    alveolar: {
      label: { en: 'Alveolar PO₂', zh: '肺泡氧分压（PAO₂）' },
      unit: { en: 'mmHg', zh: 'mmHg' },
      decimals: 1,
      absent: { en: 'FiO₂, PaCO₂ and barometric pressure cannot go together', zh: 'FiO₂、PaCO₂ 与大气压不相容' },
    },
    gradient: {
      label: { en: 'A–a gradient', zh: 'A-a 梯度' },
      unit: { en: 'mmHg', zh: 'mmHg' },
      decimals: 1,
      absent: {
        en: 'PaO₂ is above the alveolar PO₂: check FiO₂, PaO₂ and barometric pressure',
        zh: 'PaO₂ 高于肺泡氧分压，请核对 FiO₂、PaO₂ 与大气压',
      },
    },
    expected: {
      label: { en: 'Expected for age, on room air', zh: '年龄预期值（呼吸空气）' },
      unit: { en: 'mmHg', zh: 'mmHg' },
      decimals: 0,
    },
    excess: {
      label: { en: 'Above expected', zh: '超出预期' },
      unit: { en: 'mmHg', zh: 'mmHg' },
      decimals: 1,
      absent: { en: 'Only on room air', zh: '仅适用于呼吸空气' },
    },
  },
  formula(inputs) {
    const alveolar = inputs.fio2 * ((inputs.barometer ?? seaLevel) - vapour) - inputs.paco2 / quotient
    const difference = alveolar - inputs.pao2
    const gradient = difference < 0 ? null : difference
    const expected = expectedGradient(inputs.age)
    return {
      alveolar: alveolar < 0 ? null : alveolar,
      gradient,
      expected,
      excess: gradient === null || inputs.fio2 > roomAir ? null : gradient - expected,
    }
  },
  formulaText: [
    {
      en: `PAO₂ = FiO₂ × (barometric pressure − ${vapour}) − PaCO₂ ÷ ${quotient}`,
      zh: `PAO₂ = FiO₂ ×（大气压 − ${vapour}）− PaCO₂ ÷ ${quotient}`,
    },
    {
      en: 'A–a = PAO₂ − PaO₂; expected on room air = age ÷ 4 + 4',
      zh: 'A-a = PAO₂ − PaO₂；呼吸空气时预期值 = 年龄 ÷ 4 + 4',
    },
  ],
  classifications: [
    {
      id: 'against-age',
      output: 'excess',
      on: 'rounded',
      bands: [
        {
          id: 'normal',
          label: { en: 'As expected for age', zh: '符合年龄预期' },
          meaning: { en: 'Think of hypoventilation or low inspired oxygen', zh: '考虑低通气或吸入氧分压低' },
          tone: 'good',
        },
        {
          id: 'raised',
          from: 0.1,
          label: { en: 'Raised for age', zh: '高于年龄预期' },
          meaning: {
            en: 'Mismatch of ventilation and perfusion, shunt or diffusion defect',
            zh: '通气/血流失调、分流或弥散障碍',
          },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'fio2', from: 0.22 }, effect: 'warn', message: 'oxygen-given' }],
  alerts: [],
  messages: {
    'oxygen-given': {
      en: 'On oxygen the normal gradient widens and FiO₂ is often a guess: P/F serves better.',
      zh: '吸氧时正常梯度增宽且 FiO₂ 常为估计值，宜用 P/F 比值。',
    },
  },
  caveats: [
    {
      en: 'Respiratory quotient taken as 0.8, water vapour as 47 mmHg (37 °C).',
      zh: '呼吸商取 0.8，水蒸气压取 47 mmHg（37 ℃）。',
    },
    { en: 'The expected value is a rule of thumb.', zh: '预期值为经验公式。' },
  ],
  nextSteps: [
    {
      en: 'Raised gradient: chest imaging, think of embolism, pneumonia, oedema. Normal gradient with high PaCO₂: look for hypoventilation.',
      zh: '梯度增大：行胸部影像，考虑肺栓塞、肺炎、肺水肿；梯度正常而 PaCO₂ 升高：寻找低通气原因。',
    },
  ],
  references: [
    {
      text: 'Kanber GJ, King FW, Eshchar YR, Sharp JT. The alveolar-arterial oxygen gradient in young and elderly men during air and oxygen breathing. Am Rev Respir Dis 1968;97:376-381.',
    },
  ],
  examples: [
    {
      id: 'raised',
      inputs: {
        fio2: { value: 0.21, unit: '1' },
        pao2: { value: 60, unit: 'mm[Hg]' },
        paco2: { value: 32, unit: 'mm[Hg]' },
        age: { value: 60, unit: 'a' },
      },
      expect: {
        alveolar: { value: 109.7, decimals: 1 },
        gradient: { value: 49.7, decimals: 1 },
        expected: { value: 19, decimals: 0 },
      },
      bands: { 'against-age': 'raised' },
      source: earlierImplementation,
    },
    {
      id: 'hypoventilation',
      inputs: {
        fio2: { value: 21, unit: '%' },
        pao2: { value: 55, unit: 'mm[Hg]' },
        paco2: { value: 70, unit: 'mm[Hg]' },
        age: { value: 40, unit: 'a' },
      },
      expect: {
        alveolar: { value: 62.2, decimals: 1 },
        gradient: { value: 7.2, decimals: 1 },
        expected: { value: 14, decimals: 0 },
        excess: { value: -6.8, decimals: 1 },
      },
      bands: { 'against-age': 'normal' },
      source: secondProgram,
    },
    {
      id: 'onlycalculators',
      inputs: {
        fio2: { value: 0.21, unit: '1' },
        pao2: { value: 90, unit: 'mm[Hg]' },
        paco2: { value: 40, unit: 'mm[Hg]' },
        age: { value: 40, unit: 'a' },
        barometer: { value: 760, unit: 'mm[Hg]' },
      },
      expect: {
        alveolar: { value: 99.7, decimals: 1 },
        gradient: { value: 9.7, decimals: 1 },
        expected: { value: 14, decimals: 0 },
        excess: { value: -4.3, decimals: 1 },
      },
      bands: { 'against-age': 'normal' },
      source: {
        outside: true,
        words: { en: 'Worked example at onlycalculators.com.', zh: 'onlycalculators.com 公开算例。' },
      },
    },
    {
      id: 'oxygen',
      inputs: {
        fio2: { value: 0.4, unit: '1' },
        pao2: { value: 10, unit: 'kPa' },
        paco2: { value: 5.3, unit: 'kPa' },
        age: { value: 50, unit: 'a' },
      },
      expect: { alveolar: { value: 235.2, decimals: 1 }, gradient: { value: 160.2, decimals: 1 } },
      source: countedByHand,
    },
  ],
})
