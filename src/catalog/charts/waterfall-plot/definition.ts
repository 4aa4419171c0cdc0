import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, optionalVariable, toggle, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'waterfall-plot',
  version: 1,
  title: { en: 'Waterfall plot', zh: '瀑布图' },
  options: {
    change: variable({
      label: { en: 'Best change (%)', zh: '最佳变化率(%)' },
      help: {
        en: 'One row for each patient, in percent: −30 is a decrease by 30%. At most 200 patients.',
        zh: '每例患者一行，以百分数表示：−30 即缩小 30%。最多 200 例。',
      },
      accepts: ['continuous'],
      types: ['number'],
    }),
    response: optionalCategoricalVariable({
      label: { en: 'Best response', zh: '最佳疗效' },
      help: {
        en: 'Values named CR, PR and SD, or written out, are counted for the response rates; patients without a value are not.',
        zh: '取值名为 CR、PR、SD（或其全称）者计入缓解率；无此值的患者不计入。',
      },
    }),
    arm: optionalCategoricalVariable({
      label: { en: 'Arm', zh: '治疗组' },
      help: { en: 'Rates are given for each arm.', zh: '分组给出缓解率。' },
    }),
    colour: choice({
      label: { en: 'Colour', zh: '颜色' },
      help: { en: 'What the colour of a bar means.', zh: '条形颜色的含义。' },
      of: {
        response: { label: { en: 'Best response', zh: '最佳疗效' } },
        arm: { label: { en: 'Arm', zh: '治疗组' } },
      },
      initial: 'response',
      when: ({ response, arm }) => isChosen(response) && isChosen(arm),
    }),
    id: optionalVariable({
      label: { en: 'Names of the patients', zh: '患者编号' },
      help: { en: 'Written under the bars, of up to 60 patients.', zh: '标注于条形下方，不超过 60 例时显示。' },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
    }),
    order: choice({
      label: { en: 'Order', zh: '排列' },
      help: { en: 'From the largest increase to the largest decrease.', zh: '自最大增加至最大减小。' },
      of: {
        all: { label: { en: 'All patients', zh: '全部患者一起' } },
        colour: { label: { en: 'Within each colour', zh: '各颜色内部' } },
      },
      initial: 'all',
      when: isColoured,
    }),
    lines: toggle({
      label: { en: 'Lines at +20% and −30%', zh: '+20% 与 −30% 参考线' },
      help: {
        en: 'The limits of progression and of partial response for sums of diameters.',
        zh: '按病灶直径之和判断进展与部分缓解的界值。',
      },
      initial: true,
    }),
    cap: toggle({
      label: { en: 'Cut at ±100%', zh: '截于 ±100%' },
      help: {
        en: 'A single large increase would flatten all other bars. The number is written at the cut end.',
        zh: '避免个别过大的增加压缩其他条形；被截断者在末端标注数值。',
      },
      initial: true,
    }),
    values: toggle({
      label: { en: 'Numbers', zh: '数值标签' },
      help: { en: 'At the ends of the bars, where they fit.', zh: '标注于条形末端，放不下时省略。' },
      initial: false,
    }),
    confidence: { ...confidenceLevel(), when: ({ response }) => isChosen(response) },
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['change', 'response', 'arm', 'id'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['colour', 'order', 'lines', 'cap', 'values'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    'no-values': { en: '{variable} has no usable value.', zh: '{variable} 没有可用的值。' },
    'too-many-bars': {
      en: '{n} patients are too many bars for one figure; at most {max} can be drawn. Filter the rows, or use a histogram.',
      zh: '患者共 {n} 例，超过一幅图最多可绘制的 {max} 条。请筛选行，或改用直方图。',
    },
    fractions: {
      en: 'All values of {variable} lie between −1.5 and 1.5. If they are fractions, multiply them by 100 first.',
      zh: '{variable} 的值均在 −1.5~1.5 之间；若为小数形式的比例，请先乘以 100。',
    },
    'responses-unknown': {
      en: 'No value of {variable} is named CR, PR or SD, so that no response rate is given.',
      zh: '{variable} 的取值中没有 CR、PR 或 SD，因此未给出缓解率。',
    },
  },
  references: ['wilson-1927'],
  upgrades: {},
})

function isChosen(answer: unknown): boolean {
  return typeof answer === 'string' && answer !== ''
}

function isColoured({ response, arm }: AnswersSoFar): boolean {
  return isChosen(response) || isChosen(arm)
}
