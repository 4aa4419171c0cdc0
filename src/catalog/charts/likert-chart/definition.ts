import { defineChart } from '../../kit/chart.ts'
import { choice, choices, toggle, variables } from '../../kit/options/options.ts'

export const definition = defineChart({
  id: 'likert-chart',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Likert chart', zh: '李克特量表图' },
  options: {
    items: variables({
      label: { en: 'Items', zh: '条目' },
      help: {
        en: 'Questions with the same ordered answers, a bar for each. Blanks are left out item by item.',
        zh: '答案选项相同且有序的各条目，每个条目一个条形；缺失值逐条目剔除。',
      },
      accepts: ['ordinal', 'nominal', 'continuous'],
      types: ['number', 'text'],
      max: 60,
    }),
    reversed: variables({
      label: { en: 'Reversed items', zh: '反向计分条目' },
      help: {
        en: 'Items worded the other way round: their answers are turned, the lowest into the highest.',
        zh: '与其他条目方向相反的条目，作答首尾对调后绘制。',
      },
      accepts: ['ordinal', 'nominal', 'continuous'],
      types: ['number', 'text'],
      min: 0,
      max: 60,
    }),
    layout: choice({
      label: { en: 'Bars', zh: '条形排列' },
      help: {
        en: 'Centred bars show which side is longer; bars to 100% compare the ends.',
        zh: '居中发散便于比较两侧，百分比堆积便于比较两端。',
      },
      of: {
        centred: { label: { en: 'Centred at the neutral answer', zh: '以中立为中心发散' } },
        full: { label: { en: 'From the left to 100%', zh: '自左向右百分比堆积' } },
      },
      initial: 'centred',
    }),
    neutral: choice({
      label: { en: 'The neutral answer', zh: '中立选项' },
      help: {
        en: 'The middle one, if the number of answers is odd.',
        zh: '选项数为奇数时的中间一项。',
      },
      of: {
        split: { label: { en: 'Half on either side', zh: '左右各半' } },
        apart: { label: { en: 'Apart, on the right', zh: '单独列于右侧' } },
      },
      initial: 'split',
      when: ({ layout }) => layout === 'centred',
    }),
    order: choice({
      label: { en: 'Order of the items', zh: '条目排列顺序' },
      help: {
        en: 'From the top; favourable answers are those above the middle of the scale. Equal items keep their own order.',
        zh: '自上而下；正向作答指量表中点以上的答案。相等者保持原有顺序。',
      },
      of: {
        given: { label: { en: 'As chosen', zh: '按选入顺序' } },
        agree: { label: { en: 'Most favourable first', zh: '按正向作答百分比降序' } },
        mean: { label: { en: 'Highest mean first', zh: '按均数降序' } },
      },
      initial: 'given',
    }),
    labels: toggle({
      label: { en: 'Percentages', zh: '百分比标签' },
      help: { en: 'In the parts of at least 5%, where they fit.', zh: '标注于不小于 5% 且放得下的分段内。' },
      initial: true,
    }),
    columns: choices({
      label: { en: 'Columns beside the bars', zh: '右侧数值列' },
      help: {
        en: 'The mean is that of the numbers of the answers; answers that are text count 1, 2, 3 …',
        zh: '均数按选项的数值计算；文本选项依次记为 1、2、3……',
      },
      of: {
        n: { label: { en: 'n', zh: 'n' } },
        agree: { label: { en: 'Favourable answers, %', zh: '正向作答百分比' } },
        mean: { label: { en: 'Mean ± SD', zh: '均数±标准差' } },
      },
      initial: ['n', 'mean'],
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['items', 'reversed'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['layout', 'neutral', 'order', 'labels', 'columns'] },
  ],
  messages: {
    'no-values': { en: 'The items have no answers.', zh: '所选条目没有作答。' },
    'too-few-answers': {
      en: 'The items have only one answer; a scale has at least two.',
      zh: '所选条目只有一种答案，量表至少需要两种。',
    },
    'too-many-answers': {
      en: 'Together the items have more than {max} answers. Choose items with the same answers.',
      zh: '所选条目共有超过 {max} 种答案，请选择答案选项相同的条目。',
    },
    'reversed-not-item': {
      en: '{variable} is to be reversed but is not among the items.',
      zh: '{variable} 被选为反向计分条目，但不在所选条目中。',
    },
    'mixed-answers': {
      en: 'Some items hold numbers and others text. Choose items with the same answers.',
      zh: '部分条目为数值，部分为文本，请选择答案选项相同的条目。',
    },
    'without-answers': {
      en: '{items}: no answers, so no {n|bar|bars}.',
      zh: '{items}：没有作答，未绘制条形。',
    },
  },
  references: [],
  upgrades: {},
})
