import { anorexia } from '../../examples-data/anorexia.ts'
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
    id: 'spline-for-all',
    title: {
      en: 'A restricted cubic spline for all points, arms by colour',
      zh: '全部数据的限制性立方样条，颜色区分组别',
    },
    data: bloodPressure,
    options: { x: 'c2', y: 'c4', group: 'c1', fit: 'spline', fitted: 'all', band: 'both' },
    expect: 'done',
  },
  {
    id: 'spline-by-group',
    title: { en: 'A spline for each performance score; two are too small', zh: '各体能评分组的样条，两组例数过少' },
    data: lung,
    options: { x: 'c4', y: 'c2', group: 'c6', fit: 'spline', knots: 3, band: 'none' },
    expect: 'done',
  },
  {
    id: 'loess-by-sex',
    title: { en: 'Loess with its bands for men and women', zh: '男女分别 loess 平滑与置信带、预测带' },
    data: lung,
    options: { x: 'c4', y: 'c9', group: 'c5', fit: 'loess', band: 'both', interval: true },
    expect: 'done',
  },
  {
    id: 'loess-of-few',
    title: { en: 'Loess for groups, two of which are too small', zh: '各组 loess，两组例数过少' },
    data: lung,
    options: { x: 'c4', y: 'c2', group: 'c6', fit: 'loess', loessSpan: 0.5 },
    expect: 'done',
  },
  {
    id: 'slopes-and-interval',
    title: {
      en: 'Slopes of two arms compared, r with its interval, ellipses',
      zh: '两组斜率比较，r 的置信区间与数据椭圆',
    },
    data: bloodPressure,
    options: { x: 'c2', y: 'c4', group: 'c1', slopes: true, interval: true, ellipse: true, band: 'none' },
    expect: 'done',
  },
  {
    id: 'before-and-after',
    title: { en: 'Weight before and after treatment, with the line of identity', zh: '治疗前后体重与等值线' },
    data: anorexia,
    options: {
      x: 'c2',
      y: 'c3',
      fit: 'none',
      identity: true,
      ellipse: true,
      interval: true,
      correlation: 'spearman',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'no-shared-values',
    title: { en: 'A line of identity outside the axes', zh: '等值线不在坐标范围内' },
    data: bloodPressure,
    options: { x: 'c4', y: 'c5', identity: true, note: 'none' },
    expect: 'done',
  },
  {
    id: 'slopes-of-one-place',
    title: { en: 'Slopes cannot be compared', zh: '斜率无法比较' },
    data: {
      id: 'one-place',
      title: { en: 'A dose in one of two groups', zh: '一组只有一个剂量' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'dose', measure: 'continuous', values: [1, 2, 3, 4, 2, 2, 2] },
        { id: 'c2', name: 'response', measure: 'continuous', values: [2, 3, 5, 6, 3, 4, 5] },
        { id: 'c3', name: 'site', measure: 'nominal', values: ['a', 'a', 'a', 'a', 'b', 'b', 'b'] },
      ],
    },
    options: { x: 'c1', y: 'c2', group: 'c3', slopes: true, ellipse: true },
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
