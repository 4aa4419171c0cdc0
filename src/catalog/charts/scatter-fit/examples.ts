import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples } from '../../kit/example.ts'

export const examples = defineExamples([
  {
    id: 'blood-pressure-line',
    title: { en: 'Systolic pressure by age, a line for each arm', zh: '年龄与收缩压，各组直线拟合' },
    data: bloodPressure,
    options: { x: 'c2', y: 'c4', group: 'c1', correlation: 'spearman' },
    expect: 'done',
  },
  {
    id: 'lung-karnofsky',
    title: { en: 'Calories at meals by age, lowess', zh: '年龄与进餐热量，lowess 平滑' },
    data: lung,
    options: { x: 'c4', y: 'c9', fit: 'lowess' },
    expect: 'done',
  },
  {
    id: 'lung-quadratic',
    title: { en: 'Survival time by age: a quadratic curve with its equation', zh: '年龄与生存时间：二次曲线及方程' },
    data: lung,
    options: { x: 'c4', y: 'c2', fit: 'polynomial', note: 'both', band: 'both', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'lung-weight-loss-lowess',
    title: { en: 'Weight loss by calories: lowess for men and women', zh: '热量与体重下降：男女分别平滑' },
    data: lung,
    options: { x: 'c9', y: 'c10', group: 'c5', fit: 'lowess', span: 0.4 },
    expect: 'done',
  },
  {
    id: 'few-in-a-group',
    title: { en: 'A group of one, no band, with the equation', zh: '单例组，无置信带，标注方程' },
    data: lung,
    options: { x: 'c4', y: 'c2', group: 'c6', band: 'none', note: 'equation' },
    expect: 'done',
  },
  {
    id: 'cubic-by-group',
    title: { en: 'A cubic for each arm with its prediction band', zh: '各组三次多项式与预测带' },
    data: bloodPressure,
    options: { x: 'c2', y: 'c4', group: 'c1', fit: 'polynomial', degree: 3, band: 'prediction', note: 'statistics' },
    expect: 'done',
  },
  {
    id: 'points-alone',
    title: { en: 'Points without a fit', zh: '仅散点' },
    data: bloodPressure,
    options: { x: 'c2', y: 'c5', fit: 'none', note: 'none' },
    expect: 'done',
  },
  {
    id: 'no-points',
    title: { en: 'No complete row', zh: '无完整的行' },
    data: {
      id: 'no-points',
      title: { en: 'Two rows', zh: '两行数据' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'x', measure: 'continuous', values: [1, null] },
        { id: 'c2', name: 'y', measure: 'continuous', values: [null, 2] },
      ],
    },
    options: { x: 'c1', y: 'c2' },
    expect: { rejected: 'no-points' },
  },
])
