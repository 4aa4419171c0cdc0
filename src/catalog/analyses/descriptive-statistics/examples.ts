import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'arm',
      measure: 'nominal',
      values: ['b', 'a', 'a', 'b', 'c', 'c', 'a', 'b', null, 'c', 'a', 'd'],
    },
    { id: 'c2', name: 'constant', measure: 'continuous', values: [4, 4, 4, 4, 4, 4, 4, 4, 4, null, 4, 4] },
    {
      id: 'c3',
      name: 'empty in c',
      measure: 'continuous',
      values: [1.5, 2, 2.25, 3, null, null, -7, 1, 9, null, 3, 8],
    },
    { id: 'c4', name: 'all blank', measure: 'continuous', values: Array<null>(12).fill(null) },
    { id: 'c5', name: 'stage', measure: 'ordinal', values: [1, 2, 2, 3, 3, 1, 1, 2, 2, 3, null, 3] },
    { id: 'c6', name: 'negative', measure: 'continuous', values: [-5, -1, -3, 0, -2, -4, -1, -6, -2, -3, -8, -1] },
  ],
}

const blankGroup: ExampleData = {
  id: 'blank-group',
  title: { en: 'Smoking, not recorded in one clinic', zh: '吸烟情况，其中一家门诊未记录' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'clinic', measure: 'nominal', values: ['north', 'north', 'north', 'south', 'south', 'south'] },
    { id: 'c2', name: 'smoker', measure: 'nominal', values: ['yes', 'no', 'no', null, null, null] },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung',
    title: { en: 'Lung cancer: all patients', zh: '肺癌：全部患者' },
    data: lung,
    options: { variables: ['c4', 'c9', 'c10', 'c5', 'c6'] },
    expect: 'done',
  },
  {
    id: 'lung-by-sex',
    title: { en: 'Men and women, box plots, moments', zh: '按性别分组，箱线图，样本矩' },
    data: lung,
    options: {
      variables: ['c2', 'c4', 'c6'],
      group: 'c5',
      figure: 'box',
      formula: 'moment',
      ordinal: 'both',
      geometric: true,
      confidence: 0.9,
    },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'blood-pressure',
    title: { en: 'User-missing codes and Chinese names', zh: '用户缺失码与中文变量名' },
    data: bloodPressure,
    options: {
      variables: ['c2', 'c4', 'c5', 'c7', 'c8'],
      group: 'c1',
      ordinal: 'numbers',
      figure: 'none',
    },
    conventions: { quartiles: 'type2' },
    expect: 'done',
  },
  {
    id: 'corners',
    title: { en: 'Constant, blank, negative', zh: '常量、全缺失、负值' },
    data: corners,
    options: { variables: ['c2', 'c3', 'c4', 'c5', 'c6'], group: 'c1', geometric: true, normality: false },
    expect: 'done',
  },
  {
    id: 'bootstrap-bca',
    title: { en: 'Bootstrap BCa intervals, by sex', zh: 'Bootstrap BCa 区间，按性别' },
    data: lung,
    options: { variables: ['c10', 'c9', 'c2'], group: 'c5', limits: 'bca', seed: 7, figure: 'box' },
    expect: 'done',
  },
  {
    id: 'bootstrap-percentile',
    title: { en: 'Bootstrap percentiles of a small sample, 90 %', zh: '小样本 Bootstrap 百分位数区间，90%' },
    data: corners,
    options: {
      variables: ['c3', 'c6', 'c4'],
      limits: 'percentile',
      replicates: 1000,
      confidence: 0.9,
      normality: false,
      figure: 'none',
    },
    expect: 'done',
  },
  {
    id: 'bootstrap-corners',
    title: { en: 'BCa where it does not exist', zh: 'BCa 区间不存在的情形' },
    data: corners,
    options: {
      variables: ['c2', 'c3', 'c6'],
      group: 'c1',
      limits: 'bca',
      replicates: 1000,
      confidence: 0.99,
      figure: 'none',
    },
    expect: 'done',
  },
  {
    id: 'group-without-values',
    title: { en: 'A category that one group lacks altogether', zh: '某组的分类变量全部缺失' },
    data: blankGroup,
    options: { variables: ['c2'], group: 'c1' },
    expect: 'done',
  },
  {
    id: 'nothing-chosen',
    title: { en: 'No variable chosen', zh: '未选择变量' },
    data: lung,
    options: {},
    expect: 'incomplete',
  },
  {
    id: 'group-among-variables',
    title: { en: 'The groups are also described', zh: '分组变量同时被描述' },
    data: lung,
    options: { variables: ['c5'], group: 'c5' },
    expect: { rejected: 'group-among-variables' },
  },
])
