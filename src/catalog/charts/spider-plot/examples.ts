import { defineExamples, type ExampleData } from '../../kit/example.ts'

const noise = (k: number) => Math.sin(k * 12.9898) * Math.cos(k * 4.1414)
const responses = ['CR', 'PR', 'SD', 'PD', 'PR', 'SD'] as const
const patients = 26

/** Every eight weeks up to a last visit; every third patient has a baseline row. */
const rows = Array.from({ length: patients }, (_, s) => {
  const response = responses[s % responses.length] ?? 'SD'
  const visits = (response === 'PD' ? 2 : 4) + (s % 4)
  const seen = Array.from({ length: visits }, (__, v) => ({ s, v: v + 1, response, isLast: v === visits - 1 }))
  return s % 3 === 0 ? [{ s, v: 0, response, isLast: false }, ...seen] : seen
}).flat()

/** Percent change at a visit: towards the depth of a response, with regrowth after it, or steady growth. */
function changeAt({ s, v, response }: (typeof rows)[number]): number {
  if (v === 0) return 0
  const depth = { CR: -100, PR: -58, SD: -14, PD: 0 }[response] * (1 + 0.15 * noise(s))
  const growth = { CR: 0, PR: 3, SD: 4, PD: 17 }[response] * (1 + 0.5 * noise(s + 7)) * Math.max(0, v - 1)
  const value = depth * (1 - Math.exp(-0.9 * v)) + growth + 3 * noise(s * 11 + v)
  return response === 'CR' && v > 3 ? -100 : Math.max(-100, Math.round(value * 10) / 10)
}

const tumours: ExampleData = {
  id: 'tumour-burden',
  title: { en: 'Sums of diameters in 26 patients', zh: '26 例患者的病灶直径之和' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'patient',
      label: 'Patient',
      measure: 'id',
      values: rows.map(({ s }) => `P${String(s + 1).padStart(2, '0')}`),
    },
    {
      id: 'c2',
      name: 'week',
      label: 'Week of the visit',
      measure: 'continuous',
      values: rows.map(({ s, v }) => (v === 0 ? 0 : 8 * v + Math.round(noise(s * 5 + v)))),
    },
    {
      id: 'c3',
      name: 'change',
      label: 'Change of the sum of diameters, %',
      measure: 'continuous',
      values: rows.map((row, i) => (i === 17 ? null : changeAt(row))),
    },
    {
      id: 'c4',
      name: 'response',
      label: 'Best response',
      measure: 'ordinal',
      valueLabels: [
        { value: 1, label: 'CR' },
        { value: 2, label: 'PR' },
        { value: 3, label: 'SD' },
        { value: 4, label: 'PD' },
      ],
      values: rows.map(({ s, response }) => (s === 11 ? null : ['CR', 'PR', 'SD', 'PD'].indexOf(response) + 1)),
    },
    {
      id: 'c5',
      name: 'arm',
      label: 'Arm',
      measure: 'nominal',
      values: rows.map(({ s }) => (s % 2 === 0 ? '联合治疗' : '单药治疗')),
    },
    {
      id: 'c6',
      name: 'lesion',
      label: 'New lesion',
      measure: 'nominal',
      values: rows.map(({ s, response, isLast }) =>
        isLast && (response === 'PD' || (response === 'PR' && s % 4 === 0)) ? 'yes' : 'no',
      ),
    },
    {
      id: 'c7',
      name: 'state',
      label: 'Treatment',
      measure: 'nominal',
      values: rows.map(({ s, response }) =>
        response === 'PD' ? 'stopped: progression' : s % 5 === 2 ? 'stopped: toxicity' : 'ongoing',
      ),
    },
  ],
}
const asked = { id: 'c1', time: 'c2', change: 'c3', unit: 'weeks' }

