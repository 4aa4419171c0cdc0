import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

const factor = { parkland: 4, brooke: 2 }
const firstHours = 8
const laterHours = 16
/** With less than an hour left, catching up would amount to a bolus. */
const lastCatchUp = 7

export const definition = defineCalculator({
  id: 'parkland-formula',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a learning module of the Royal College of Emergency Medicine and with a page of Skyscape (modified Brooke); the original paper was not at hand.',
      zh: '与英国皇家急诊医学院学习模块及 Skyscape 页面（改良 Brooke）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'A first estimate of the crystalloid that a major burn needs; then titrated to urine.',
    zh: '估算大面积烧伤首日晶体液量，随后按尿量调整。',
  },
  population: {
    en: 'Burns of the second and third degree: adults from 15–20 %, children from 10 % of body surface.',
    zh: 'II、III 度烧伤：成人 ≥ 15%~20%，儿童 ≥ 10% 体表面积。',
  },
  inputs: {
    weight: measured({
      label: { en: 'Weight', zh: '体重' },
      units: [{ id: 'kg', loinc: '29463-7', resolution: 1, hard: [2, 300], usual: [8, 150] }],
    }),
    area: measured({
      label: { en: 'Burned surface, second and third degree', zh: 'II、III 度烧伤面积' },
      units: [
        {
          id: '%',
          label: { en: '% of body surface', zh: '% 体表面积' },
          resolution: 0,
          hard: [1, 100],
          usual: [10, 90],
        },
      ],
    }),
    hours: measured({
      label: { en: 'Hours since the burn', zh: '伤后时间' },
      units: [{ id: 'h', resolution: 1, hard: [0, 24], usual: [0, 12] }],
    }),
  },
  outputs: {
    total: {
      label: { en: 'Crystalloid in 24 h (Parkland)', zh: '24 h 晶体液总量（Parkland）' },
      unit: { en: 'mL', zh: 'mL' },
      decimals: 0,
    },
    firstHalf: {
      label: { en: 'Within 8 h of the burn', zh: '伤后 8 h 内' },
      unit: { en: 'mL', zh: 'mL' },
      decimals: 0,
    },
    rateNow: {
      label: { en: 'Rate now, if nothing was given yet', zh: '当前速度（此前未补液）' },
      unit: { en: 'mL/h', zh: 'mL/h' },
      decimals: 0,
      absent: {
        en: 'Less than 1 h of the first 8 is left: do not catch up by a bolus, give the later rate and titrate to urine',
        zh: '首个 8 h 所剩不足 1 h：勿快速追补，按后期速度并依尿量调整',
      },
    },
    rateLater: {
      label: { en: 'Rate in the next 16 h', zh: '后 16 h 速度' },
      unit: { en: 'mL/h', zh: 'mL/h' },
      decimals: 0,
    },
    brooke: {
      label: { en: 'For comparison: modified Brooke, 24 h', zh: '对照：改良 Brooke，24 h' },
      unit: { en: 'mL', zh: 'mL' },
      decimals: 0,
    },
  },
  formula({ weight: kg, area, hours }) {
    const total = factor.parkland * kg * area
    const half = total / 2
    return {
      total,
      firstHalf: half,
      rateNow: hours > lastCatchUp ? null : half / (firstHours - hours),
      rateLater: half / laterHours,
      brooke: factor.brooke * kg * area,
    }
  },
  formulaText: [
    {
      en: `24-h crystalloid (mL) = ${factor.parkland} × kg × % of body surface; half within ${firstHours} h of the burn, half over the next ${laterHours} h`,
      zh: `24 h 晶体液（mL）= ${factor.parkland} × kg × 烧伤面积 %；伤后 ${firstHours} h 内输一半，后 ${laterHours} h 输另一半`,
    },
    {
      en: `Rate now = first half ÷ (${firstHours} − hours since the burn), up to ${lastCatchUp} h; modified Brooke: ${factor.brooke} mL`,
      zh: `当前速度 = 前一半 ÷（${firstHours} − 伤后小时数），限伤后 ${lastCatchUp} h 内；改良 Brooke 为 ${factor.brooke} mL`,
    },
  ],
  classifications: [],
  validity: [
    { when: { input: 'area', below: 10 }, effect: 'warn', message: 'small-burn' },
    { when: { input: 'weight', below: 30 }, effect: 'warn', message: 'child' },
    { when: { input: 'hours', from: 8 }, effect: 'warn', message: 'late' },
  ],
  alerts: [],
  messages: {
    'small-burn': { en: 'Burns this small seldom need formal resuscitation.', zh: '小面积烧伤一般无需正规液体复苏。' },
    child: {
      en: 'In children add maintenance fluid with glucose, and aim at 1 mL/kg/h of urine.',
      zh: '儿童须另加含糖维持液，目标尿量 1 mL/(kg·h)。',
    },
    late: {
      en: 'The first 8 hours are over: titrate to urine rather than to the formula.',
      zh: '首个 8 h 已过：以尿量而非公式为准。',
    },
  },
  caveats: [
    {
      en: 'A starting point only: adjust each hour to urine (0.5 mL/kg/h in adults, 1 in children); too much causes compartment syndromes and ARDS.',
      zh: '仅为起始估计：每小时按尿量调整（成人 0.5、儿童 1 mL/(kg·h)）；过量可致筋膜室综合征与 ARDS。',
    },
    {
      en: 'Time counts from the burn, not from arrival. Do not count erythema.',
      zh: '时间自受伤时起算，而非到院时；I 度红斑不计入面积。',
    },
    {
      en: 'In China the formula of 1.5 mL/kg/% (crystalloid and colloid) plus 2000 mL of water is usual and gives other volumes.',
      zh: '国内常用每 1% 面积每 kg 1.5 mL（晶体加胶体）另加 2000 mL 水分的公式，液量与本公式不同。',
    },
  ],
  nextSteps: [
    {
      en: 'Subtract what was given before arrival. Inhalation and electrical injury need more.',
      zh: '应扣除入院前已输液量；吸入性损伤与电烧伤需要更多。',
    },
    { en: 'Refer to a burn centre.', zh: '转诊烧伤中心。' },
  ],
  references: [
    {
      text: 'Baxter CR, Shires T. Physiological response to crystalloid resuscitation of severe burns. Ann N Y Acad Sci 1968;150:874-894.',
      doi: '10.1111/j.1749-6632.1968.tb14738.x',
    },
  ],
  examples: [
    {
      id: 'adult',
      inputs: { weight: { value: 70, unit: 'kg' }, area: { value: 30, unit: '%' }, hours: { value: 2, unit: 'h' } },
      expect: {
        total: { value: 8400, decimals: 0 },
        firstHalf: { value: 4200, decimals: 0 },
        rateNow: { value: 700, decimals: 0 },
        rateLater: { value: 263, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'child',
      inputs: { weight: { value: 20, unit: 'kg' }, area: { value: 30, unit: '%' }, hours: { value: 0, unit: 'h' } },
      expect: {
        total: { value: 2400, decimals: 0 },
        firstHalf: { value: 1200, decimals: 0 },
        rateNow: { value: 150, decimals: 0 },
        rateLater: { value: 75, decimals: 0 },
        brooke: { value: 1200, decimals: 0 },
      },
      source: {
        outside: true,
        words: {
          en: 'Total of the worked example at droracle.ai; rates by hand.',
          zh: '总量见 droracle.ai 公开算例，速度为人工计算。',
        },
      },
    },
    {
      id: 'late',
      inputs: { weight: { value: 60, unit: 'kg' }, area: { value: 40, unit: '%' }, hours: { value: 9, unit: 'h' } },
      expect: {
        total: { value: 9600, decimals: 0 },
        rateLater: { value: 300, decimals: 0 },
        brooke: { value: 4800, decimals: 0 },
      },
      source: countedByHand,
    },
  ],
})
