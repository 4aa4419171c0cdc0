import { defineExamples, type ExampleData } from '../../kit/example.ts'

type Cell = string | number | null

/** A table as an example: a column for each name. */
function table(
  id: string,
  title: ExampleData['title'],
  names: readonly string[],
  rows: readonly (readonly Cell[])[],
): ExampleData {
  return {
    id,
    title,
    source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
    columns: names.map((name, k) => {
      const cells = rows.map((row) => row[k] ?? null)
      const column = { id: `c${k + 1}`, name }
      if (cells.every((cell) => typeof cell !== 'string'))
        return { ...column, measure: 'continuous', values: cells.map((cell) => cell) }
      return { ...column, measure: 'nominal', values: cells.map((cell) => (cell === null ? null : String(cell))) }
    }),
  }
}

const trialRows: readonly (readonly Cell[])[] = [
  ['Enrolment', 'Assessed for eligibility', null, 486, null, 'box'],
  ['Enrolment', 'Excluded', null, 162, null, 'left'],
  ['Enrolment', 'Excluded', null, 97, 'Did not meet the criteria', 'left'],
  ['Enrolment', 'Excluded', null, 51, 'Declined to participate', 'left'],
  ['Enrolment', 'Excluded', null, 14, 'Other reasons', 'left'],
  ['Enrolment', 'Randomised', null, 324, null, 'box'],
  ['Allocation', 'Allocated', 'Telehealth', 163, null, 'box'],
  ['Allocation', 'Allocated', 'Clinic visits', 161, null, 'box'],
  ['Follow-up', 'Lost to follow-up', 'Telehealth', 9, 'Moved away', 'left'],
  ['Follow-up', 'Lost to follow-up', 'Telehealth', 4, 'Could not be reached', 'left'],
  ['Follow-up', 'Lost to follow-up', 'Clinic visits', 17, null, 'left'],
  ['Analysis', 'Analysed', 'Telehealth', 150, null, 'box'],
  ['Analysis', 'Analysed', 'Clinic visits', 144, null, 'box'],
]
const trialNames = ['phase', 'box', 'arm', 'n', 'reason', 'kind']
const trial = table('trial', { en: 'A trial in two arms (made up)', zh: '两组试验（模拟数据）' }, trialNames, trialRows)
const trialOptions = { phase: 'c1', box: 'c2', arm: 'c3', n: 'c4', detail: 'c5', kind: 'c6', left: 'left' } as const

const mistakes = table(
  'mistakes',
  { en: 'The trial with mistakes in its counts', zh: '例数有误的试验' },
  trialNames,
  trialRows.map((row, i) =>
    row.map((cell, k) =>
      k === 3
        ? (new Map([
            [3, 58],
            [7, 171],
            [11, 163],
          ]).get(i) ?? cell)
        : cell,
    ),
  ),
)

const review = table(
  'review',
  { en: 'Records of a systematic review (made up)', zh: '系统综述的文献筛选（模拟数据）' },
  ['阶段', '方框', '例数', '分项', '类型'],
  [
    ['识别', '识别的记录', 1843, '数据库', '流程'],
    ['识别', '识别的记录', 127, '注册平台', '流程'],
    ['识别', '筛选前剔除', 612, '重复记录', '剔除'],
    ['识别', '筛选前剔除', 35, '自动化工具判为不合格', '剔除'],
    ['筛选', '筛选的记录', 1323, null, '流程'],
    ['筛选', '排除的记录', 1198, null, '剔除'],
    ['筛选', '获取全文的报告', 125, null, '流程'],
    ['筛选', '未获得全文', 7, null, '剔除'],
    ['筛选', '评估合格性的报告', 118, null, '流程'],
    ['筛选', '排除的报告', 46, '研究对象不符', '剔除'],
    ['筛选', '排除的报告', 31, '无对照组', '剔除'],
    ['筛选', '排除的报告', 15, '无法提取数据', '剔除'],
    ['纳入', '纳入的研究', 26, null, '流程'],
    ['纳入', null, 30, null, null],
    ['纳入', '纳入的报告', 1.5, null, '流程'],
  ],
)

const accuracy = table(
  'accuracy',
  { en: 'A diagnostic study in three results (made up)', zh: '诊断研究，三种试验结果（模拟数据）' },
  ['box', 'result', 'n', 'reason'],
  [
    ['Eligible patients', null, 240, null],
    ['No index test', null, 8, 'Test not available'],
    ['No index test', null, 4, 'Refused'],
    ['Index test', null, 228, null],
    ['With this result', 'Positive', 84, null],
    ['With this result', 'Negative', 131, null],
    ['With this result', 'Inconclusive', 13, null],
    ['No reference standard', 'Positive', 3, 'Biopsy refused'],
    ['No reference standard', 'Negative', 11, 'Biopsy refused'],
    ['No reference standard', 'Negative', 2, 'Sample lost'],
    ['No reference standard', 'Inconclusive', 6, 'Biopsy refused'],
    ['Reference standard', 'Positive', 81, null],
    ['Reference standard', 'Negative', 118, null],
    ['Reference standard', 'Inconclusive', 7, null],
    ['In the analysis', null, 206, null],
  ],
)

