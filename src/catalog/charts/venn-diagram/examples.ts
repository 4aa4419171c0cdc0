import { comorbidities, symptoms } from '../../examples-data/symptoms.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** A row for each case of the regions of a, b and c, from a alone; the last has none. */
function casesOf(
  id: string,
  title: ExampleData['title'],
  counts: readonly number[],
  names: readonly string[],
): ExampleData {
  const masks = counts.flatMap((n, k) => Array<number>(n).fill((k + 1) % counts.length))
  return {
    id,
    title,
    source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
    columns: names.map((name, k) => ({
      id: `c${k + 1}`,
      name,
      measure: 'nominal',
      values: masks.map((mask) => (mask >> k) & 1),
    })),
  }
}

const tests = casesOf(
  'tests',
  { en: 'Positive tests', zh: '检验阳性' },
  [38, 22, 31, 14, 9, 6, 12, 68],
  ['Antinuclear antibody', 'Rheumatoid factor', 'Anti-CCP'],
)
const nested = casesOf(
  'nested',
  { en: 'A set within another, one apart', zh: '包含与相离' },
  [40, 0, 18, 25, 0, 0, 0, 10],
  ['Infection', 'Sepsis', 'Trauma'],
)
const together = casesOf(
  'together',
  { en: 'Allergic diseases', zh: '过敏性疾病' },
  [21, 15, 19, 14, 24, 20, 39, 12],
  ['Rhinitis', 'Asthma', 'Eczema'],
)
const blank: ExampleData = {
  ...tests,
  id: 'blank',
  columns: [
    { id: 'c1', name: 'asked', measure: 'nominal', values: ['Yes', 'No', 'Yes', 'No'] },
    { id: 'c2', name: 'not asked', measure: 'nominal', values: [null, null, null, null] },
    { id: 'c3', name: 'grade', measure: 'ordinal', values: ['mild', 'severe', 'mild', 'severe'] },
    { id: 'c4', name: 'never', measure: 'nominal', values: ['No', 'No', 'No', null] },
    { id: 'c5', name: 'nowhere', measure: 'nominal', values: ['No', 'No', 'No', 'No'] },
  ],
}

export const examples = defineExamples([
  {
    id: 'three-in-proportion',
    title: { en: 'Positive tests, areas in proportion', zh: '检验阳性，面积成比例' },
    data: tests,
    options: { variables: ['c1', 'c2', 'c3'], layout: 'euler', numbers: 'both' },
    expect: 'done',
  },
  {
    id: 'three-symptoms',
    title: { en: 'Three symptoms', zh: '三种症状' },
    data: symptoms,
    options: { variables: ['c2', 'c3', 'c4'], numbers: 'both' },
    expect: 'done',
  },
  {
    id: 'two-comorbidities',
    title: { en: 'Two comorbidities, in proportion', zh: '两种共病，面积成比例' },
    data: comorbidities,
    options: { variables: ['c2', 'c3'], layout: 'euler' },
    expect: 'done',
  },
  {
    id: 'four-comorbidities',
    title: { en: 'Four comorbidities, in per cent', zh: '四种共病的百分比' },
    data: comorbidities,
    options: { variables: ['c2', 'c3', 'c4', 'c7'], numbers: 'percent' },
    expect: 'done',
  },
  {
    id: 'five-symptoms',
    title: { en: 'Five symptoms', zh: '五种症状' },
    data: symptoms,
    options: { variables: ['c2', 'c3', 'c4', 'c5', 'c6'] },
    expect: 'done',
  },
  {
    id: 'nested-and-apart',
    title: { en: 'A set within another, and one apart', zh: '一个集合包含于另一个，一个相离' },
    data: nested,
    options: { variables: ['c1', 'c2', 'c3'], layout: 'euler' },
    expect: 'done',
  },
  {
    id: 'not-in-proportion',
    title: { en: 'Numbers that circles cannot show', zh: '圆形无法按比例表示的例数' },
    data: together,
    options: { variables: ['c1', 'c2', 'c3'], layout: 'euler' },
    expect: 'done',
  },
  {
    id: 'empty-set',
    title: { en: 'A set without cases', zh: '空集' },
    data: blank,
    options: { variables: ['c1', 'c4'], layout: 'euler' },
    expect: 'done',
  },
  {
    id: 'six',
    title: { en: 'Six variables', zh: '六个变量' },
    data: comorbidities,
    options: { variables: ['c2', 'c3', 'c4', 'c5', 'c6', 'c7'] },
    expect: { rejected: 'too-many-sets' },
  },
  {
    id: 'four-in-proportion',
    title: { en: 'Four variables in proportion', zh: '四个变量，面积成比例' },
    data: comorbidities,
    options: { variables: ['c2', 'c3', 'c4', 'c5'], layout: 'euler' },
    expect: { rejected: 'too-many-in-proportion' },
  },
  {
    id: 'all-blank',
    title: { en: 'A variable without values', zh: '全部缺失的变量' },
    data: blank,
    options: { variables: ['c1', 'c2'] },
    expect: { rejected: 'no-complete-rows' },
  },
  {
    id: 'unknown-words',
    title: { en: 'Values that do not say which is counted', zh: '无法判断计数的取值' },
    data: blank,
    options: { variables: ['c1', 'c3'] },
    expect: { rejected: 'no-counted-value' },
  },
  {
    id: 'never-typed',
    title: { en: 'A typed value that no variable has', zh: '所填取值不存在' },
    data: blank,
    options: { variables: ['c1', 'c3'], counted: 'often' },
    expect: { rejected: 'never-counted' },
  },
  {
    id: 'none-inside',
    title: { en: 'No case in any set', zh: '没有病例属于任一集合' },
    data: blank,
    options: { variables: ['c4', 'c5'], layout: 'euler' },
    expect: { rejected: 'all-outside' },
  },
])
