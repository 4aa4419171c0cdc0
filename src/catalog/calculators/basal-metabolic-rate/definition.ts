import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalOneOf } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { age, height, sex, weight } from '../../kit/tool/inputs/person.ts'

interface Equation {
  readonly base: number
  readonly weight: number
  readonly height: number
  readonly age: number
}

/** kcal per day, from weight in kg, height in cm and age in years. */
const equations = {
  mifflin: {
    male: { base: 5, weight: 10, height: 6.25, age: 5 },
    female: { base: -161, weight: 10, height: 6.25, age: 5 },
  },
  harris: {
    male: { base: 66.473, weight: 13.7516, height: 5.0033, age: 6.755 },
    female: { base: 655.0955, weight: 9.5634, height: 1.8496, age: 4.6756 },
  },
  roza: {
    male: { base: 88.362, weight: 13.397, height: 4.799, age: 5.677 },
    female: { base: 447.593, weight: 9.247, height: 3.098, age: 4.33 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'male' | 'female', Equation>>>>

const activity = { sedentary: 1.2, light: 1.375, moderate: 1.55, heavy: 1.725, extreme: 1.9 } as const
const text = ({ base, weight, height, age }: Equation) =>
  `${weight}·W + ${height}·H − ${age}·A ${base < 0 ? '−' : '+'} ${Math.abs(base)}`
const outside = { en: 'No sensible value for this age, height and weight.', zh: '该年龄、身高与体重下无合理结果。' }
const daily = { unit: { en: 'kcal/day', zh: 'kcal/d' }, decimals: 0, absent: outside } as const

export const definition = defineCalculator({
  id: 'basal-metabolic-rate',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with the public repositories justicegray/harris-benedict-bmr and AshB4/NutriFusion and, for the equation of 1919, a public module. The paper itself was not at hand.',
      zh: '公式、系数与单位同公开代码库 justicegray/harris-benedict-bmr、AshB4/NutriFusion 及 1919 年公式的一套公开实现核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates resting energy expenditure and, by activity, the daily need.',
    zh: '估算静息能量消耗及按活动水平的每日能量需要。',
  },
  population: {
    en: 'Adults; Mifflin for the overweight too. Not in critical illness.',
    zh: '成人；Mifflin 公式亦适用于超重者；不用于危重症。',
  },
  inputs: {
    weight: weight(),
    height: height(),
    age: age(),
    sex: sex(),
    activity: optionalOneOf({
      label: { en: 'Activity', zh: '活动水平' },
      of: {
        sedentary: { en: 'Sedentary', zh: '久坐' },
        light: { en: 'Light: 1–3 days a week', zh: '轻度：每周 1~3 天' },
        moderate: { en: 'Moderate: 3–5 days', zh: '中度：每周 3~5 天' },
        heavy: { en: 'Heavy: 6–7 days', zh: '重度：每周 6~7 天' },
        extreme: { en: 'Very heavy, or physical work', zh: '极重度或体力劳动' },
      },
    }),
  },
  outputs: {
    mifflin: { label: { en: 'Mifflin-St Jeor (1990)', zh: 'Mifflin-St Jeor（1990）' }, ...daily },
    harris: { label: { en: 'Harris-Benedict (1919)', zh: 'Harris-Benedict（1919）' }, ...daily },
    roza: { label: { en: 'Harris-Benedict, revised (1984)', zh: 'Harris-Benedict 修订版（1984）' }, ...daily },
    need: {
      label: { en: 'Daily need (Mifflin)', zh: '每日需要量（Mifflin）' },
      unit: { en: 'kcal/day', zh: 'kcal/d' },
      decimals: 0,
      absent: { en: 'Needs the activity.', zh: '需选择活动水平。' },
    },
  },
  formula(inputs) {
    const rate = (key: keyof typeof equations) => {
      const by: Equation = equations[key][inputs.sex]
      const kcal = by.base + by.weight * inputs.weight + by.height * inputs.height - by.age * inputs.age
      return kcal > 0 ? kcal : null
    }
    const mifflin = rate('mifflin')
    const need = mifflin === null || inputs.activity === null ? null : mifflin * activity[inputs.activity]
    return { mifflin, harris: rate('harris'), roza: rate('roza'), need }
  },
  formulaText: [
    {
      en: `Mifflin: men ${text(equations.mifflin.male)}; women ${text(equations.mifflin.female)}`,
      zh: `Mifflin：男 ${text(equations.mifflin.male)}；女 ${text(equations.mifflin.female)}`,
    },
    {
      en: `1919: men ${text(equations.harris.male)}; women ${text(equations.harris.female)}`,
      zh: `1919：男 ${text(equations.harris.male)}；女 ${text(equations.harris.female)}`,
    },
    {
      en: `1984: men ${text(equations.roza.male)}; women ${text(equations.roza.female)}`,
      zh: `1984：男 ${text(equations.roza.male)}；女 ${text(equations.roza.female)}`,
    },
    {
      en: `W in kg, H in cm, A in years; daily need = rate × ${Object.values(activity).join(' / ')}`,
      zh: `W：kg，H：cm，A：岁；每日需要量 = 代谢率 × ${Object.values(activity).join(' / ')}`,
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Errors of 10 % and more in single persons; in intensive care measure by indirect calorimetry.',
      zh: '个体误差可达 10% 以上；重症患者应以间接测热法测定。',
    },
    { en: 'Oedema and ascites count as weight: use the dry weight.', zh: '水肿、腹水会计入体重，应采用干体重。' },
  ],
  nextSteps: [
    {
      en: 'In malnutrition begin below the need and watch for refeeding.',
      zh: '营养不良者起始供能应低于需要量，警惕再喂养综合征。',
    },
  ],
  references: [
    {
      text: 'Mifflin MD, St Jeor ST, Hill LA, Scott BJ, Daugherty SA, Koh YO. A new predictive equation for resting energy expenditure in healthy individuals. Am J Clin Nutr 1990;51:241–247.',
      doi: '10.1093/ajcn/51.2.241',
    },
    {
      text: 'Harris JA, Benedict FG. A biometric study of human basal metabolism. Proc Natl Acad Sci USA 1918;4:370–373.',
      doi: '10.1073/pnas.4.12.370',
    },
    {
      text: 'Roza AM, Shizgal HM. The Harris Benedict equation reevaluated: resting energy requirements and the body cell mass. Am J Clin Nutr 1984;40:168–182.',
    },
  ],
  examples: [
    {
      id: 'man-40',
      inputs: {
        weight: { value: 70, unit: 'kg' },
        height: { value: 175, unit: 'cm' },
        age: { value: 40, unit: 'a' },
        sex: 'male',
      },
      expect: {
        mifflin: { value: 1599, decimals: 0 },
        harris: { value: 1634, decimals: 0 },
        roza: { value: 1639, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'woman-30',
      inputs: {
        weight: { value: 60, unit: 'kg' },
        height: { value: 165, unit: 'cm' },
        age: { value: 30, unit: 'a' },
        sex: 'female',
        activity: 'sedentary',
      },
      expect: {
        mifflin: { value: 1320, decimals: 0 },
        harris: { value: 1394, decimals: 0 },
        roza: { value: 1384, decimals: 0 },
        need: { value: 1584, decimals: 0 },
      },
      source: secondProgram,
    },
    {
      id: 'man-35',
      inputs: {
        weight: { value: 63, unit: 'kg' },
        height: { value: 176, unit: 'cm' },
        age: { value: 35, unit: 'a' },
        sex: 'male',
      },
      expect: {
        mifflin: { value: 1560, decimals: 0 },
        harris: { value: 1577, decimals: 0 },
        roza: { value: 1578, decimals: 0 },
      },
      source: secondProgram,
    },
  ],
})
