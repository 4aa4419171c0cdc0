import { defineChart } from '../../kit/chart.ts'
import { sequentialColours } from '../../kit/options/matrix-options.ts'
import { choice, number, toggle, variables } from '../../kit/options/options.ts'

export const definition = defineChart({
  id: 'missing-map',
  version: 1,
  reports: ['missing'],
  title: { en: 'Missing data', zh: '缺失数据图' },
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'Of any kind; each is a column of the map.', zh: '可为任意类型；每个变量为图中一列。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
      max: 200,
    }),
    view: choice({
      label: { en: 'Show', zh: '显示' },
      help: {
        en: 'The map shows where values are missing, the patterns which are missing together.',
        zh: '缺失图显示缺失的位置，缺失模式显示哪些变量同时缺失。',
      },
      of: {
        map: { label: { en: 'Map of rows and variables', zh: '缺失图（行 × 变量）' } },
        patterns: { label: { en: 'Patterns with their counts', zh: '缺失模式及频数' } },
        bars: { label: { en: 'Per cent of each variable', zh: '各变量缺失百分比' } },
      },
      initial: 'map',
    }),
    order: choice({
      label: { en: 'Order of the variables', zh: '变量顺序' },
      help: { en: 'Sorted, the variables with gaps stand together.', zh: '排序后有缺失的变量排在一起。' },
      of: {
        chosen: { label: { en: 'As chosen', zh: '按所选顺序' } },
        missing: { label: { en: 'Most missing first', zh: '缺失多者在前' } },
      },
      initial: 'chosen',
    }),
    rows: choice({
      label: { en: 'Order of the rows', zh: '行的顺序' },
      help: {
        en: 'In the order of the data, gaps that come with time or site are seen as bands.',
        zh: '按数据原顺序可看出随时间或中心成片出现的缺失。',
      },
      of: {
        data: { label: { en: 'As in the data', zh: '按数据原顺序' } },
        missing: { label: { en: 'Most missing first', zh: '缺失多者在前' } },
      },
      initial: 'data',
      when: ({ view }) => view === 'map',
    }),
    patterns: number({
      label: { en: 'Patterns at most', zh: '最多显示模式数' },
      help: { en: 'The most frequent ones; the others are counted together.', zh: '显示最常见的模式，其余合并计数。' },
      min: 1,
      max: 100,
      step: 1,
      integer: true,
      initial: 20,
      when: ({ view }) => view === 'patterns',
    }),
    apart: toggle({
      label: { en: 'Declared missing values apart', zh: '单独显示用户定义缺失值' },
      help: {
        en: 'Codes such as 999 = not done have a colour of their own beside blank cells.',
        zh: '如 999 = 未检，与空白单元格以不同颜色区分。',
      },
      initial: true,
      when: ({ view }) => view !== 'patterns',
    }),
    colours: sequentialColours('blue'),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'view'] },
    { title: { en: 'Order', zh: '顺序' }, options: ['order', 'rows', 'patterns'] },
    { title: { en: 'Cells', zh: '单元格' }, options: ['apart', 'colours'] },
  ],
  messages: {
    'no-rows': { en: 'The data have no rows.', zh: '数据没有行。' },
    'nothing-missing': { en: 'No value of these variables is missing.', zh: '所选变量均无缺失值。' },
    binned: {
      en: '{rows} rows are drawn as {n} bands of rows; the colour is the share of missing values in a band.',
      zh: '共 {rows} 行，按 {n} 段绘制；颜色表示段内缺失的比例。',
    },
  },
  references: [],
  upgrades: {},
})
