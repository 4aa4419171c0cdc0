import { reasonMessages, refusedReasons } from '../../kit/present/reason-lines.ts'
import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, onlyWhenChosen } from '../../kit/tool/calculator-inputs.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { reasons } from '../../kit/tool/inputs/reasons.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import type { Words } from '../../kit/words.ts'
import { examples } from './examples.ts'
import { identifiedIn, imbalances } from './records.ts'
import { labels } from './words.ts'

const perhaps = (label: Words) => optional(count(label))
const byOther = (label: Words): Words => ({ en: `Other methods: ${label.en}`, zh: `其他途径：${label.zh}` })
const other = <S extends ReturnType<typeof perhaps> | ReturnType<typeof reasons>>(spec: S): S =>
  onlyWhenChosen('other', ['yes'], spec)

export const definition = defineCalculator({
  id: 'flow-prisma',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Boxes and their order compared with the published PRISMA 2020 templates for new reviews and with a published diagram.',
      zh: '各框及顺序与已发表的 PRISMA 2020 新综述模板及一幅已发表的流程图核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Draws how records became included studies in a new systematic review.',
    zh: '绘制新的系统评价由检出记录到纳入研究的流程。',
  },
  population: {
    en: 'New reviews that searched databases and registers, with or without other sources; not updates.',
    zh: '检索数据库与注册平台（可另有其他来源）的新综述；不适用于综述更新。',
  },
  inputs: {
    databases: count(labels.databases),
    registers: perhaps(labels.registers),
    duplicates: perhaps(labels.duplicates),
    automation: perhaps(labels.automation),
    otherRemoved: perhaps(labels.otherRemoved),
    screened: count(labels.screened),
    excluded: count(labels.excluded),
    sought: count(labels.sought),
    notRetrieved: count(labels.notRetrieved),
    assessed: count(labels.assessed),
    reportsExcluded: reasons(labels.reportsExcluded),
    studies: count(labels.studies),
    reports: perhaps(labels.reports),
    other: oneOf({ label: labels.other, of: { no: { en: 'No', zh: '无' }, yes: { en: 'Yes', zh: '有' } } }),
    websites: other(perhaps(labels.websites)),
    organisations: other(perhaps(labels.organisations)),
    citations: other(perhaps(labels.citations)),
    otherSought: other(perhaps(byOther(labels.sought))),
    otherNotRetrieved: other(perhaps(byOther(labels.notRetrieved))),
    otherAssessed: other(perhaps(byOther(labels.assessed))),
    otherExcluded: other(reasons(byOther(labels.reportsExcluded))),
  },
  outputs: {
    identified: { label: { en: 'Records identified', zh: '检出记录' }, decimals: 0 },
    studies: { label: labels.studies, decimals: 0 },
    unaccounted: { label: { en: 'Unaccounted for', zh: '数目不符' }, decimals: 0 },
  },
  refusal: ({ reportsExcluded, otherExcluded }) => refusedReasons({ reportsExcluded, otherExcluded }),
  remarks: (inputs) =>
    imbalances(inputs).map(({ input, got, expected }) => ({
      input,
      message: 'balance' as const,
      params: { stage: { code: input }, got, expected, n: Math.abs(got - expected) },
    })),
  formula: (inputs) => ({
    identified: identifiedIn(inputs),
    studies: inputs.studies,
    unaccounted: imbalances(inputs).reduce((sum, { got, expected }) => sum + Math.abs(got - expected), 0),
  }),
  formulaText: [
    {
      en: 'Screened = identified − removed; sought = screened − excluded; assessed = sought − not retrieved; included reports = assessed − excluded',
      zh: '筛选 = 检出 − 剔除；拟获取 = 筛选 − 排除；评估 = 拟获取 − 未获取；纳入报告 = 评估 − 排除',
    },
  ],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {
    ...reasonMessages,
    screened: labels.screened,
    sought: labels.sought,
    assessed: labels.assessed,
    otherAssessed: byOther(labels.assessed),
    reports: labels.reports,
    studies: labels.studies,
    balance: {
      en: '{stage}: {got}, but {expected} by the numbers before; {n} unaccounted for.',
      zh: '{stage}：填写 {got}，按前面各数应为 {expected}，相差 {n}。',
    },
  },
  caveats: [
    {
      en: 'A study may have several reports: give the reports too where they differ, or the last step seems not to add up.',
      zh: '一项研究可有多篇报告：两者不同时请同时填写报告数，否则末步会显示不符。',
    },
    {
      en: 'Reports excluded after full text need reasons with counts; list them in the order of your criteria.',
      zh: '阅读全文后排除的报告须列出原因及例数，并按标准顺序排列。',
    },
  ],
  nextSteps: [],
  references: [
    {
      text: 'Page MJ, McKenzie JE, Bossuyt PM, et al. The PRISMA 2020 statement: an updated guideline for reporting systematic reviews. BMJ 2021;372:n71.',
      doi: '10.1136/bmj.n71',
    },
  ],
  examples,
})
