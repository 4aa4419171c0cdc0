import { defineChart } from '../../kit/chart.ts'
import { number, optionalVariable } from '../../kit/options/options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'bubble-chart',
  version: 1,
  title: { en: 'Bubble chart', zh: '气泡图' },
  options: {
    x: numericVariable({
      label: { en: 'Horizontal', zh: '横轴变量' },
      help: { en: 'The place from left to right.', zh: '气泡的左右位置。' },
    }),
    y: numericVariable({
      label: { en: 'Vertical', zh: '纵轴变量' },
      help: { en: 'The place from bottom to top.', zh: '气泡的上下位置。' },
    }),
    size: numericVariable({
      label: { en: 'Size', zh: '气泡大小' },
      help: {
        en: 'An amount above 0, such as people or cases: twice as much has twice the area.',
        zh: '大于 0 的数量，如人口或例数；数量加倍，面积加倍。',
      },
    }),
    colour: optionalVariable({
      label: { en: 'Colour', zh: '颜色' },
      help: {
        en: 'Groups have a colour each; a measurement has a scale from low to high.',
        zh: '分类变量各取值一种颜色；数值变量按高低渐变。',
      },
      accepts: ['nominal', 'ordinal', 'continuous'],
      types: ['number', 'text'],
    }),
    label: optionalVariable({
      label: { en: 'Names', zh: '名称' },
      help: { en: 'Written beside the largest bubbles.', zh: '标注在最大的若干气泡旁。' },
      accepts: ['id', 'nominal', 'ordinal'],
      types: ['number', 'text'],
    }),
    named: number({
      label: { en: 'Largest named', zh: '标注个数' },
      help: { en: 'As far as there is room.', zh: '由大到小标注，以版面容纳为限。' },
      min: 0,
      max: 60,
      step: 1,
      integer: true,
      initial: 10,
      when: ({ label }) => label !== null && label !== undefined,
    }),
    diameter: number({
      label: { en: 'Largest diameter, mm', zh: '最大直径(mm)' },
      help: { en: 'Of the largest bubble; the others follow by area.', zh: '最大气泡的直径，其余按面积比例缩小。' },
      min: 2,
      max: 15,
      step: 0.5,
      initial: 6,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['x', 'y', 'size', 'colour', 'label'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['named', 'diameter'] },
  ],
  messages: {
    'size-not-positive': {
      en: '{variable} has {n} {n|value|values} of 0 or below (the least is {least}), which no area can show. Choose an amount above 0, or filter these rows.',
      zh: '{variable} 有 {n} 个值不大于 0（最小值 {least}），无法以面积表示。请改用大于 0 的数量，或筛除这些行。',
    },
    'no-bubbles': {
      en: 'No row has a usable value of all chosen variables. Choose others, or leave the colour out.',
      zh: '没有所选变量均可用的行，请更换变量，或不指定颜色变量。',
    },
    'too-many-bubbles': {
      en: '{n} bubbles would hide each other; at most {max} are drawn. Filter or group the rows, or choose the chart “Hexagon and square binning”.',
      zh: '{n} 个气泡将互相遮盖，最多绘制 {max} 个。请筛选或汇总数据，或改用“六边形分箱、二维频数图”。',
    },
  },
  references: [],
  upgrades: {},
})
