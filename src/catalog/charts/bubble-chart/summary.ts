import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'bubble-chart',
  family: 'relation',
  title: { en: 'Bubble chart', zh: '气泡图' },
  subtitle: {
    en: 'Two numbers as a place, a third as the area of a circle',
    zh: '两个数值决定位置，第三个数值决定圆的面积',
  },
  labels: ['relation', 'two-numeric'],
  keywords: [
    'bubble plot',
    'bubble',
    'proportional symbols',
    'gapminder',
    'three variables',
    'area proportional to size',
    '气泡散点图',
    '三变量散点图',
    '面积图例',
    'qipao tu',
    'qpt',
  ],
})
