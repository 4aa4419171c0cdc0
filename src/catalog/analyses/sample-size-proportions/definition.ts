import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, number, optionalNumber, text, toggle } from '../../kit/options/options.ts'
import { aim, givesEffect, planningOptions, planSections, ratio, sides } from '../../kit/planning/planning-options.ts'
import { planResults } from '../../kit/planning/planning-tables.ts'
import { messages } from './messages.ts'

const isTwo = ({ design }: AnswersSoFar) => design === 'two-sample' || design === undefined
const isTable = ({ design }: AnswersSoFar) => design === 'table'
const isTrend = ({ design }: AnswersSoFar) => design === 'trend'
const isRate = (answers: AnswersSoFar) => !isTable(answers) && !isTrend(answers)
const hasMargin = (answers: AnswersSoFar) => isTwo(answers) && answers.aim !== 'difference' && answers.aim !== undefined
const asksSecond = (answers: AnswersSoFar) => isRate(answers) && (hasMargin(answers) || givesEffect(answers))
const fraction = { min: 0.0001, max: 0.9999, step: 0.05, shownAs: 'percent' } as const

export const definition = defineAnalysis({
  id: 'sample-size-proportions',
  version: 1,
  reports: ['sample-size'],
  options: {
    design: choice({
      label: { en: 'Design', zh: '设计类型' },
      help: { en: 'The test that the study will be analysed by.', zh: '研究拟采用的检验方法。' },
      of: {
        'two-sample': { label: { en: 'Two independent proportions', zh: '两独立样本率' } },
        'one-sample': { label: { en: 'One proportion against a value', zh: '样本率与总体率' } },
        paired: { label: { en: 'Paired proportions (McNemar)', zh: '配对率（McNemar 检验）' } },
        table: { label: { en: 'Chi-squared test of a table', zh: '行 × 列表卡方检验' } },
        trend: {
          label: { en: 'Trend over ordered groups (Cochran–Armitage)', zh: '有序分组率的趋势检验（Cochran-Armitage）' },
        },
      },
      initial: 'two-sample',
    }),
    aim: aim(isTwo),
    ...planningOptions({
      label: { en: 'Persons', zh: '例数' },
      help: {
        en: 'Analysed: of the first of two or of ordered groups, pairs of paired data, else all.',
        zh: '分析例数：两组或有序分组设计为第 1 组，配对设计为对子数，其余为总数。',
      },
    }),
    method: choice({
      label: { en: 'Test', zh: '检验方法' },
      help: {
        en: 'The power of the exact test rises in teeth; its size is the one from which on the power is always reached.',
        zh: '精确检验的效能随例数呈锯齿状变化；所给例数为此后效能始终达标的最小值。',
      },
      of: {
        exact: { label: { en: 'Exact binomial', zh: '二项分布精确法' } },
        normal: { label: { en: 'Normal approximation', zh: '正态近似法' } },
      },
      initial: 'exact',
      when: ({ design }) => design === 'one-sample',
    }),
    continuity: toggle({
      label: { en: 'Continuity correction', zh: '连续性校正' },
      help: {
        en: 'Fleiss’s, close to the size for Fisher’s exact test; Nam’s of a trend.',
        zh: 'Fleiss 校正，结果接近 Fisher 确切概率法所需例数；趋势检验为 Nam 校正。',
      },
      initial: false,
      when: (answers) => isTrend(answers) || (isTwo(answers) && !hasMargin(answers)),
    }),
    proportions: text({
      label: { en: 'Proportions of the groups', zh: '各组的率' },
      help: {
        en: 'As they are expected, in the order of the groups and between 0 and 1, such as 0.1, 0.15, 0.25.',
        zh: '按组的顺序输入各组预期率（0 与 1 之间），如 0.1, 0.15, 0.25。',
      },
      when: (answers) => isTrend(answers) && givesEffect(answers),
    }),
    groups: number({
      label: { en: 'Number of groups', zh: '组数' },
      help: { en: 'Ordered groups.', zh: '有序分组的组数。' },
      min: 2,
      max: 50,
      step: 1,
      integer: true,
      initial: 3,
      when: (answers) => isTrend(answers) && !givesEffect(answers),
    }),
    scores: text({
      label: { en: 'Scores of the groups', zh: '各组得分' },
      help: {
        en: 'Such as doses, rising; left empty, the groups are one apart: 0, 1, 2, ….',
        zh: '如各组剂量，由小到大；不填则按 0、1、2…等间距取值。',
      },
      when: isTrend,
    }),
    allocation: text({
      label: { en: 'Sizes of the groups, in proportion', zh: '各组例数之比' },
      help: {
        en: 'Such as 2, 1, 1 for a first group twice as large; left empty, all groups are of one size.',
        zh: '如 2, 1, 1 表示第 1 组例数为其余各组的 2 倍；不填则各组例数相等。',
      },
      when: isTrend,
    }),
    p1: optionalNumber({
      label: { en: 'Proportion in group 1', zh: '第 1 组的率' },
      help: {
        en: 'Of the control or lowest group, the first of paired ratings, or the given value of one sample.',
        zh: '对照组（最低组）的率；配对设计为第一种方法的率；单样本设计为已知总体率。',
      },
      ...fraction,
      when: (answers) => isRate(answers) || (isTrend(answers) && !givesEffect(answers)),
    }),
    p2: optionalNumber({
      label: { en: 'Proportion in group 2', zh: '第 2 组的率' },
      help: { en: 'The one that is expected of the new treatment.', zh: '试验组（或样本）的预期率。' },
      ...fraction,
      when: asksSecond,
    }),
    direction: choice({
      label: { en: 'Group 2, or higher scores, have', zh: '第 2 组（或得分较高组）的率' },
      help: { en: 'On which side the smallest effect is looked for.', zh: '在哪一侧寻找最小可检出效应。' },
      of: {
        more: { label: { en: 'the higher proportion', zh: '较高' } },
        less: { label: { en: 'the lower proportion', zh: '较低' } },
      },
      initial: 'more',
      when: (answers) => (isTrend(answers) || (isRate(answers) && !hasMargin(answers))) && !givesEffect(answers),
    }),
    discordant: optionalNumber({
      label: { en: 'Discordant pairs', zh: '不一致对子的比例' },
      help: {
        en: 'The share of pairs whose members differ, either way; at least the difference of the proportions.',
        zh: '两次结果不一致（任一方向）的对子所占比例，不小于两率之差。',
      },
      ...fraction,
      when: ({ design }) => design === 'paired',
    }),
    margin: optionalNumber({
      label: { en: 'Margin', zh: '界值' },
      help: {
        en: 'The largest difference that does not matter, in percentage points, above 0.',
        zh: '临床上可忽略的最大率差（百分点），取正值。',
      },
      min: 0.001,
      max: 0.9,
      step: 0.05,
      shownAs: 'percent',
      when: (answers) => hasMargin(answers) && givesEffect(answers),
    }),
    eventIs: choice({
      label: { en: 'The event is', zh: '事件的性质' },
      help: { en: 'On which side of the margin a worse result lies.', zh: '决定“较差”位于界值的哪一侧。' },
      of: {
        benefit: { label: { en: 'Wanted, such as cure', zh: '有利事件，如治愈' } },
        harm: { label: { en: 'Unwanted, such as death', zh: '不良事件，如死亡' } },
      },
      initial: 'benefit',
      when: ({ design, aim }) => (design === 'two-sample' || design === undefined) && aim === 'non-inferiority',
    }),
    w: optionalNumber({
      label: { en: 'Cohen’s w', zh: 'Cohen w' },
      help: {
        en: 'The root of the sum of (p − p0)² / p0 over the cells: 0.1 small, 0.3 medium, 0.5 large.',
        zh: '各格 (p − p0)²/p0 之和的平方根：0.1 小、0.3 中、0.5 大。',
      },
      min: 0.001,
      max: 10,
      step: 0.1,
      when: (answers) => isTable(answers) && givesEffect(answers),
    }),
    df: number({
      label: { en: 'Degrees of freedom', zh: '自由度' },
      help: { en: '(Rows − 1) × (columns − 1).', zh: '(行数 − 1) × (列数 − 1)。' },
      min: 1,
      max: 1000,
      step: 1,
      integer: true,
      initial: 1,
      when: isTable,
    }),
    ratio: ratio(isTwo),
    sides: sides((answers) => !isTable(answers)),
  },
  sections: planSections(
    ['design', 'aim', 'method', 'continuity', 'solveFor', 'n', 'power', 'alpha', 'sides', 'ratio'],
    [
      'proportions',
      'groups',
      'scores',
      'allocation',
      'p1',
      'p2',
      'direction',
      'discordant',
      'margin',
      'eventIs',
      'w',
      'df',
    ],
  ),
  results: planResults,
  messages,
  references: [
    'fleiss-1980',
    'chow-shao-wang-2008',
    'connor-1987',
    'nam-1987',
    'cohen-1988',
    'chernick-liu-2002',
    'donner-klar-2000',
  ],
  upgrades: {},
})
