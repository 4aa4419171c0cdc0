import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { drugs, factors, inputs, table } from './drugs.ts'

const mgPerDay = (value: number) => ({ value, unit: 'mg/d' })

export const definition = defineCalculator({
  id: 'opioid-mme',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'All ten factors compared with the table of the guideline as reprinted at globalrph.com and with two public implementations.',
      zh: '10 个系数与 globalrph.com 转载的指南原表及两套公开实现核对一致。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Adds up the daily opioids in morphine milligrams, to judge the risk of overdose: never to change from one opioid to another.',
    zh: '将每日阿片类药物折合为吗啡毫克，用于评估过量风险；绝不用于阿片类药物轮换。',
  },
  population: {
    en: 'Adults with opioids by mouth or a fentanyl patch for pain; not cancer, palliative or end-of-life care, nor sickle cell disease.',
    zh: '口服阿片类药物或用芬太尼贴剂镇痛的成人；不含癌痛、姑息与临终关怀及镰状细胞病。',
  },
  inputs: {
    ...inputs,
    buprenorphine: optionalYesNo({ label: { en: 'Takes buprenorphine', zh: '使用丁丙诺啡' } }),
    treatment: optionalYesNo({
      label: { en: 'Methadone for opioid use disorder', zh: '美沙酮用于阿片使用障碍' },
    }),
    otherRoute: optionalYesNo({
      label: { en: 'Any opioid by injection, mucosa or epidural', zh: '有注射、黏膜或椎管内给药' },
    }),
  },
  outputs: {
    mme: {
      label: { en: 'MME a day', zh: 'MME 日总量' },
      unit: { en: 'mg/d', zh: 'mg/d' },
      decimals: 1,
      absent: { en: 'No opioid was entered.', zh: '未录入阿片类药物。' },
    },
  },
  formula(entered) {
    const taken = drugs.filter((drug) => entered[drug] !== null)
    if (taken.length === 0) return { mme: null }
    return { mme: taken.reduce((sum, drug) => sum + factors[drug] * (entered[drug] ?? 0), 0) }
  },
  formulaText: [
    { en: 'MME = sum of the daily doses × factor', zh: 'MME = Σ 每日剂量 × 系数' },
    { en: `${table.en} (mg a day; patch: µg/h)`, zh: `${table.zh}（mg/d；贴剂为 µg/h）` },
  ],
  classifications: [
    {
      id: 'dose',
      output: 'mme',
      on: 'raw',
      bands: [
        {
          id: 'below-50',
          label: { en: 'Below 50', zh: '< 50' },
          meaning: { en: 'The lowest effective dose is still the aim', zh: '仍应使用最低有效剂量' },
          tone: 'neutral',
        },
        {
          id: 'from-50',
          from: 50,
          label: { en: '50 or more', zh: '≥ 50' },
          meaning: {
            en: 'Reassess benefit and risk: more dose adds little relief; offer naloxone',
            zh: '重新评估获益与风险：加量获益有限；提供纳洛酮',
          },
          tone: 'caution',
        },
        {
          id: 'from-90',
          from: 90,
          label: { en: '90 or more', zh: '≥ 90' },
          meaning: {
            en: 'High risk of overdose: justify it, involve a specialist',
            zh: '过量风险高：须有充分理由并请专科会诊',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'buprenorphine', is: true }, effect: 'refuse', message: 'buprenorphine' },
    { when: { input: 'treatment', is: true }, effect: 'refuse', message: 'treatment' },
    { when: { input: 'otherRoute', is: true }, effect: 'refuse', message: 'route' },
    { when: { input: 'methadone', from: 0.1 }, effect: 'warn', message: 'methadone' },
    { when: { input: 'fentanylPatch', from: 0.1 }, effect: 'warn', message: 'patch' },
    {
      when: [
        { input: 'fentanylPatch', below: 12 },
        { input: 'fentanylPatch', from: 0.1 },
      ],
      effect: 'warn',
      message: 'weak-patch',
    },
  ],
  alerts: [],
  messages: {
    buprenorphine: {
      en: 'Buprenorphine has no factor: a partial agonist is not counted in MME.',
      zh: '丁丙诺啡为部分激动剂，无换算系数，不计入 MME。',
    },
    treatment: {
      en: 'The thresholds are for pain, not for treatment of opioid use disorder.',
      zh: '阈值针对疼痛治疗，不适用于阿片使用障碍的治疗用药。',
    },
    route: { en: 'The factors hold for oral doses and the patch only.', zh: '系数仅适用于口服与透皮贴剂。' },
    methadone: {
      en: 'Methadone: long, variable half-life; danger rises faster than the dose. Never convert to it by this number.',
      zh: '美沙酮：半衰期长且个体差异大，风险增幅超过剂量；切勿据此换用。',
    },
    patch: {
      en: 'Patch: strength in µg/h of all patches worn together. Not for patients new to opioids.',
      zh: '贴剂：按同时使用贴剂的 µg/h 合计；不用于未用过阿片类药物者。',
    },
    'weak-patch': {
      en: 'No patch releases less than 12 µg/h: was its content in mg entered?',
      zh: '无释放速率 < 12 µg/h 的贴剂：是否误录了含量（mg）？',
    },
  },
  caveats: [
    {
      en: 'No conversion for rotation: cross-tolerance is incomplete, and such a dose can kill.',
      zh: '不可用于药物轮换：交叉耐受不完全，据此给药可致命。',
    },
    {
      en: 'Tramadol counts 0.2 and hydromorphone 5 since 2022 (0.1 and 4 before). The thresholds are signposts, not limits to taper to.',
      zh: '2022 年起曲马多为 0.2、氢吗啡酮为 5（此前 0.1、4）；阈值为警示而非强制减量标准。',
    },
  ],
  nextSteps: [
    {
      en: 'Look for benzodiazepines, sleep apnoea, kidney and liver disease; taper slowly if at all.',
      zh: '排查合用苯二氮䓬类、睡眠呼吸暂停及肝肾疾病；如需减量应缓慢进行。',
    },
  ],
  references: [
    {
      text: 'Dowell D, Ragan KR, Jones CM, Baldwin GT, Chou R. CDC clinical practice guideline for prescribing opioids for pain — United States, 2022. MMWR Recomm Rep 2022;71(3):1–95.',
      doi: '10.15585/mmwr.rr7103a1',
    },
  ],
  examples: [
    {
      id: 'patch',
      inputs: { oxycodone: mgPerDay(40), fentanylPatch: { value: 25, unit: 'ug/h' } },
      expect: { mme: { value: 120, decimals: 0 } },
      bands: { dose: 'from-90' },
      source: earlierImplementation,
    },
    {
      id: 'guideline',
      inputs: { oxycodone: mgPerDay(20) },
      expect: { mme: { value: 30, decimals: 0 } },
      bands: { dose: 'below-50' },
      source: {
        outside: true,
        words: { en: 'Example in the guideline: 10 mg twice a day.', zh: '指南算例：每次 10 mg，每日 2 次。' },
      },
    },
    {
      id: 'tramadol',
      inputs: { tramadol: mgPerDay(250) },
      expect: { mme: { value: 50, decimals: 0 } },
      bands: { dose: 'from-50' },
      source: exactArithmetic,
    },
  ],
})