/** A patient seen twice at one time and with two responses, one seen before time 0, one seen once, missing and infinite values. */
const few: ExampleData = {
  id: 'few-patients',
  title: { en: 'A few patients', zh: '少数患者' },
  source: tumours.source,
  columns: [
    {
      id: 'c1',
      name: '病案号',
      measure: 'nominal',
      values: ['甲', '甲', '甲', '甲', '乙', '乙', '丙', '丁', null, '乙'],
    },
    { id: 'c2', name: '月', measure: 'continuous', values: [3, 1, 3, 6, -0.5, 2, 4, null, 2, 5] },
    {
      id: 'c3',
      name: '变化率(%)',
      measure: 'continuous',
      values: [-40, -25, -44, -20, 4, 35, 0, 10, 12, Number.POSITIVE_INFINITY],
    },
    {
      id: 'c4',
      name: '疗效',
      measure: 'nominal',
      values: ['SD', 'SD', 'PR', 'PR', 'PD', 'PD', null, 'SD', 'SD', 'PD'],
    },
    { id: 'c5', name: '编号', measure: 'nominal', values: Array.from({ length: 10 }, (_, i) => i) },
    { id: 'c6', name: '比例', measure: 'continuous', values: [-0.4, -0.25, -0.44, -0.2, 0, 0.35, 0, 0.1, 0.12, 0.5] },
    {
      id: 'c7',
      name: '未测',
      measure: 'continuous',
      values: Array.from({ length: 10 }, (_, i) => (i === 8 ? 1 : null)),
    },
    { id: 'c8', name: '稳定', measure: 'continuous', values: Array.from({ length: 10 }, () => 0) },
  ],
}
const fewAsked = { id: 'c1', time: 'c2', change: 'c3', unit: 'months' }

const crowd: ExampleData = {
  id: 'crowd',
  title: { en: 'More patients than lines can show', zh: '患者过多' },
  source: tumours.source,
  columns: [
    { id: 'c1', name: 'patient', measure: 'id', values: Array.from({ length: 201 }, (_, i) => i + 1) },
    { id: 'c2', name: 'week', measure: 'continuous', values: Array.from({ length: 201 }, () => 8) },
    { id: 'c3', name: 'change', measure: 'continuous', values: Array.from({ length: 201 }, (_, i) => (i % 90) - 50) },
  ],
}

export const examples = defineExamples([
  {
    id: 'tumour-burden',
    title: {
      en: 'By best response, with new lesions and the state at the end',
      zh: '按最佳疗效，标示新病灶与结束时状态',
    },
    data: tumours,
    options: { ...asked, response: 'c4', lesion: 'c6', lesionValue: 'yes', status: 'c7' },
    expect: 'done',
  },
  {
    id: 'by-arm',
    title: { en: 'By arm, no line of reference, baseline not added', zh: '按治疗组，无参考线，不补充基线' },
    data: tumours,
    options: { ...asked, response: 'c4', arm: 'c5', colour: 'arm', lines: false, baseline: false },
    expect: 'done',
  },
  {
    id: 'one-colour',
    title: { en: 'One colour for all', zh: '单一颜色' },
    data: tumours,
    options: asked,
    expect: 'done',
  },
  {
    id: 'few-patients',
    title: { en: 'Few patients, some seen once or twice at one time', zh: '少数患者，部分仅一次访视或同一时间两次' },
    data: few,
    options: { ...fewAsked, response: 'c4' },
    expect: 'done',
  },
  {
    id: 'no-change',
    title: { en: 'No change in any patient', zh: '所有患者均无变化' },
    data: few,
    options: { ...fewAsked, change: 'c8', lines: false },
    expect: 'done',
  },
  {
    id: 'fractions',
    title: { en: 'Changes given as fractions', zh: '以小数形式给出的变化率' },
    data: few,
    options: { ...fewAsked, change: 'c6' },
    expect: 'done',
  },
  {
    id: 'no-visits',
    title: { en: 'No usable row', zh: '没有可用的行' },
    data: few,
    options: { ...fewAsked, change: 'c7' },
    expect: { rejected: 'no-visits' },
  },
  {
    id: 'too-many-colours',
    title: { en: 'A number in place of responses', zh: '误以编号作为疗效' },
    data: few,
    options: { ...fewAsked, response: 'c5' },
    expect: { rejected: 'too-many-groups' },
  },
  {
    id: 'too-many-patients',
    title: { en: 'More patients than lines can show', zh: '患者过多' },
    data: crowd,
    options: { ...asked, unit: 'weeks' },
    expect: { rejected: 'too-many-patients' },
  },
])
