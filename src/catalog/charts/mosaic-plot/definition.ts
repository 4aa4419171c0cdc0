import { defineChart } from '../../kit/chart.ts'
import { smallExpectedMessage } from '../../kit/comparison/small-expected.ts'
import { categoryOrder } from '../../kit/options/category-order.ts'
import { choice, number } from '../../kit/options/options.ts'
import { categoricalVariable, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'mosaic-plot',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Mosaic plot', zh: '马赛克图' },
  options: {
    first: categoricalVariable({
      label: { en: 'Columns', zh: '列变量' },
      help: { en: 'Columns are as wide as their values are frequent.', zh: '列宽与各取值的频数成正比。' },
    }),
    second: categoricalVariable({
      label: { en: 'Rows', zh: '行变量' },
      help: { en: 'Divides each column, from the top.', zh: '自上而下划分各列。' },
    }),
    third: optionalCategoricalVariable({
      label: { en: 'Parts of tiles', zh: '块内变量' },
      help: { en: 'Divides each tile again, from the left.', zh: '自左向右再划分各块。' },
    }),
    order: categoryOrder(),
    shading: choice({
      label: { en: 'Shading', zh: '着色' },
      help: {
        en: 'Residuals: where the count is above or below that of independence of all the variables, (n − expected)/√expected.',
        zh: '残差：（实际频数 − 独立时的期望频数）/√期望频数，显示偏离各变量相互独立之处。',
      },
      of: {
        none: { label: { en: 'By the last variable', zh: '按最后一个变量' } },
        residuals: { label: { en: 'By Pearson residual', zh: '按 Pearson 残差' } },
      },
      initial: 'none',
    }),
    labels: choice({
      label: { en: 'Numbers', zh: '数值标签' },
      help: { en: 'In tiles where they fit.', zh: '标注于块内，放不下时省略。' },
      of: {
        n: { label: { en: 'n', zh: 'n' } },
        column: { label: { en: '% of the column', zh: '占该列的 %' } },
        all: { label: { en: '% of all', zh: '占全部的 %' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'n',
    }),
    gap: number({
      label: { en: 'Gaps, mm', zh: '间隙（mm）' },
      help: {
        en: 'Between columns and rows; half of it within tiles. At least 1.3 mm if cells are empty.',
        zh: '列间与行间的间隙，块内减半；有空格时至少 1.3 mm。',
      },
      min: 0,
      max: 5,
      step: 0.5,
      initial: 1,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['first', 'second', 'third', 'order'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['shading', 'labels', 'gap'] },
  ],
  messages: {
    'no-values': {
      en: 'No row has values of all of {variables}. Choose other variables.',
      zh: '没有 {variables} 均有取值的行，请更换变量。',
    },
    'no-residuals': {
      en: 'With a single value of all variables but one there is no χ² test, and every residual is 0.',
      zh: '除一个变量外，其余变量仅有一个取值，无法进行 χ² 检验，残差均为 0。',
    },
    ...smallExpectedMessage,
  },
  references: ['pearson-1900'],
  upgrades: {},
})
