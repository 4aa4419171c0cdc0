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
      name: '血清铁蛋白(μg/L)',
      measure: 'continuous',
      values: [12, 15, 18, 19, 60, 22, 7, 7, 7, 7, 31, null, 40, 41, 38, 44, 52, 47, 39, 9, 11, 10],
    },
    {
      id: 'c2',
      name: '诊断',
      measure: 'nominal',
      values: [
        ...Array<string>(6).fill('缺铁性贫血'),
        ...Array<string>(4).fill('常量组'),
        '单例组',
        '单例组',
        ...Array<string>(7).fill('慢性病贫血合并感染'),
        ...Array<string>(3).fill('对照'),
      ],
    },
    {
      id: 'c3',
      name: '性别',
      measure: 'nominal',
      values: Array.from({ length: 22 }, (_, i) => (i % 2 === 0 ? '男' : '女')),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-weight-loss',
    title: { en: 'Weight loss by performance status', zh: '不同体力状态的体重下降' },
    data: lung,
    options: { variable: 'c10', group: 'c6', test: 'mann-whitney', compare: 'first', mean: true },
    expect: 'done',
  },
  {
    id: 'weight-loss-significant',
    title: { en: 'Only significant pairs, false discovery rate', zh: '仅标注有统计学意义的比较，控制错误发现率' },
    data: lung,
    options: {
      variable: 'c10',
      group: 'c6',
      test: 'mann-whitney',
      adjust: 'benjamini-hochberg',
      marked: 'significant',
    },
    expect: 'done',
  },
  {
    id: 'lung-age-by-sex',
    title: { en: 'Age by performance status and sex', zh: '年龄（按体力状态与性别）' },
    data: lung,
    options: { variable: 'c4', group: 'c6', colour: 'c5', test: 'welch', shape: 'box' },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'blood-pressure-violin',
    title: { en: 'Two groups of a trial, as violins', zh: '试验两组，小提琴图' },
    data: bloodPressure,
    options: {
      variable: 'c4',
      group: 'c1',
      shape: 'violin',
      points: 'none',
      test: 'welch',
      label: 'stars',
      adjust: 'none',
    },
    expect: 'done',
  },
  {
    id: 'corners',
    title: {
      en: 'A constant group, a single value, long names; all pairs by Bonferroni',
      zh: '常量组、单例组与长组名；Bonferroni 校正',
    },
    data: corners,
    options: {
      variable: 'c1',
      group: 'c2',
      test: 'welch',
      adjust: 'bonferroni',
      quartileType: 'type2',
      points: 'outliers',
    },
    expect: 'done',
  },
  {
    id: 'corners-stars',
    title: { en: 'Cells without a value, all pairs in stars', zh: '空格子，两两比较以星号标注' },
    data: corners,
    options: { variable: 'c1', group: 'c2', colour: 'c3', test: 'mann-whitney', label: 'stars', shape: 'box' },
    expect: 'done',
  },
  {
    id: 'all-together',
    title: { en: 'Without groups', zh: '不分组' },
    data: bloodPressure,
    options: { variable: 'c4', mean: true },
    expect: 'done',
  },
  {
    id: 'raincloud',
    title: { en: 'Raincloud, groups by their medians', zh: '云雨图，按中位数排列' },
    data: lung,
    options: { variable: 'c10', group: 'c6', shape: 'raincloud', order: 'falling', test: 'mann-whitney', mean: true },
    expect: 'done',
  },
  {
    id: 'split-violin',
    title: { en: 'Men and women as halves of violins', zh: '男女各半的小提琴图' },
    data: lung,
    options: { variable: 'c4', group: 'c6', colour: 'c5', shape: 'split', points: 'none', test: 'welch', mean: true },
    expect: 'done',
  },
  {
    id: 'split-corners',
    title: {
      en: 'Halves of violins with small and constant cells, all values',
      zh: '分半小提琴：小样本与常量格，显示全部散点',
    },
    data: corners,
    options: { variable: 'c1', group: 'c2', colour: 'c3', shape: 'split', order: 'rising' },
    expect: 'done',
  },
  {
    id: 'split-without-colour',
    title: { en: 'Split violins without two colours', zh: '无两种颜色的分半小提琴' },
    data: bloodPressure,
    options: { variable: 'c4', group: 'c1', shape: 'split', points: 'outliers' },
    expect: 'done',
  },
  {
    id: 'raincloud-corners',
    title: {
      en: 'Rainclouds of small and constant groups, whiskers to the extremes',
      zh: '小样本与常量组的云雨图，须至最值',
    },
    data: corners,
    options: { variable: 'c1', group: 'c2', shape: 'raincloud', whiskers: 'range' },
    expect: 'done',
  },
  {
    id: 'percentile-whiskers',
    title: { en: 'Whiskers to the 5th and 95th percentile', zh: '须至第 5 与第 95 百分位数' },
    data: lung,
    options: { variable: 'c10', group: 'c5', shape: 'box', whiskers: 'p5', points: 'outliers' },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'no-values',
    title: { en: 'No usable value', zh: '没有可用的值' },
    data: {
      id: 'no-values',
      title: { en: 'Blank rows', zh: '空白行' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'y', measure: 'continuous', values: [null, null] }],
    },
    options: { variable: 'c1' },
    expect: { rejected: 'no-values' },
  },
])
