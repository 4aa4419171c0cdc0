import { defineChart } from '../../kit/chart.ts'
import { categoryOrder } from '../../kit/options/category-order.ts'
import { sequentialColours } from '../../kit/options/matrix-options.ts'
import { choice, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { categoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'confusion-matrix',
  version: 1,
  reports: ['cross-table'],
  weights: ['frequency'],
  title: { en: 'Confusion matrix', zh: '混淆矩阵' },
  options: {
    actual: categoricalVariable({
      label: { en: 'Actual class', zh: '实际类别' },
      help: { en: 'What each case is, by the reference.', zh: '金标准或随访确定的类别。' },
    }),
    predicted: categoricalVariable({
      label: { en: 'Predicted class', zh: '预测类别' },
      help: {
        en: 'What a model or a test says, with the same values; a class that is never predicted stays as an empty column.',
        zh: '模型或检验给出的类别，取值须与实际类别一致；从未被预测的类别保留为空列。',
      },
    }),
    order: categoryOrder(),
    cells: choice({
      label: { en: 'Numbers in the cells', zh: '单元格数值' },
      help: { en: 'Colours always show the % of the actual class.', zh: '颜色始终表示占实际类别的百分比。' },
      of: {
        count: { label: { en: 'n', zh: '例数' } },
        'count-row': { label: { en: 'n and % of the actual class', zh: '例数与占实际类别的 %' } },
        row: { label: { en: '% of the actual class', zh: '占实际类别的 %' } },
        column: { label: { en: '% of the predicted class', zh: '占预测类别的 %' } },
      },
      initial: 'count',
    }),
    metrics: toggle({
      label: { en: 'Recall, F1 and precision', zh: '召回率、F1 与精确率' },
      help: { en: 'Of each class, beside and below the matrix.', zh: '各类别的指标，列于矩阵右侧与下方。' },
      initial: true,
    }),
    colours: sequentialColours('blue'),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['actual', 'predicted', 'order'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['cells', 'metrics', 'colours', 'confidence'] },
  ],
  messages: {
    'no-pairs': {
      en: 'No row has values of both {variables}. Choose other variables.',
      zh: '没有 {variables} 均有取值的行，请更换变量。',
    },
    'too-many-classes': {
      en: 'Together both variables have more than {max} classes. Merge some of their values first.',
      zh: '两个变量的类别合计超过 {max} 个，请先合并部分取值。',
    },
    'unseen-classes': {
      en: 'No case is actually {levels}: such a class has no recall.',
      zh: '没有实际为{levels}的病例，该类别无召回率。',
    },
  },
  references: ['wilson-1927', 'cohen-1960', 'fleiss-cohen-everitt-1969', 'sokolova-lapalme-2009'],
  upgrades: {},
})
