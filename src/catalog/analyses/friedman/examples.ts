import { defineExamples, type ExampleData } from '../../kit/example.ts'

const source = { en: 'Made up for this project.', zh: '本项目模拟数据。' }

const pain: ExampleData = {
  id: 'pain-scores',
  title: { en: 'Pain scores on four days', zh: '四天的疼痛评分' },
  source,
  columns: [
    { id: 'c1', name: '术后1天', measure: 'ordinal', values: [8, 7, 9, 6, 8, 7, 8, 5, 9, 7, 8, 6, 7, null] },
    { id: 'c2', name: '术后2天', measure: 'ordinal', values: [6, 7, 7, 5, 6, 7, 6, 5, 7, 6, 7, 6, 5, 4] },
    { id: 'c3', name: '术后3天', measure: 'ordinal', values: [5, 4, 6, 5, 4, 5, 6, 3, 5, 6, 4, 3, 5, 2] },
    {
      id: 'c4',
      name: '术后5天',
      measure: 'ordinal',
      missingCodes: [99],
      values: [3, 2, 4, 3, 2, 4, 3, 3, 2, 4, 3, 2, 99, 1],
    },
    { id: 'c5', name: 'blank', measure: 'continuous', values: [1, ...Array<null>(13).fill(null)] },
  ],
}

const wine: ExampleData = {
  id: 'judges',
  title: { en: 'Four judges and five wines', zh: '四位评委对五种酒的评分' },
  source,
  columns: [
    { id: 'c1', name: 'judge', measure: 'nominal', values: [...'aaaaabbbbbcccccddddd'.split(''), 'a', null] },
    {
      id: 'c2',
      name: 'wine',
      measure: 'nominal',
      values: [...Array.from({ length: 4 }, () => [1, 2, 3, 4, 5]).flat(), null, 2],
    },
    {
      id: 'c3',
      name: 'score',
      measure: 'continuous',
      values: [7.5, 8, 6, 9, 5, 7, 8.5, 6.5, 8, 5.5, 6, 9, 6, 8.5, 5, 7, 8, 5, 9.5, 6, 4, 4],
    },
    {
      id: 'c4',
      name: 'first of each',
      measure: 'nominal',
      values: Array.from({ length: 22 }, (_, i) => (i < 11 ? 'x' : 'y')),
    },
  ],
}

const factors = (...levels: string[]) => ({ 'repeated.factors': [{ name: 'day', levels }] })
const long = { 'repeated.layout': 'long', 'repeated.outcome': 'c3', 'repeated.subject': 'c1' } as const

export const examples = defineExamples([
  {
    id: 'pain',
    title: { en: 'Pain on four days: ties and gaps', zh: '四天疼痛评分：含相同秩与缺失' },
    data: pain,
    options: { ...factors('1天', '2天', '3天', '5天'), 'repeated.columns': ['c1', 'c2', 'c3', 'c4'] },
    expect: 'done',
  },
  {
    id: 'pain-dunn',
    title: { en: 'Dunn with Bonferroni, as SPSS', zh: 'Dunn 法并作 Bonferroni 校正（同 SPSS）' },
    data: pain,
    options: {
      ...factors('1天', '2天', '3天'),
      'repeated.columns': ['c1', 'c2', 'c3'],
      postHoc: 'dunn',
      adjust: 'bonferroni',
      confidence: 0.9,
    },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'judges',
    title: { en: 'Blocks in rows, Conover', zh: '长格式区组资料，Conover 法' },
    data: wine,
    options: { ...long, 'repeated.within': ['c2'], postHoc: 'conover', confidence: 0.8 },
    expect: 'done',
  },
  {
    id: 'judges-alike',
    title: { en: 'No clear difference between the judges', zh: '评委间未见明确差异' },
    data: wine,
    options: { ...long, 'repeated.subject': 'c2', 'repeated.within': ['c1'] },
    expect: 'done',
  },
  {
    id: 'two-days',
    title: { en: 'Two days', zh: '仅两天' },
    data: pain,
    options: { ...factors('1天', '2天'), 'repeated.columns': ['c1', 'c2'], postHoc: 'dunn', adjust: 'none' },
    conventions: { quartiles: 'type2' },
    expect: 'done',
  },
  {
    id: 'one-complete',
    title: { en: 'One complete subject', zh: '仅一位受试者测量完整' },
    data: pain,
    options: { ...factors('a', 'b'), 'repeated.columns': ['c1', 'c5'] },
    expect: { rejected: 'too-few-subjects' },
  },
  {
    id: 'repeated-rows',
    title: { en: 'A judge with several rows of one kind', zh: '同一评委同类多行' },
    data: wine,
    options: { ...long, 'repeated.within': ['c4'] },
    expect: { rejected: 'subject-repeated' },
  },
  {
    id: 'all-the-same',
    title: { en: 'No difference within any subject', zh: '各受试者内均无差异' },
    data: {
      ...pain,
      id: 'same-twice',
      columns: ['c1', 'c2'].map((id) => ({ id, name: id, measure: 'continuous', values: [1, 2, 3, 4] })),
    },
    options: { ...factors('a', 'b'), 'repeated.columns': ['c1', 'c2'] },
    expect: { rejected: 'no-variation' },
  },
])
