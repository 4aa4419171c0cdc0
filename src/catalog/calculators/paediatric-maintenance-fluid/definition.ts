import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'

/** mL/h for each kg of the first 10 kg, of the next 10 kg, and of the rest. */
const hourly = [4, 2, 1] as const
const daily = [100, 50, 20] as const
const step = 10
const deficitPerKg = 10

function byWeight(kg: number, [first, second, rest]: readonly [number, number, number]): number {
  return (
    first * Math.min(kg, step) + second * Math.min(Math.max(kg - step, 0), step) + rest * Math.max(kg - 2 * step, 0)
  )
}

export const definition = defineCalculator({
  id: 'paediatric-maintenance-fluid',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Both rules and their limits compared with mdapp.co, pediatricir.com and freesmartcalculator.com, the deficit with the repository hlysine/extremely-basic. The papers were not at hand.',
      zh: '两种算法及限值与 mdapp.co、pediatricir.com、freesmartcalculator.com 核对，累积损失量与代码库 hlysine/extremely-basic 核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Estimates the fluid that a child who cannot drink needs.', zh: '估算不能经口摄入儿童的液体维持量。' },
  population: { en: 'Children from 28 days, 3–80 kg.', zh: '出生 28 天以上、体重 3~80 kg 儿童。' },
  inputs: {
    weight: measured({
      label: { en: 'Weight', zh: '体重' },
      units: [{ id: 'kg', loinc: '29463-7', resolution: 1, hard: [3, 80], usual: [3.5, 65] }],
    }),
    deficit: optional(
      measured({
        label: { en: 'Dehydration', zh: '脱水程度' },
        help: { en: 'Loss of weight', zh: '占体重百分比' },
        units: [{ id: '%', resolution: 0, hard: [0, 20], usual: [0, 12] }],
      }),
    ),
    newborn: optionalYesNo({ label: { en: 'Younger than 28 days', zh: '日龄 < 28 天' } }),
    retention: optionalYesNo({
      label: { en: 'Risk of water retention', zh: '水潴留风险' },
      help: {
        en: 'Surgery, pain, pneumonia, bronchiolitis, brain or meningeal disease; heart, liver, kidney',
        zh: '术后、疼痛、肺炎、毛细支气管炎、颅脑或脑膜疾病；心、肝、肾疾病',
      },
    }),
  },
  outputs: {
    hourly: { label: { en: 'Rate (4-2-1)', zh: '速度（4-2-1）' }, unit: { en: 'mL/h', zh: 'mL/h' }, decimals: 0 },
    daily: {
      label: { en: 'In a day (100-50-20)', zh: '全天量（100-50-20）' },
      unit: { en: 'mL/d', zh: 'mL/d' },
      decimals: 0,
    },
    restricted: {
      label: { en: 'Two thirds of the rate', zh: '限制至 2/3 的速度' },
      unit: { en: 'mL/h', zh: 'mL/h' },
      decimals: 0,
    },
    deficitVolume: {
      label: { en: 'Deficit, besides', zh: '累积损失量（另计）' },
      unit: { en: 'mL', zh: 'mL' },
      decimals: 0,
      absent: { en: 'No dehydration was entered.', zh: '未录入脱水程度。' },
    },
  },
  formula({ weight: kg, deficit }) {
    const rate = byWeight(kg, hourly)
    return {
      hourly: rate,
      daily: byWeight(kg, daily),
      restricted: (2 / 3) * rate,
      deficitVolume: deficit === null ? null : deficitPerKg * kg * deficit,
    }
  },
  formulaText: [
    {
      en: `mL/h = ${hourly[0]} × first 10 kg + ${hourly[1]} × next 10 kg + ${hourly[2]} × further kg; mL/d with ${daily.join(', ')}`,
      zh: `mL/h = ${hourly[0]} × 前 10 kg + ${hourly[1]} × 次 10 kg + ${hourly[2]} × 其余 kg；mL/d 分别为 ${daily.join('、')}`,
    },
    { en: `Deficit (mL) = ${deficitPerKg} × kg × %`, zh: `累积损失量（mL）= ${deficitPerKg} × kg × %` },
  ],
  classifications: [],
  validity: [
    { when: { input: 'newborn', is: true }, effect: 'refuse', message: 'newborn' },
    { when: { input: 'retention', is: true }, effect: 'warn', message: 'restrict' },
    { when: { input: 'weight', from: 65.1 }, effect: 'warn', message: 'adult-size' },
    { when: { input: 'deficit', from: 10 }, effect: 'warn', message: 'shock' },
  ],
  alerts: [],
  messages: {
    newborn: {
      en: 'Not for newborns: they need volumes by day of life.',
      zh: '不适用于新生儿：须按日龄计算液量。',
    },
    restrict: {
      en: 'Vasopressin is raised: begin with two thirds or less, and check sodium.',
      zh: '抗利尿激素升高：先予 2/3 或更少，并监测血钠。',
    },
    'adult-size': {
      en: 'Above the usual limit of 2400 mL a day (100 mL/h): prescribe as for an adult.',
      zh: '超过常用上限 2400 mL/d（100 mL/h）：按成人开立。',
    },
    shock: { en: 'Severe dehydration: treat shock with boluses first.', zh: '重度脱水：先以快速扩容纠正休克。' },
  },
  caveats: [
    {
      en: 'Isotonic fluid with glucose and potassium as needed (AAP 2018): hypotonic fluid causes fatal hyponatraemia.',
      zh: '使用等渗液，按需加糖、加钾（AAP 2018）；低渗液可致致命性低钠血症。',
    },
    {
      en: 'A starting point: weigh, measure sodium and glucose each day. The two rules differ by some per cent. In obesity use the ideal weight.',
      zh: '仅为起始估计：每日称重，监测血钠、血糖。两种算法相差数个百分点；肥胖者用理想体重。',
    },
  ],
  nextSteps: [
    {
      en: 'Add the deficit over 24–48 h and the losses that go on; not in ketoacidosis, burns or renal failure.',
      zh: '累积损失量于 24~48 h 补充，另补继续丢失量；酮症酸中毒、烧伤及肾衰竭不适用。',
    },
  ],
  references: [
    {
      text: 'Holliday MA, Segar WE. The maintenance need for water in parenteral fluid therapy. Pediatrics 1957;19:823–832.',
    },
    {
      text: 'Feld LG, Neuspiel DR, Foster BA, et al. Clinical practice guideline: maintenance intravenous fluids in children. Pediatrics 2018;142:e20183083.',
      doi: '10.1542/peds.2018-3083',
    },
  ],
  examples: [
    {
      id: 'eighteen',
      inputs: { weight: { value: 18, unit: 'kg' } },
      expect: { hourly: { value: 56, decimals: 0 }, daily: { value: 1400, decimals: 0 } },
      source: earlierImplementation,
    },
    {
      id: 'fourteen',
      inputs: { weight: { value: 14, unit: 'kg' } },
      expect: {
        hourly: { value: 48, decimals: 0 },
        daily: { value: 1200, decimals: 0 },
        restricted: { value: 32, decimals: 0 },
      },
      source: {
        outside: true,
        words: { en: 'Worked example at freesmartcalculator.com.', zh: 'freesmartcalculator.com 公开算例。' },
      },
    },
    {
      id: 'dehydrated',
      inputs: { weight: { value: 8, unit: 'kg' }, deficit: { value: 5, unit: '%' } },
      expect: {
        hourly: { value: 32, decimals: 0 },
        daily: { value: 800, decimals: 0 },
        deficitVolume: { value: 400, decimals: 0 },
      },
      source: countedByHand,
    },
    {
      id: 'school-child',
      inputs: { weight: { value: 35, unit: 'kg' } },
      expect: { hourly: { value: 75, decimals: 0 }, daily: { value: 1800, decimals: 0 } },
      source: countedByHand,
    },
  ],
})
