import { defineChart } from '../../kit/chart.ts'
import { choice, optionalNumber, toggle, variable } from '../../kit/options/options.ts'
import { numericVariables } from '../../kit/options/variable-options.ts'

/** With more lines only some are coloured and named. */
export const maxNamed = 40

export const definition = defineChart({
  id: 'slope-chart',
  version: 1,
  title: { en: 'Slope chart', zh: '斜率图' },
  options: {
    variables: numericVariables({
      label: { en: 'Values', zh: '各次数值' },
      help: {
        en: 'Two to twelve columns in the same unit, in the order of the figure, such as years.',
        zh: '单位相同的 2~12 列（如各年份），按图中顺序选择。',
      },
      min: 2,
      max: 12,
    }),
    name: variable({
      label: { en: 'Names', zh: '名称' },
      help: { en: 'A line for each row, at most 200.', zh: '每行一条线，最多 200 条。' },
      accepts: ['id', 'nominal', 'ordinal'],
    }),
    shape: choice({
      label: { en: 'Form', zh: '形式' },
      help: { en: 'Dumbbells lie, one below the other.', zh: '哑铃图为横向，逐行排列。' },
      of: {
        slope: { label: { en: 'Slopes', zh: '斜率图' } },
        dumbbell: { label: { en: 'Dumbbells', zh: '哑铃图' } },
        bump: { label: { en: 'Ranks', zh: '排名变化图' } },
      },
      initial: 'slope',
    }),
    first: choice({
      label: { en: 'First rank', zh: '第 1 名' },
      help: { en: 'Equal values share the mean of their ranks.', zh: '数值相同者取平均秩次。' },
      of: {
        largest: { label: { en: 'Largest value', zh: '数值最大者' } },
        smallest: { label: { en: 'Smallest value', zh: '数值最小者' } },
      },
      initial: 'largest',
      when: ({ shape }) => shape === 'bump',
    }),
    order: choice({
      label: { en: 'Order', zh: '排列' },
      help: { en: 'From the top, the largest first.', zh: '自上而下，由大到小。' },
      of: {
        change: { label: { en: 'By change', zh: '按变化量' } },
        start: { label: { en: 'By first value', zh: '按首次数值' } },
        end: { label: { en: 'By last value', zh: '按末次数值' } },
        stored: { label: { en: 'As in the data', zh: '按数据中的顺序' } },
      },
      initial: 'change',
      when: ({ shape }) => shape === 'dumbbell',
    }),
    marked: optionalNumber({
      label: { en: 'Lines in colour', zh: '突出显示条数' },
      help: {
        en: 'Those with the largest change; the others are grey. Empty: all, or 10 of more than 40.',
        zh: '突出变化最大者，其余为灰色。留空则全部突出；超过 40 条时突出 10 条。',
      },
      min: 1,
      max: maxNamed,
      step: 1,
      integer: true,
    }),
    numbers: toggle({
      label: { en: 'Numbers', zh: '数值标签' },
      help: { en: 'The first and the last value of each line.', zh: '标注每条线首末两次数值。' },
      initial: true,
      when: ({ shape }) => shape !== 'bump',
    }),
    change: toggle({
      label: { en: 'Change', zh: '变化量' },
      help: {
        en: 'The last value minus the first; of ranks the places won or lost.',
        zh: '末次减首次；排名图为上升或下降的名次。',
      },
      initial: false,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'name'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['shape', 'first', 'order', 'marked', 'numbers', 'change'] },
  ],
  messages: {
    'no-complete-rows': {
      en: 'No row has a value in each of the columns. Choose other columns.',
      zh: '没有任何行在所选各列均有值，请更换变量。',
    },
    'too-many-lines': {
      en: '{n} lines are too many for one figure; at most {max} can be drawn. Filter the rows, or use paired lines.',
      zh: '共 {n} 条线，超过一幅图最多可绘制的 {max} 条。请筛选行，或改用配对连线图。',
    },
    'incomplete-rows': {
      en: '{n} of {all} rows {n|lacks|lack} a value and {n|is|are} left out.',
      zh: '{all} 行中有 {n} 行缺少数值，未纳入。',
    },
  },
  references: [],
  upgrades: {},
})
