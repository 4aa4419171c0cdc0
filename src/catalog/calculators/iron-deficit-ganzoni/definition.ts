import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { haemoglobin } from '../../kit/tool/inputs/blood.ts'
import { anyWeight } from '../../kit/tool/inputs/body-water.ts'
import { inUnitsOf, measured, optional } from '../../kit/tool/inputs/in-units.ts'

/** mg of iron per kg and g/dL; the iron stores in mg, or in mg/kg below a weight of `light` kg. */
const iron = { perKilogram: 2.4, stores: 500, light: 35, lightStores: 15 }

export const definition = defineCalculator({
  id: 'iron-deficit-ganzoni',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and stores compared with aihaoyisheng.com and calculator.academy; results with a second program in R. The paper itself was not at hand.',
      zh: '公式与储存铁取值同 aihaoyisheng.com、calculator.academy 核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the total iron that is lacking in iron-deficiency anaemia.',
    zh: '估算缺铁性贫血的总缺铁量。',
  },
  population: { en: 'Iron-deficiency anaemia that is to be treated by vein.', zh: '拟静脉补铁的缺铁性贫血患者。' },
  inputs: {
    weight: { ...anyWeight(), help: { en: 'Ideal weight in obesity.', zh: '肥胖者取理想体重。' } },
    actual: haemoglobin(),
    target: inUnitsOf(
      haemoglobin(),
      { en: 'Target haemoglobin', zh: '目标血红蛋白' },
      { en: 'Commonly 150 g/L, and 130 g/L below 35 kg.', zh: '常取 150 g/L，体重 < 35 kg 取 130 g/L。' },
    ),
    stores: optional(
      measured({
        label: { en: 'Iron stores to refill', zh: '拟补充的储存铁' },
        help: {
          en: `${iron.stores} mg unless given; below ${iron.light} kg ${iron.lightStores} mg/kg.`,
          zh: `不填则取 ${iron.stores} mg；体重 < ${iron.light} kg 取 ${iron.lightStores} mg/kg。`,
        },
        units: [{ id: 'mg', resolution: 0, hard: [0, 1500], usual: [0, 1000] }],
      }),
    ),
    firstTrimester: optionalYesNo({ label: { en: 'First trimester of pregnancy', zh: '妊娠早期（前 3 个月）' } }),
  },
  outputs: { deficit: { label: { en: 'Iron deficit', zh: '缺铁量' }, unit: { en: 'mg', zh: 'mg' }, decimals: 0 } },
  formula({ weight, actual, target, stores }) {
    const lacking = Math.max(0, target - actual) / 10
    const refilled = stores ?? (weight < iron.light ? iron.lightStores * weight : iron.stores)
    return { deficit: weight * lacking * iron.perKilogram + refilled }
  },
  formulaText: [
    {
      en: `Deficit (mg) = weight (kg) × (target − actual haemoglobin, g/dL) × ${iron.perKilogram} + stores`,
      zh: `缺铁量（mg）= 体重（kg）×（目标 − 实测血红蛋白，g/dL）× ${iron.perKilogram} + 储存铁`,
    },
    {
      en: `Stores ${iron.stores} mg, below ${iron.light} kg ${iron.lightStores} mg/kg; above the target only the stores count`,
      zh: `储存铁 ${iron.stores} mg，体重 < ${iron.light} kg 为 ${iron.lightStores} mg/kg；血红蛋白高于目标时仅计储存铁`,
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'firstTrimester', is: true }, effect: 'refuse', message: 'first-trimester' }],
  alerts: [],
  messages: {
    'first-trimester': {
      en: 'Iron by vein is contraindicated in the first trimester.',
      zh: '妊娠早期禁用静脉铁剂。',
    },
  },
  caveats: [
    {
      en: 'A total, not a single dose: each product has its own limit per infusion and per week.',
      zh: '结果为总量，并非单次剂量：各铁剂有各自的单次与每周上限。',
    },
    {
      en: 'Contraindicated in active infection and iron overload. Confirm the deficiency first.',
      zh: '活动性感染、铁过载者禁用；用药前须确诊缺铁。',
    },
    {
      en: 'It tends to give less than simplified schemes by weight and haemoglobin.',
      zh: '结果常低于按体重与血红蛋白分档的简化方案。',
    },
  ],
  nextSteps: [
    {
      en: 'Divide by the most that the product allows; look for the cause; check haemoglobin and ferritin after 4 to 8 weeks.',
      zh: '按所用铁剂的上限分次给予；查明病因；4~8 周后复查血红蛋白与铁蛋白。',
    },
  ],
  references: [
    {
      text: 'Ganzoni AM. Intravenöse Eisentherapie: therapeutische und experimentelle Möglichkeiten. Schweiz Med Wochenschr 1970;100:301–303.',
    },
  ],
  examples: [
    {
      id: 'adult',
      inputs: {
        weight: { value: 60, unit: 'kg' },
        actual: { value: 8, unit: 'g/dL' },
        target: { value: 15, unit: 'g/dL' },
      },
      expect: { deficit: { value: 1508, decimals: 0 } },
      source: earlierImplementation,
    },
    {
      id: 'child',
      inputs: {
        weight: { value: 20, unit: 'kg' },
        actual: { value: 70, unit: 'g/L' },
        target: { value: 130, unit: 'g/L' },
      },
      expect: { deficit: { value: 588, decimals: 0 } },
      source: secondProgram,
    },
    {
      id: 'above-target',
      inputs: {
        weight: { value: 70, unit: 'kg' },
        actual: { value: 152, unit: 'g/L' },
        target: { value: 150, unit: 'g/L' },
      },
      expect: { deficit: { value: 500, decimals: 0 } },
      source: secondProgram,
    },
  ],
})
