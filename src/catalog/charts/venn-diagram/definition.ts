import { defineChart } from '../../kit/chart.ts'
import { countedMessages, countedValue } from '../../kit/options/counted-value.ts'
import { choice } from '../../kit/options/options.ts'
import { categoricalVariables } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'venn-diagram',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Venn diagram', zh: '韦恩图' },
  options: {
    variables: categoricalVariables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Two to five, each with two values, such as yes and no; each is a set of the cases that have it.',
        zh: '2~5 个二分类变量，如是/否；每个变量为一个集合，由具有该项的病例构成。',
      },
      min: 2,
      max: 30,
    }),
    counted: countedValue(),
    layout: choice({
      label: { en: 'Areas', zh: '面积' },
      help: {
        en: 'In proportion to the cases for two or three variables: sets without common cases do not overlap.',
        zh: '成比例仅用于 2~3 个变量，此时无共同病例的集合不相交。',
      },
      of: {
        venn: { label: { en: 'Equal sets (Venn)', zh: '等大（韦恩图）' } },
        euler: { label: { en: 'In proportion (Euler)', zh: '与例数成比例（欧拉图）' } },
      },
      initial: 'venn',
    }),
    numbers: choice({
      label: { en: 'Numbers', zh: '数值' },
      help: {
        en: 'Of the cases that are in exactly these sets; % of all.',
        zh: '恰属于该组合的例数；百分比以全部病例为分母。',
      },
      of: {
        n: { label: { en: 'n', zh: '例数' } },
        percent: { label: { en: '%', zh: '%' } },
        both: { label: { en: 'n and %', zh: '例数与 %' } },
      },
      initial: 'n',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'counted'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['layout', 'numbers'] },
  ],
  messages: {
    ...countedMessages,
    'no-complete-rows': {
      en: 'No row has values of all of {variables}. Leave out the variables with many missing values.',
      zh: '没有 {variables} 均有取值的行，请去掉缺失较多的变量。',
    },
    'too-many-sets': {
      en: 'A Venn diagram shows up to {max} variables. Choose fewer, or use the UpSet plot, which shows up to 30.',
      zh: '韦恩图最多显示 {max} 个变量。请减少变量，或改用 UpSet 图（最多 30 个）。',
    },
    'too-many-in-proportion': {
      en: 'Areas can be in proportion for up to {max} variables. Choose fewer, or equal sets.',
      zh: '面积成比例最多支持 {max} 个变量，请减少变量，或改用等大的集合。',
    },
    'all-outside': {
      en: 'No case is in any of the sets, so that no area is in proportion. Check the value that is counted.',
      zh: '没有病例属于任一集合，无法按比例绘制面积。请检查计数的取值。',
    },
    'areas-differ': {
      en: 'Circles cannot show these numbers in proportion: the stress is {stress}. Choose equal sets, whose areas have no meaning.',
      zh: '圆形无法按比例表示这些例数（应力 {stress}）。建议改用等大的集合，其面积不表示例数。',
    },
  },
  references: ['wilkinson-2012'],
  upgrades: {},
})
