import { leaving, refusedReasons } from '../../kit/present/reason-lines.ts'
import { defineCalculator } from '../../kit/tool/calculator.ts'
import { counts, optionalText } from '../../kit/tool/calculator-inputs.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { reasons, reasonsByGroup } from '../../kit/tool/inputs/reasons.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import { armsOf, columns, places, screeningOf, unaccountedIn } from './arms.ts'
import { examples } from './examples.ts'
import { messages } from './messages.ts'

export const definition = defineCalculator({
  id: 'flow-consort',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Boxes compared with the published CONSORT 2010 template and with a completed one.',
      zh: '各框与已发表的 CONSORT 2010 模板及一份填写完成的流程图核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Draws the flow of participants through a parallel-group randomised trial, from enrolment to analysis.',
    zh: '绘制平行组随机对照试验从入组到分析的受试者流程。',
  },
  population: {
    en: 'Randomised trials with two to four parallel groups; of the numbers of a trial, never with names of patients.',
    zh: '二至四个平行组的随机对照试验；只填人数，勿填患者姓名。',
  },
  inputs: {
    assessed: optional(count({ en: 'Assessed for eligibility', zh: '评估合格性' })),
    notEnrolled: reasons({ en: 'Why not randomised', zh: '未随机的原因' }),
    arms: counts({
      label: { en: 'Participants of each group', zh: '各组人数' },
      help: {
        en: 'Those allocated add up to those randomised.',
        zh: '各组分配人数之和即随机人数。',
      },
      rows: { name: { en: 'Group {n}', zh: '第 {n} 组' }, least: 2, most: 4 },
      columns: Object.values(columns),
    }),
    names: optionalText({
      label: { en: 'Names of the groups', zh: '各组名称' },
      help: { en: 'A line each.', zh: '每行一个。' },
      maxLength: 300,
      lines: 4,
    }),
    notReceived: reasonsByGroup({ en: 'Why not received', zh: '未接受干预的原因' }),
    lost: reasonsByGroup({ en: 'Why lost to follow-up', zh: '失访原因' }),
    discontinued: reasonsByGroup({ en: 'Why discontinued', zh: '中止干预的原因' }),
    excluded: reasonsByGroup({ en: 'Why excluded from analysis', zh: '未纳入分析的原因' }),
  },
  outputs: {
    randomised: { label: { en: 'Randomised', zh: '随机' }, decimals: 0 },
    analysed: { label: columns.analysed, decimals: 0 },
    share: {
      label: { en: 'Of those randomised', zh: '占随机者' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
      absent: { en: 'Nobody was randomised.', zh: '无人随机。' },
    },
    unaccounted: { label: { en: 'Unaccounted for', zh: '去向不明' }, decimals: 0 },
  },
  refusal: ({ notEnrolled, notReceived, lost, discontinued, excluded, arms }) =>
    refusedReasons({ notEnrolled }) ?? refusedReasons({ notReceived, lost, discontinued, excluded }, arms.length),
  remarks(inputs) {
    const { unaccounted } = screeningOf(inputs)
    const screening =
      unaccounted === 0
        ? []
        : [
            {
              input: 'assessed',
              message: unaccounted > 0 ? 'not-enrolled' : 'too-many',
              params: { n: Math.abs(unaccounted), assessed: inputs.assessed ?? 0 },
            } as const,
          ]
    const inArms = armsOf(inputs).flatMap((arm, k) => {
      const rest = unaccountedIn(arm)
      const group = { k: k + 1, n: Math.abs(rest), allocated: arm.allocated }
      return [
        ...(arm.received > arm.allocated ? [{ input: 'arms', message: 'more-received', params: group } as const] : []),
        ...(rest === 0
          ? []
          : [{ input: 'arms', message: rest > 0 ? 'not-analysed' : 'more-analysed', params: group } as const]),
        ...places.flatMap((place) => {
          const { n, reasons: why } = arm[place]
          const sum = leaving(why, k)
          if (why.length === 0 || sum === n) return []
          return [{ input: place, message: 'reasons', params: { k: k + 1, place: { code: place }, sum, n } } as const]
        }),
      ]
    })
    return [...screening, ...inArms]
  },
  formula(inputs) {
    const { randomised, unaccounted } = screeningOf(inputs)
    const arms = armsOf(inputs)
    const analysed = arms.reduce((sum, arm) => sum + arm.analysed, 0)
    return {
      randomised,
      analysed,
      share: randomised === 0 ? null : (100 * analysed) / randomised,
      unaccounted: arms.reduce((sum, arm) => sum + Math.abs(unaccountedIn(arm)), Math.abs(unaccounted)),
    }
  },
  formulaText: [
    {
      en: 'Assessed = excluded + randomised; in each group allocated = analysed + excluded from analysis + of those lost or discontinued who is not analysed',
      zh: '评估 = 排除 + 随机；各组分配 = 纳入分析 + 未纳入分析 + 失访或中止而未分析者',
    },
  ],
  classifications: [],
  validity: [],
  alerts: [],
  messages,
  caveats: [
    {
      en: 'Who was lost or discontinued may be analysed all the same by intention to treat: the diagram allows it.',
      zh: '意向性分析可包括失访或中止干预者，本图允许这种情况。',
    },
    {
      en: 'This is the diagram of CONSORT 2010; ask the journal whether it wants that of CONSORT 2025.',
      zh: '本图按 CONSORT 2010；如期刊要求 CONSORT 2025，请以期刊为准。',
    },
  ],
  nextSteps: [],
  reports: ['flow'],
  references: [
    {
      text: 'Schulz KF, Altman DG, Moher D. CONSORT 2010 statement: updated guidelines for reporting parallel group randomised trials. BMJ 2010;340:c332.',
      doi: '10.1136/bmj.c332',
    },
  ],
  examples,
})