/** Each participant of a small trial: why not randomised, the arm, why lost, why not analysed. */
const people: readonly (readonly Cell[])[] = Array.from({ length: 96 }, (_, i) => {
  if (i % 8 === 3) return [i + 1, i % 16 === 3 ? '不符合标准' : '拒绝参加', null, null, null]
  const arm = ['试验组', '低剂量组', '对照组'][i % 3] ?? null
  if (i % 11 === 5) return [i + 1, null, arm, i % 2 === 0 ? '失联' : '不良反应', null]
  return [i + 1, null, arm, null, i === 60 || i === 61 ? '基线数据缺失' : null]
})
const participants = table(
  'participants',
  { en: 'The participants of a trial (made up)', zh: '试验受试者（模拟数据）' },
  ['编号', '随机前排除', '组别', '失访或中止', '未纳入分析'],
  people,
)
const cohort = table(
  'cohort',
  { en: 'A cohort without arms (made up)', zh: '不分组的队列（模拟数据）' },
  ['id', 'Not eligible', 'Consent withdrawn'],
  Array.from({ length: 60 }, (_, i) => [
    i + 1,
    i % 7 === 2 ? (i % 2 === 0 ? 'Younger than 18 years' : 'Pregnant') : null,
    i % 13 === 4 ? 'Withdrew' : null,
  ]),
)

export const examples = defineExamples([
  {
    id: 'trial',
    title: { en: 'CONSORT: two arms, phases, reasons', zh: 'CONSORT：两组、阶段与原因' },
    data: trial,
    options: trialOptions,
    expect: 'done',
  },
  {
    id: 'mistakes',
    title: { en: 'Counts that do not add up, those who left analysed', zh: '加减不符，退出者可纳入分析' },
    data: mistakes,
    options: { ...trialOptions, kept: true },
    expect: 'done',
  },
  {
    id: 'review',
    title: { en: 'PRISMA: exclusions beside the boxes', zh: 'PRISMA：剔除置于旁侧' },
    data: review,
    options: { phase: 'c1', box: 'c2', n: 'c3', detail: 'c4', kind: 'c5', left: '剔除', exits: 'beside' },
    expect: 'done',
  },
  {
    id: 'accuracy',
    title: { en: 'STARD: three results that meet again', zh: 'STARD：三种结果后汇合' },
    data: accuracy,
    options: { box: 'c1', arm: 'c2', n: 'c3', detail: 'c4' },
    expect: 'done',
  },
  {
    id: 'accuracy-beside',
    title: { en: 'STARD: those without a reference standard beside', zh: 'STARD：未完成参考标准者置于旁侧' },
    data: accuracy,
    options: { box: 'c1', arm: 'c2', n: 'c3', detail: 'c4', exits: 'beside' },
    expect: 'done',
  },
  {
    id: 'single-box',
    title: { en: 'One box of one arm', zh: '单组单框' },
    data: table(
      'single',
      { en: 'A single count', zh: '单个例数' },
      ['box', 'arm', 'n'],
      [['Analysed', 'Open label', 31]],
    ),
    options: { box: 'c1', arm: 'c2', n: 'c3' },
    expect: 'done',
  },
  {
    id: 'participants',
    title: { en: 'From the participants, three arms', zh: '由受试者数据绘制，三组' },
    data: participants,
    options: { given: 'participants', steps: ['c2', 'c4', 'c5'], arm: 'c3' },
    expect: 'done',
  },
  {
    id: 'cohort',
    title: { en: 'STROBE: a cohort without arms', zh: 'STROBE：不分组的队列' },
    data: cohort,
    options: { given: 'participants', steps: ['c2', 'c3'], wording: 'strobe' },
    expect: 'done',
  },
  {
    id: 'nobody-allocated',
    title: { en: 'An arm that nobody has', zh: '组别无人' },
    data: participants,
    options: { given: 'participants', steps: ['c3'], arm: 'c5' },
    expect: { rejected: 'nobody-allocated' },
  },
  {
    id: 'reasons-as-counts',
    title: { en: 'No usable counts', zh: '没有可用的例数' },
    data: table(
      'bad',
      { en: 'Shares in place of counts', zh: '以比例代替例数' },
      ['box', 'share'],
      [
        ['Assessed', 0.5],
        ['Analysed', 0.3],
        ['Lost', null],
      ],
    ),
    options: { box: 'c1', n: 'c2' },
    expect: { rejected: 'no-boxes' },
  },
])
