import { defineChart } from '../../kit/chart.ts'
import { sequentialColours } from '../../kit/options/matrix-options.ts'
import { choice, number } from '../../kit/options/options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'density-2d',
  version: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Two-dimensional counts', zh: '二维频数图' },
  options: {
    x: numericVariable({
      label: { en: 'Horizontal', zh: '横轴变量' },
      help: { en: 'Its range is divided into equal cells.', zh: '其取值范围等分为单元格。' },
    }),
    y: numericVariable({
      label: { en: 'Vertical', zh: '纵轴变量' },
      help: { en: 'Every row of the data is counted, however many there are.', zh: '无论数据多少，每一行都计入。' },
    }),
    cell: choice({
      label: { en: 'Cells', zh: '单元格' },
      help: {
        en: 'Hexagons are nearer to circles, so that no direction is preferred.',
        zh: '六边形更接近圆形，不偏向任何方向。',
      },
      of: {
        hexagon: { label: { en: 'Hexagons', zh: '六边形' } },
        square: { label: { en: 'Rectangles', zh: '矩形' } },
      },
      initial: 'hexagon',
    }),
    bins: number({
      label: { en: 'Cells across', zh: '横向单元格数' },
      help: { en: 'More cells show more detail and more chance.', zh: '单元格越多，细节越多，随机波动也越大。' },
      min: 10,
      max: 200,
      step: 5,
      integer: true,
      initial: 40,
    }),
    spacing: choice({
      label: { en: 'Scale of the colours', zh: '颜色刻度' },
      help: {
        en: 'Roots and logarithms keep sparse cells visible beside crowded ones.',
        zh: '平方根与对数刻度使稀疏处与密集处同时可见。',
      },
      of: {
        linear: { label: { en: 'Linear', zh: '线性' } },
        sqrt: { label: { en: 'Square root', zh: '平方根' } },
        log: { label: { en: 'Logarithmic', zh: '对数' } },
      },
      initial: 'linear',
    }),
    least: number({
      label: { en: 'Least count drawn', zh: '最小显示频数' },
      help: {
        en: 'Cells with fewer are left empty, such as to hide single persons.',
        zh: '低于该频数的单元格留空，如需隐去个体信息时。',
      },
      min: 1,
      max: 1000,
      step: 1,
      integer: true,
      initial: 1,
    }),
    colours: sequentialColours(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['x', 'y'] },
    { title: { en: 'Cells', zh: '单元格' }, options: ['cell', 'bins', 'least', 'spacing', 'colours'] },
  ],
  messages: {
    'no-points': {
      en: 'No row has a usable value of both {x} and {y}.',
      zh: '没有 {x} 与 {y} 均可用的行。',
    },
    'none-drawn': {
      en: 'No cell has {least} points; the largest count is {most}. Choose a smaller least count.',
      zh: '没有单元格达到 {least} 个点，最大频数为 {most}；请减小最小显示频数。',
    },
  },
  references: [],
  upgrades: {},
})
