import { depression } from '../../examples-data/depression.ts'
import { lung } from '../../examples-data/lung.ts'
import { sleep } from '../../examples-data/sleep.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const madeUp = { en: 'Made up for this project.', zh: '本项目模拟数据。' }

const visits: ExampleData = {
  id: 'visits',
  title: { en: 'Two visits (made up)', zh: '两次随访（模拟数据）' },
  source: madeUp,
  columns: [
    {
      id: 'c1',
      name: '治疗前收缩压',
      measure: 'continuous',
      missingCodes: [999],
      values: [152, 148, 160, 155, 149, 163, 158, 151, 147, 166, 154, 999, 150, 159, 162, 145, 157, 153],
    },
    {
      id: 'c2',
      name: '治疗后收缩压',
      measure: 'continuous',
      missingCodes: [999],
      values: [144, 148, 151, 150, 149, 150, 153, 153, 140, 155, null, 150, 146, 151, 162, 141, 158, 145],
    },
    {
      id: 'c3',
      name: '治疗前疼痛评分',
      measure: 'ordinal',
      values: [7, 5, 8, 6, 4, 7, 6, 5, 9, 6, 7, 5, 8, 4, 6, 7, null, 5],
    },
    {
      id: 'c4',
      name: '治疗后疼痛评分',
      measure: 'ordinal',
      values: [4, 5, 5, 3, 4, 6, 2, 5, 6, 7, 3, 4, 5, 4, 3, 8, 3, 2],
    },
    {
      id: 'c5',
      name: '恒差',
      measure: 'continuous',
      values: [153, 149, 161, 156, 150, 164, 159, 152, 148, 167, 155, null, 151, 160, 163, 146, 158, 154],
    },
  ],
}

const incompleteSets: ExampleData = {
  id: 'incomplete-sets',
  title: { en: 'Sets with gaps (made up)', zh: '有缺漏的配对（模拟数据）' },
  source: madeUp,
  columns: [
    {
      id: 'c1',
      name: 'pair',
      measure: 'nominal',
      values: ['p1', 'p1', 'p2', 'p2', 'p3', 'p3', 'p4', 'p5', 'p5', 'p6', 'p6', null, 'p7', 'p7', 'p7', 'p8', 'p8'],
    },
    {
      id: 'c2',
      name: 'role',
      measure: 'nominal',
      values: [
        ...'case control control case case control case case control'.split(' '),
        ...'control case case case control other case'.split(' '),
        null,
      ],
    },
    {
      id: 'c3',
      name: 'a',
      measure: 'continuous',
      values: [5.1, 4.2, 3.3, 6.4, 7.5, 7.1, 2.2, 6.6, 5.3, 4.9, 6.2, 3, 8, 6.7, 1, 4, 4],
    },
    { id: 'c4', name: 'b', measure: 'continuous', values: [1, 2, 3, 5, 8, null, 1, 9, 4, 3.5, 7, 3, 6, 5.5, 1, 4, 4] },
    { id: 'c5', name: 'twice', measure: 'nominal', values: Array<string>(17).fill('same') },
  ],
}

const long = { 'pairs.layout': 'long' } as const

