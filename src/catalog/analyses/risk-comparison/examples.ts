import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { countedPeople } from '../../examples-data/counted-people.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)

const small: ExampleData = {
  id: 'rare-events',
  title: { en: 'A rare event', zh: '罕见事件' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '组别', measure: 'nominal', values: [...times('对照', 29), ...times('试验', 56), null] },
    {
      id: 'c2',
      name: '不良反应',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '无' },
        { value: 1, label: '有' },
      ],
      values: [...times(0, 29), ...times(1, 5), ...times(0, 51), 1],
    },
    {
      id: 'c3',
      name: '死亡',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '否' },
        { value: 1, label: '是' },
      ],
      values: [...times(0, 80), ...times(null, 6)],
    },
    { id: 'c4', name: '仅试验组', measure: 'nominal', values: [...times(null, 29), ...times('是', 57)] },
    { id: 'c5', name: '一例', measure: 'nominal', values: ['是', ...times(null, 27), null, '否', ...times(null, 56)] },
    { id: 'c6', name: '中心', measure: 'nominal', values: times('甲', 86) },
  ],
}

const trial: ExampleData = {
  ...small,
  id: 'newcombe-table-2',
  title: { en: 'A typed trial', zh: '输入的试验结果' },
  source: {
    en: 'Newcombe RG. Stat Med 1998;17:873–890, table II, contrast (a).',
    zh: 'Newcombe RG. Stat Med 1998;17:873–890，表 II，对比 (a)。',
  },
}

const typed = { input: 'counts', 'table.rows': ['new', 'standard'], 'table.columns': ['cured', 'not cured'] }

export const examples = defineExamples([
  {
    id: 'lung-deaths-by-sex',
    title: { en: 'Lung cancer: deaths of women and men', zh: '肺癌：女性与男性的死亡比较' },
    data: lung,
    options: {
      outcomes: ['c3', 'c6'],
      group: 'c5',
      difference: ['newcombe', 'miettinen-nurminen', 'wald'],
      odds: ['woolf', 'exact'],
    },
    expect: 'done',
  },
  {
    id: 'regions',
    title: { en: 'Four groups, listwise, odds ratios', zh: '四组与参照组比较，整例排除，比值比' },
    data: bloodPressure,
    options: {
      outcomes: ['c6', 'c7'],
      'events.c7.event': 2,
      group: 'c8',
      reference: '东部',
      figure: 'odds-ratio',
      missing: 'listwise',
      nnt: false,
      confidence: 0.9,
      odds: ['exact'],
    },
    expect: 'done',
  },
  {
    id: 'rare-event',
    title: { en: 'No event among the controls', zh: '对照组无事件' },
    data: small,
    options: { outcomes: ['c2', 'c3'], group: 'c1', figure: 'risk-ratio', odds: ['woolf', 'exact'], margin: 0.15 },
    expect: 'done',
  },
  {
    id: 'non-inferior',
    title: { en: 'Typed: non-inferiority of a new treatment', zh: '输入频数：新疗法的非劣效检验' },
    data: trial,
    options: {
      ...typed,
      'table.counts': [
        [56, 14],
        [48, 32],
      ],
      eventIs: 'benefit',
      difference: ['miettinen-nurminen', 'wald', 'newcombe'],
      margin: 0.1,
    },
    expect: 'done',
  },
  {
    id: 'equivalent',
    title: { en: 'Typed: equivalence of three doses', zh: '输入频数：三个剂量的等效检验' },
    data: trial,
    options: {
      ...typed,
      'table.rows': ['low', 'middle', 'high'],
      'table.counts': [
        [161, 39],
        [158, 42],
        [160, 40],
      ],
      difference: ['wald'],
      odds: [],
      margin: 0.1,
      aim: 'equivalence',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'harm-not-inferior',
    title: { en: 'Typed: an unwanted event, one of each group', zh: '输入频数：每组一例的不良事件' },
    data: trial,
    options: {
      ...typed,
      'table.counts': [
        [1, 0],
        [0, 1],
      ],
      margin: 0.2,
    },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Five million cases by a frequency weight', zh: '以频数加权的五百万例' },
    data: countedPeople,
    options: { outcomes: ['c2', 'c6'], group: 'c1', reference: 'placebo', odds: ['woolf', 'exact'], weight: 'c3' },
    expect: 'done',
  },
  {
    id: 'group-alone',
    title: { en: 'Data in one group only', zh: '仅一组有数据' },
    data: small,
    options: { outcomes: ['c4'], group: 'c1' },
    expect: { rejected: 'one-group' },
  },
  {
    id: 'one-group-only',
    title: { en: 'A grouping with one value', zh: '分组变量仅一个取值' },
    data: small,
    options: { outcomes: ['c2'], group: 'c6' },
    expect: { rejected: 'one-group' },
  },
  {
    id: 'outcome-is-group',
    title: { en: 'The group as its own outcome', zh: '结局与分组为同一变量' },
    data: small,
    options: { outcomes: ['c1'], group: 'c1' },
    expect: { rejected: 'outcome-is-group' },
  },
  {
    id: 'typed-empty-row',
    title: { en: 'A typed table with one row of counts', zh: '输入的表只有一行有频数' },
    data: trial,
    options: {
      ...typed,
      'table.counts': [
        [5, 3],
        [0, 0],
      ],
    },
    expect: { rejected: 'typed-one-line' },
  },
  {
    id: 'no-events',
    title: { en: 'No event in either group, Wald', zh: '两组均无事件，正态近似法' },
    data: trial,
    options: {
      ...typed,
      'table.counts': [
        [0, 20],
        [0, 24],
      ],
      difference: ['wald'],
    },
    expect: 'done',
  },
  {
    id: 'nothing-typed',
    title: { en: 'No table typed yet', zh: '尚未输入频数表' },
    data: trial,
    options: { input: 'counts' },
    expect: 'incomplete',
  },
])
