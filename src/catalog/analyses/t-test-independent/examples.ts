import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { permeability } from '../../examples-data/permeability.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Scores from 0 to 10 of 9 and 12 patients, most of them tied, and days without ties. */
const painAfterTreatment: ExampleData = {
  id: 'pain-after-treatment',
  title: { en: 'Pain scores after two treatments', zh: '两种治疗后的疼痛评分' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '疼痛评分',
      measure: 'continuous',
      values: [2, 3, 3, 1, 0, 2, 4, 3, 2, 5, 3, 4, 6, 4, 3, null, 7, 2, 5, 4, 3, 8],
    },
    {
      id: 'c2',
      name: '治疗',
      measure: 'nominal',
      values: Array.from({ length: 22 }, (_, i) => (i < 9 ? '甲' : '乙')),
    },
    {
      id: 'c3',
      name: '住院天数',
      measure: 'continuous',
      values: [5, 7.5, 4, 6, 9, 3, 8, 5.5, 10, 12, 6.5, 14, 9.5, 11, 7, 13, 15, 4.5, 16, 8.5, 10.5, 18],
    },
  ],
}

const allTests = ['student', 'welch', 'mann-whitney']

export const examples = defineExamples([
  {
    id: 'lung-by-sex',
    title: { en: 'Lung cancer: men and women', zh: '肺癌：男女比较' },
    data: lung,
    options: { outcomes: ['c4', 'c10', 'c9'], group: 'c5', tests: allTests },
    expect: 'done',
  },
  {
    id: 'permeability-exact',
    title: { en: 'Small samples without ties: exact P value', zh: '无相同秩的小样本：精确 P 值' },
    data: permeability,
    options: {
      outcomes: ['c1'],
      group: 'c2',
      first: 'term',
      second: '12-26 weeks',
      tests: allTests,
      alternative: 'greater',
    },
    expect: 'done',
  },
  {
    id: 'permeability-two-sided',
    title: { en: 'The same, two-sided, 90% intervals', zh: '同上，双侧，90% 置信区间' },
    data: permeability,
    options: { outcomes: ['c1'], group: 'c2', tests: allTests, confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'blood-pressure-listwise',
    title: { en: 'User-missing codes, Chinese names, complete rows only', zh: '用户缺失码与中文变量名，仅用完整行' },
    data: bloodPressure,
    options: {
      outcomes: ['c4', 'c5'],
      group: 'c1',
      first: '试验组',
      second: '对照组',
      tests: allTests,
      missing: 'listwise',
      exact: 'normal',
      continuity: false,
      alternative: 'less',
    },
    expect: 'done',
  },
  {
    id: 'two-of-four-groups',
    title: { en: 'Two of four groups, uncorrected', zh: '四组中取两组' },
    data: bloodPressure,
    options: {
      outcomes: ['c2'],
      group: 'c8',
      first: '西部',
      second: '东部',
      tests: ['mann-whitney'],
      continuity: false,
    },
    expect: 'done',
  },
  {
    id: 'exact-with-ties',
    title: { en: 'Exact with ties: pain after two treatments', zh: '含相同秩的精确法：两种治疗后的疼痛' },
    data: painAfterTreatment,
    options: { outcomes: ['c1', 'c3'], group: 'c2', tests: ['mann-whitney'], exact: 'exact', confidence: 0.9 },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'exact-with-ties-one-sided',
    title: { en: 'The same, one-sided', zh: '同上，单侧' },
    data: painAfterTreatment,
    options: { outcomes: ['c1'], group: 'c2', tests: ['mann-whitney'], exact: 'exact', alternative: 'less' },
    conventions: { quartiles: 'type2' },
    expect: 'done',
  },
  {
    id: 'too-many-for-exact',
    title: { en: 'More values than the exact distribution takes', zh: '例数超过精确法上限' },
    data: lung,
    options: { outcomes: ['c4'], group: 'c5', tests: ['mann-whitney'], exact: 'exact' },
    expect: 'done',
  },
  {
    id: 'equivalence',
    title: { en: 'Equivalence by Student t', zh: '以 Student t 检验判断等效' },
    data: bloodPressure,
    options: {
      outcomes: ['c2', 'c4'],
      group: 'c1',
      first: '试验组',
      second: '对照组',
      tests: ['student'],
      equivalence: true,
      lowerMargin: -5,
      upperMargin: 6,
    },
    expect: 'done',
  },
  {
    id: 'equivalence-by-welch',
    title: { en: 'Equivalence by Welch t, margins of 15', zh: '以 Welch t 检验判断等效，界值 ±15' },
    data: bloodPressure,
    options: {
      outcomes: ['c4'],
      group: 'c1',
      first: '试验组',
      second: '对照组',
      equivalence: true,
      lowerMargin: -15,
      confidence: 0.99,
    },
    expect: 'done',
  },
  {
    id: 'tests-alone',
    title: { en: 'The tests alone', zh: '仅输出检验结果' },
    data: lung,
    options: { outcomes: ['c4'], group: 'c5', effectSizes: false, assumptions: false },
    expect: 'done',
  },
  {
    id: 'groups-not-chosen',
    title: { en: 'Four groups and none chosen', zh: '四组而未指定比较组' },
    data: bloodPressure,
    options: { outcomes: ['c2'], group: 'c8' },
    expect: 'incomplete',
  },
  {
    id: 'some-left-out',
    title: { en: 'Variables that have no answer are left out', zh: '无法分析的变量不纳入' },
    data: {
      ...painAfterTreatment,
      columns: [
        ...painAfterTreatment.columns,
        { id: 'c4', name: '未测', measure: 'continuous', values: Array<null>(22).fill(null) },
        { id: 'c5', name: '恒定', measure: 'continuous', values: Array<number>(22).fill(3) },
        { id: 'c6', name: '仅一例', measure: 'continuous', values: [1, 4, 2, ...Array<null>(18).fill(null), 5] },
      ],
    },
    options: {
      outcomes: ['c4', 'c1', 'c5', 'c3', 'c6'],
      group: 'c2',
      first: '甲',
      second: '乙',
      tests: ['student', 'welch', 'mann-whitney'],
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    id: 'all-missing',
    title: { en: 'An outcome without values', zh: '结局全部缺失' },
    data: {
      ...painAfterTreatment,
      columns: [
        ...painAfterTreatment.columns,
        { id: 'c4', name: '未测', measure: 'continuous', values: Array<null>(22).fill(null) },
      ],
    },
    options: { outcomes: ['c4'], group: 'c2' },
    expect: { rejected: 'all-missing' },
  },
  {
    id: 'too-few-values',
    title: { en: 'A group with a single value', zh: '某组仅有一个值' },
    data: {
      id: 'tiny',
      title: { en: 'Four rows', zh: '四行数据' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'y', measure: 'continuous', values: [1, 2, 3, null] },
        { id: 'c2', name: 'g', measure: 'nominal', values: ['a', 'a', 'b', 'b'] },
      ],
    },
    options: { outcomes: ['c1'], group: 'c2' },
    expect: { rejected: 'too-few-values' },
  },
])