export const examples = defineExamples([
  {
    id: 'depression',
    title: { en: 'Depression: exact one-sided test', zh: '抑郁评分：单侧精确检验' },
    data: depression,
    options: { 'pairs.pairs': [['c1', 'c2']], alternative: 'greater' },
    expect: 'done',
  },
  {
    id: 'sleep',
    title: { en: "Student's sleep data, rows that share a patient", zh: 'Student 睡眠数据（按患者编号配对的行）' },
    data: sleep,
    options: { ...long, 'pairs.outcomes': ['c1'], 'pairs.set': 'c3', 'pairs.member': 'c2' },
    conventions: { quartiles: 'type2' },
    expect: 'done',
  },
  {
    id: 'karnofsky',
    title: { en: 'Karnofsky score by physician and patient', zh: 'Karnofsky 评分：医生与患者自评' },
    data: lung,
    options: { 'pairs.pairs': [['c7', 'c8']], confidence: 0.9, equivalence: true, upperMargin: 5 },
    expect: 'done',
  },
  {
    id: 'visits-listwise',
    title: { en: 'Two outcomes, complete rows, Pratt', zh: '两个指标，仅用完整行，Pratt 法' },
    data: visits,
    options: {
      'pairs.pairs': [
        ['c1', 'c2'],
        ['c3', 'c4'],
      ],
      zeros: 'pratt',
      exact: 'normal',
      continuity: false,
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    id: 'visits-exact',
    title: { en: 'Exact with ties and zeros', zh: '含相同秩与零差值的精确检验' },
    data: visits,
    options: {
      'pairs.pairs': [
        ['c1', 'c2'],
        ['c3', 'c4'],
      ],
      tests: ['wilcoxon'],
      exact: 'exact',
    },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'pratt-exact',
    title: { en: 'Exact with zeros ranked first', zh: '零差值参与编秩的精确检验' },
    data: visits,
    options: { 'pairs.pairs': [['c4', 'c3']], exact: 'exact', zeros: 'pratt', alternative: 'less', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'incomplete-sets',
    title: { en: 'Sets with gaps', zh: '有缺漏的配对' },
    data: incompleteSets,
    options: {
      ...long,
      'pairs.outcomes': ['c3', 'c4'],
      'pairs.set': 'c1',
      'pairs.member': 'c2',
      'pairs.first': 'case',
      'pairs.second': 'control',
      alternative: 'less',
      effectSizes: false,
      assumptions: false,
    },
    expect: 'done',
  },
  {
    id: 'not-equivalent',
    title: { en: 'Equivalence with margins that differ', zh: '界值不对称的等效性检验' },
    data: sleep,
    options: {
      ...long,
      'pairs.outcomes': ['c1'],
      'pairs.set': 'c3',
      'pairs.member': 'c2',
      tests: ['t'],
      equivalence: true,
      lowerMargin: -2,
      upperMargin: 0.5,
    },
    expect: 'done',
  },
  {
    id: 'some-left-out',
    title: { en: 'Pairs that have no answer are left out', zh: '无法分析的对子不纳入' },
    data: {
      ...visits,
      columns: [
        ...visits.columns,
        { id: 'c9', name: '未测', measure: 'continuous', values: Array<null>(18).fill(null) },
      ],
    },
    options: {
      'pairs.pairs': [
        ['c1', 'c9'],
        ['c1', 'c2'],
        ['c1', 'c5'],
      ],
      missing: 'listwise',
      tests: ['t', 'wilcoxon'],
    },
    expect: 'done',
  },
  {
    id: 'no-margins',
    title: { en: 'Equivalence without margins', zh: '未给出等效界值' },
    data: visits,
    options: { 'pairs.pairs': [['c1', 'c2']], equivalence: true },
    expect: 'incomplete',
  },
  {
    id: 'margins-on-one-side',
    title: { en: 'Both margins above 0', zh: '等效界值均大于 0' },
    data: visits,
    options: { 'pairs.pairs': [['c1', 'c2']], equivalence: true, lowerMargin: 1, upperMargin: 3 },
    expect: { rejected: 'margins-around-zero' },
  },
  {
    id: 'nothing-chosen',
    title: { en: 'No pair chosen', zh: '未选择配对变量' },
    data: visits,
    options: {},
    expect: 'incomplete',
  },
  {
    id: 'constant-difference',
    title: { en: 'The same difference everywhere', zh: '差值全部相同' },
    data: visits,
    options: { 'pairs.pairs': [['c1', 'c5']] },
    expect: { rejected: 'no-variation' },
  },
  {
    id: 'repeated-members',
    title: { en: 'A set with the same measurement twice', zh: '同一配对编号下测量重复' },
    data: incompleteSets,
    options: {
      ...long,
      'pairs.outcomes': ['c3'],
      'pairs.set': 'c5',
      'pairs.member': 'c2',
      'pairs.first': 'case',
      'pairs.second': 'control',
    },
    expect: { rejected: 'set-not-unique' },
  },
])
