import { defineExamples, type ExampleColumn, type ExampleData } from '../../kit/example.ts'

/** One digit for each respondent; a dot for a blank. */
const digits = (text: string) => Array.from(text, (digit) => (digit === '.' ? null : Number(digit)))

const satisfaction: readonly string[] = ['非常不满意', '不满意', '一般', '满意', '非常满意']
const agreement: readonly string[] = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']

const labelled = (labels: readonly string[]) => labels.map((label, k) => ({ value: k + 1, label }))

const item = (id: string, name: string, labels: readonly string[], answers: string): ExampleColumn => ({
  id,
  name,
  measure: 'ordinal',
  values: digits(answers),
  valueLabels: labelled(labels),
})

const survey: ExampleData = {
  id: 'shift-survey',
  title: { en: 'A survey of night shifts', zh: '夜班工作调查' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    item('c1', 'Handovers are complete', agreement, '3521544545352454345544312342534454525435335553435444455524544443'),
    item('c2', 'I can take my breaks', agreement, '43424443144334431343.431354.112332215443424441335121355314533431'),
    item(
      'c3',
      'Staffing at night is sufficient',
      agreement,
      '2231252212221244124232111212311223321332411321332322143114421531',
    ),
    item(
      'c4',
      'I am often interrupted when preparing medicines',
      agreement,
      '244422353111.312521314534132443513251443245232432523231242133123',
    ),
    item(
      'c5',
      'A doctor comes when I call',
      agreement,
      '3554455344444555445355224354534553434532423555545545545545452435',
    ),
  ],
}

const ward: ExampleData = {
  id: 'ward-satisfaction',
  title: { en: 'Satisfaction with a ward', zh: '住院患者满意度' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    item(
      'c1',
      '医生讲解病情的清楚程度',
      satisfaction,
      '3521544545352454345544312342534454525435335553435444455524544443',
    ),
    item(
      'c2',
      '护士应答呼叫的及时性',
      satisfaction,
      '43424443144334431343.431354.112332215443424441335121355314533431',
    ),
    item('c3', '病房夜间的安静程度', satisfaction, '2231252212221244124232111212311223321332411321332322143114421531'),
    item(
      'c4',
      '出院带药的用法说明与复诊安排是否明确、是否便于记住',
      satisfaction,
      '3554455344444555445355224354534553434532423555545545545545452435',
    ),
    {
      id: 'c5',
      name: '未作答的条目',
      measure: 'ordinal',
      values: Array<null>(64).fill(null),
      valueLabels: labelled(satisfaction),
    },
  ],
}

const frequency: readonly string[] = ['从不', '偶尔', '经常', '总是']

const adherence: ExampleData = {
  id: 'adherence',
  title: { en: 'Taking medicines: four answers, as text', zh: '服药依从性：四级文本答案' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    ...[
      '2332332312444234144244313322221341423443311242434433444224422321',
      '1211242212313441143333121343412122313321413121313113323323231231',
    ].map(
      (answers, k): ExampleColumn => ({
        id: `c${k + 1}`,
        name: ['按时服药', '自行减量'][k] ?? '',
        measure: 'ordinal',
        values: Array.from(answers, (digit) => frequency[Number(digit) - 1] ?? null),
        valueLabels: frequency.map((label) => ({ value: label, label })),
      }),
    ),
    { id: 'c3', name: '编号', measure: 'nominal', values: Array.from({ length: 64 }, (_, i) => i + 1) },
    { id: 'c4', name: '知情同意', measure: 'nominal', values: Array<string>(64).fill('总是') },
  ],
}

const few: ExampleData = {
  id: 'few',
  title: { en: 'One respondent, a scale from 0 to 10', zh: '一名作答者，0–10 分' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'Pain at rest', measure: 'ordinal', values: [2, null, null] },
    { id: 'c2', name: 'Pain on moving', measure: 'ordinal', values: [7, 9, 0] },
    { id: 'c3', name: 'Pain at night', measure: 'ordinal', values: [10, 5, 5] },
  ],
}

export const examples = defineExamples([
  {
    id: 'shifts',
    title: { en: 'Five items, centred, most agreement first', zh: '五个条目，居中发散，按同意百分比排序' },
    data: survey,
    options: { items: ['c1', 'c2', 'c3', 'c4', 'c5'], order: 'agree', columns: ['n', 'agree', 'mean'] },
    expect: 'done',
  },
  {
    id: 'shifts-reversed',
    title: { en: 'A reversed item, the neutral answer apart', zh: '含反向计分条目，中立选项单列' },
    data: survey,
    options: { items: ['c1', 'c2', 'c3', 'c4', 'c5'], reversed: ['c4'], neutral: 'apart', order: 'mean' },
    expect: 'done',
  },
  {
    id: 'ward-full',
    title: { en: 'Satisfaction, to 100%; an item without answers', zh: '满意度，百分比堆积；含未作答条目' },
    data: ward,
    options: { items: ['c1', 'c2', 'c3', 'c4', 'c5'], layout: 'full' },
    expect: 'done',
  },
  {
    id: 'adherence-even',
    title: { en: 'Four answers: no neutral one', zh: '四级答案：无中立选项' },
    data: adherence,
    options: { items: ['c1', 'c2'], reversed: ['c2'], columns: ['mean'] },
    expect: 'done',
  },
  {
    id: 'pain-scale',
    title: { en: 'Very few answers on a long scale', zh: '作答很少的 0–10 分量表' },
    data: few,
    options: { items: ['c1', 'c2', 'c3'], labels: false, columns: [] },
    expect: 'done',
  },
  {
    id: 'too-many',
    title: { en: 'A number of the respondent is no scale', zh: '编号不是量表条目' },
    data: adherence,
    options: { items: ['c3'] },
    expect: { rejected: 'too-many-answers' },
  },
  {
    id: 'mixed',
    title: { en: 'Numbers and texts', zh: '数值与文本混用' },
    data: adherence,
    options: { items: ['c1', 'c3'] },
    expect: { rejected: 'mixed-answers' },
  },
  {
    id: 'one-answer',
    title: { en: 'A single answer', zh: '只有一种答案' },
    data: adherence,
    options: { items: ['c4'] },
    expect: { rejected: 'too-few-answers' },
  },
  {
    id: 'stranger',
    title: { en: 'A reversed item that is no item', zh: '反向条目不在所选条目中' },
    data: survey,
    options: { items: ['c1'], reversed: ['c4'] },
    expect: { rejected: 'reversed-not-item' },
  },
])
