import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, yesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { haematocrit } from '../../kit/tool/inputs/blood.ts'
import { inUnitsOf, measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { age, sex, weight } from '../../kit/tool/inputs/person.ts'

const factors = { stools: 2, pain: 5, wellBeing: 7, complications: 20, drugs: 30, mass: 10, haematocrit: 6 } as const
const standardHaematocrit = { male: 47, female: 42 } as const
const massPoints = { none: 0, questionable: 2, definite: 5 } as const
/** Per cent below the standard weight; overweight subtracts no more than this. */
const minForWeight = -10

const week = (en: string, zh: string, most: number, usual: number, help: { en: string; zh: string }) =>
  measured({
    label: { en, zh },
    help,
    integer: true,
    units: [{ id: '1', label: null, resolution: 0, hard: [0, most], usual: [0, usual] }],
  })

const kg = (value: number) => ({ value, unit: 'kg' })
const number = (value: number) => ({ value, unit: '1' })
const quiet = {
  sex: 'female',
  stools: number(7),
  pain: number(0),
  wellBeing: number(0),
  complications: number(0),
  drugs: false,
  mass: 'none',
  haematocrit: { value: 40, unit: '%' },
  weight: kg(60),
  standard: kg(60),
}

export const definition = defineCalculator({
  id: 'crohns-cdai',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'All eight weights and the levels compared with World J Gastrointest Pharmacol Ther 2016;7:5 (table 3), merckmanuals.com, mudr.org and igibdscores.it. Versions differ where haematocrit or weight lie above the standard; that is warned of. The paper was not at hand.',
      zh: '8 项权重与分级同 World J Gastrointest Pharmacol Ther 2016;7:5（表 3）、merckmanuals.com、mudr.org、igibdscores.it 核对；红细胞压积或体重高于标准时各版本处理不同，届时提示；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: "Measures the activity of Crohn's disease, above all in trials.",
    zh: '评估克罗恩病活动度，多用于临床试验。',
  },
  population: { en: "Adults with Crohn's disease, without a stoma.", zh: '无造口的克罗恩病成人患者。' },
  inputs: {
    sex: sex(),
    stools: week('Liquid or soft stools in 7 days', '7 天稀便次数', 210, 100, { en: 'Sum', zh: '总和' }),
    pain: week('Abdominal pain in 7 days', '7 天腹痛评分', 21, 21, {
      en: 'Sum of 0 (none) to 3 (severe) a day',
      zh: '每天 0（无）~3（重）之和',
    }),
    wellBeing: week('General well-being in 7 days', '7 天一般状况评分', 28, 28, {
      en: 'Sum of 0 (well) to 4 (terrible) a day',
      zh: '每天 0（良好）~4（极差）之和',
    }),
    complications: week('Complications', '并发症数', 6, 6, {
      en: 'One each: joints; eyes; skin or mouth; anal fissure, fistula or abscess; other fistula; fever above 37.8 °C',
      zh: '每类计 1：关节；眼；皮肤或口腔；肛裂、肛瘘或肛周脓肿；其他瘘管；发热 > 37.8 ℃',
    }),
    drugs: yesNo({ label: { en: 'Opiates or loperamide for diarrhoea', zh: '因腹泻用阿片类或洛哌丁胺' } }),
    mass: oneOf({
      label: { en: 'Abdominal mass', zh: '腹部包块' },
      of: {
        none: { en: 'None', zh: '无' },
        questionable: { en: 'Questionable', zh: '可疑' },
        definite: { en: 'Definite', zh: '肯定' },
      },
    }),
    haematocrit: haematocrit(),
    weight: weight(),
    standard: inUnitsOf(
      weight(),
      { en: 'Standard weight', zh: '标准体重' },
      { en: 'Of a table for height and sex', zh: '按身高、性别查表' },
    ),
    age: optional(age()),
  },
  outputs: { cdai: { label: { en: 'CDAI', zh: 'CDAI' }, unit: { en: 'points', zh: '分' }, decimals: 0 } },
  formula(inputs) {
    const underweight = 100 * (1 - inputs.weight / inputs.standard)
    return {
      cdai:
        factors.stools * inputs.stools +
        factors.pain * inputs.pain +
        factors.wellBeing * inputs.wellBeing +
        factors.complications * inputs.complications +
        (inputs.drugs ? factors.drugs : 0) +
        factors.mass * massPoints[inputs.mass] +
        factors.haematocrit * (standardHaematocrit[inputs.sex] - inputs.haematocrit) +
        Math.max(underweight, minForWeight),
    }
  },
  formulaText: [
    {
      en: `CDAI = ${factors.stools} × stools + ${factors.pain} × pain + ${factors.wellBeing} × well-being + ${factors.complications} × complications + ${factors.drugs} for drugs + ${factors.mass} × mass (${Object.values(massPoints).join(', ')})`,
      zh: `CDAI = ${factors.stools} × 稀便 + ${factors.pain} × 腹痛 + ${factors.wellBeing} × 一般状况 + ${factors.complications} × 并发症 + 止泻药 ${factors.drugs} + ${factors.mass} × 包块（${Object.values(massPoints).join('、')}）`,
    },
    {
      en: `+ ${factors.haematocrit} × (${standardHaematocrit.male} in men, ${standardHaematocrit.female} in women − haematocrit %) + 100 × (1 − weight/standard), not below −${-minForWeight}`,
      zh: `+ ${factors.haematocrit} ×（男 ${standardHaematocrit.male}、女 ${standardHaematocrit.female} − 红细胞压积 %）+ 100 ×（1 − 体重/标准体重），不低于 −${-minForWeight}`,
    },
  ],
  classifications: [
    {
      id: 'activity',
      output: 'cdai',
      on: 'rounded',
      bands: [
        {
          id: 'remission',
          label: { en: 'Remission', zh: '缓解期' },
          meaning: { en: '< 150', zh: '< 150' },
          tone: 'good',
        },
        {
          id: 'mild',
          from: 150,
          label: { en: 'Mild', zh: '轻度活动' },
          meaning: { en: '150–219', zh: '150~219' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 220,
          label: { en: 'Moderate', zh: '中度活动' },
          meaning: { en: '220–450', zh: '220~450' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 451,
          label: { en: 'Severe', zh: '重度活动' },
          meaning: { en: '> 450', zh: '> 450' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    {
      when: [
        { input: 'haematocrit', from: standardHaematocrit.male + 0.1 },
        { input: 'sex', is: 'male' },
      ],
      effect: 'warn',
      message: 'above-haematocrit',
    },
    {
      when: [
        { input: 'haematocrit', from: standardHaematocrit.female + 0.1 },
        { input: 'sex', is: 'female' },
      ],
      effect: 'warn',
      message: 'above-haematocrit',
    },
    { when: { input: 'weight', moreThan: 'standard' }, effect: 'warn', message: 'above-weight' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'For adults only; children: PCDAI.', zh: '仅适用于成人；儿童用 PCDAI。' },
    'above-haematocrit': {
      en: 'Above the standard haematocrit points are taken off here; some versions count none.',
      zh: '红细胞压积高于标准时本工具减分，部分版本计 0。',
    },
    'above-weight': {
      en: 'Above the standard weight points are taken off here, at most 10; versions differ.',
      zh: '体重高于标准时本工具减分，至多 10 分；各版本不同。',
    },
  },
  caveats: [
    {
      en: 'Weighs stools and complaints, and does not show inflammation: add calprotectin, CRP, endoscopy.',
      zh: '偏重腹泻与主观症状，不反映炎症：应结合粪钙卫蛋白、CRP 与内镜。',
    },
    {
      en: 'Not with a stoma or short bowel, nor for fistulising or stricturing disease alone. For the clinic the Harvey–Bradshaw index is simpler.',
      zh: '造口、短肠及单纯瘘管或狭窄型不适用；门诊可用更简便的 Harvey–Bradshaw 指数。',
    },
  ],
  nextSteps: [
    {
      en: 'Response: a fall of 100 (formerly 70) points; remission: below 150.',
      zh: '应答：下降 ≥ 100（旧标准 70）分；缓解：< 150 分。',
    },
  ],
  references: [
    {
      text: "Best WR, Becktel JM, Singleton JW, Kern F Jr. Development of a Crohn's disease activity index. Gastroenterology 1976;70:439–444.",
    },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: {
        ...quiet,
        sex: 'male',
        stools: number(28),
        pain: number(10),
        wellBeing: number(10),
        complications: number(1),
        haematocrit: { value: 38, unit: '%' },
        weight: kg(62),
        standard: kg(68),
      },
      expect: { cdai: { value: 259, decimals: 0 } },
      bands: { activity: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'quiet',
      inputs: quiet,
      expect: { cdai: { value: 26, decimals: 0 } },
      bands: { activity: 'remission' },
      source: exactArithmetic,
    },
    {
      id: 'mild',
      inputs: {
        ...quiet,
        stools: number(21),
        pain: number(7),
        wellBeing: number(7),
        haematocrit: { value: 36, unit: '%' },
        weight: kg(54),
      },
      expect: { cdai: { value: 172, decimals: 0 } },
      bands: { activity: 'mild' },
      source: exactArithmetic,
    },
    {
      id: 'severe',
      inputs: {
        ...quiet,
        stools: number(49),
        pain: number(18),
        wellBeing: number(18),
        complications: number(2),
        drugs: true,
        mass: 'definite',
        haematocrit: { value: 30, unit: '%' },
        weight: kg(48),
      },
      expect: { cdai: { value: 526, decimals: 0 } },
      bands: { activity: 'severe' },
      source: exactArithmetic,
    },
  ],
})
