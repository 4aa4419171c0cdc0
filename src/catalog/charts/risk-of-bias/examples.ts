import { defineExamples, type ExampleColumn, type ExampleData } from '../../kit/example.ts'

const own = { en: 'Made up for this project.', zh: '本项目模拟数据。' }

/** A letter for each study: the judgement of its key; a dot is a missing one. */
function judged(id: string, name: string, letters: string, words: Readonly<Record<string, string>>): ExampleColumn {
  return { id, name, measure: 'nominal', values: Array.from(letters, (letter) => words[letter] ?? null) }
}

const rob2 = { L: 'Low', S: 'Some concerns', H: 'High' }
const trials: ExampleData = {
  id: 'trials',
  title: { en: 'Twelve randomised trials', zh: '12 项随机对照试验' },
  source: own,
  columns: [
    {
      id: 'c1',
      name: 'Study',
      measure: 'id',
      values: [
        'Adams 2012',
        'Baker 2014',
        'Chen 2015',
        'Diaz 2016',
        'Evans 2017',
        'Fujita 2018',
        'Garcia 2019',
        'Hansen 2020',
        'Ito 2021',
        'Jones 2022',
        'Kelly 2023',
        'Lopez 2024',
      ],
    },
    judged('c2', 'Randomisation', 'LLSLLHLLSLLL', rob2),
    judged('c3', 'Deviations from intervention', 'LSSLHHLSLLSL', rob2),
    judged('c4', 'Missing outcome data', 'LLLLLSHLLSLL', rob2),
    judged('c5', 'Measurement of the outcome', 'LSLLSSLL.LLS', rob2),
    judged('c6', 'Selection of the result', 'SSLLSLLLLLLL', rob2),
    judged('c7', 'Overall', 'SSSLHHHSSSSS', rob2),
    { id: 'c8', name: 'Weight', measure: 'continuous', values: [12, 8.5, 15, 21, 6, 4.5, 9, 11, 7, 3, 5, null] },
    { id: 'c9', name: 'Place', measure: 'nominal', values: Array<string>(12).fill('Leeds') },
    { id: 'c10', name: 'None', measure: 'id', values: Array<null>(12).fill(null) },
    { id: 'c11', name: 'No weight', measure: 'continuous', values: Array<number>(12).fill(0) },
  ],
}
const robins = { L: '低', M: '中等', S: '严重', C: '极严重', N: '无信息' }
const cohorts: ExampleData = {
  id: 'cohorts',
  title: { en: 'Six cohorts', zh: '6 项队列研究' },
  source: own,
  columns: [
    {
      id: 'c1',
      name: '研究',
      measure: 'nominal',
      values: ['王 2016', '李 2018', null, '张 2019', '刘 2020', '陈 2021', '赵 2023'],
    },
    judged('c2', '混杂', 'MSSMCMS', robins),
    judged('c3', '研究对象选择', 'LLMLSLM', robins),
    judged('c4', '干预分类', 'LMLLLNL', robins),
    judged('c5', '数据缺失', 'LLLM.NL', robins),
    judged('c6', '总体', 'MSSMCMS', robins),
  ],
}
const quadas = {
  id: 'tests',
  title: { en: 'Five studies of a test, coded', zh: '5 项诊断研究，数字编码' },
  source: own,
  columns: [
    { id: 'c1', name: 'study', measure: 'nominal', values: [1, 2, 3, 4, 5] },
    ...['Patient selection', 'Index test', 'Reference standard', 'Flow and timing'].map(
      (name, k): ExampleColumn => ({
        id: `c${k + 2}`,
        name,
        measure: 'ordinal',
        missingCodes: [9],
        valueLabels: [
          { value: 1, label: 'Low' },
          { value: 2, label: 'Unclear' },
          { value: 3, label: 'High' },
        ],
        values: [
          [1, 2, 1, 3, 1],
          [1, 1, 2, 2, 9],
          [1, 1, 1, 1, 1],
          [9, 9, 9, 9, 9],
        ][k] as number[],
      }),
    ),
  ],
} satisfies ExampleData
const domains = ['c2', 'c3', 'c4', 'c5', 'c6']

export const examples = defineExamples([
  {
    id: 'trials',
    title: { en: 'Trials by RoB 2', zh: '随机对照试验，RoB 2' },
    data: trials,
    options: { study: 'c1', domains, overall: 'c7' },
    expect: 'done',
  },
  {
    id: 'weighted-bars',
    title: { en: 'Bars by the weights of a meta-analysis', zh: '按 Meta 分析权重汇总' },
    data: trials,
    options: { study: 'c1', domains, overall: 'c7', studyWeight: 'c8', view: 'summary' },
    expect: 'done',
  },
  {
    id: 'cohorts',
    title: { en: 'Cohorts by ROBINS-I', zh: '队列研究，ROBINS-I' },
    data: cohorts,
    options: { tool: 'robins-i', study: 'c1', domains: ['c2', 'c3', 'c4', 'c5'], overall: 'c6', view: 'matrix' },
    expect: 'done',
  },
  {
    id: 'coded-tests',
    title: { en: 'Tests by QUADAS-2, as codes', zh: '诊断研究，QUADAS-2，数字编码' },
    data: quadas,
    options: { tool: 'quadas-2', study: 'c1', domains: ['c2', 'c3', 'c4', 'c5'] },
    expect: 'done',
  },
  {
    id: 'one-domain',
    title: { en: 'The overall judgement alone', zh: '仅总体评价' },
    data: trials,
    options: { study: 'c1', domains: ['c7'], view: 'matrix' },
    expect: 'done',
  },
  {
    id: 'unknown-words',
    title: { en: 'A column that holds no judgements', zh: '不是评价等级的列' },
    data: trials,
    options: { study: 'c1', domains: ['c2', 'c9'] },
    expect: { rejected: 'unknown-rob2' },
  },
  {
    id: 'other-tool',
    title: { en: 'Judgements of another tool', zh: '其他工具的等级' },
    data: trials,
    options: { tool: 'robins-i', study: 'c1', domains },
    expect: { rejected: 'unknown-robins-i' },
  },
  {
    id: 'other-tool-of-tests',
    title: { en: 'Judgements of cohorts as tests', zh: '以队列研究等级作诊断研究' },
    data: cohorts,
    options: { tool: 'quadas-2', study: 'c1', domains: ['c2'] },
    expect: { rejected: 'unknown-quadas-2' },
  },
  {
    id: 'no-names',
    title: { en: 'No names', zh: '无研究名称' },
    data: trials,
    options: { study: 'c10', domains },
    expect: { rejected: 'no-studies' },
  },
  {
    id: 'twice',
    title: { en: 'The overall judgement as a domain', zh: '总体评价重复选入' },
    data: trials,
    options: { study: 'c1', domains, overall: 'c6' },
    expect: { rejected: 'overall-among-domains' },
  },
  {
    id: 'no-weights',
    title: { en: 'Weights of zero', zh: '权重均为 0' },
    data: trials,
    options: { study: 'c1', domains, studyWeight: 'c11' },
    expect: { rejected: 'no-weights' },
  },
])
