import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, optionalVariable, toggle, variable } from '../../kit/options.ts'

export const definition = defineChart({
  id: 'box-violin',
  version: 1,
  title: { en: 'Box and violin plot', zh: '箱线图与小提琴图' },
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'The measurement whose distribution is shown.', zh: '要展示其分布的定量变量。' },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    group: optionalVariable({
      label: { en: 'Groups', zh: '分组变量' },
      help: { en: 'One box for each value, side by side.', zh: '每个取值一个箱体，并列排布。' },
      accepts: ['nominal', 'ordinal'],
    }),
    colour: optionalVariable({
      label: { en: 'Colours', zh: '颜色变量' },
      help: {
        en: 'A second grouping: its values stand beside each other within each group.',
        zh: '第二分组变量：其各取值在每组内并列，以颜色区分。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    shape: choice({
      label: { en: 'Shape', zh: '图形' },
      help: {
        en: 'A box shows quartiles; a violin the kernel density (R: bw.nrd0), which a few dozen values are needed for.',
        zh: '箱体显示四分位数；小提琴显示核密度（R：bw.nrd0），每组宜有数十个观测值。',
      },
      of: {
        box: { label: { en: 'Box', zh: '箱线图' } },
        violin: { label: { en: 'Violin', zh: '小提琴图' } },
        both: { label: { en: 'Both', zh: '小提琴＋箱线' } },
      },
      initial: 'both',
    }),
    points: choice({
      label: { en: 'Single values', zh: '散点' },
      help: {
        en: 'In groups of more than 1000 only the values beyond the whiskers are shown.',
        zh: '任一组超过 1000 例时仅显示须线以外的值。',
      },
      of: {
        all: { label: { en: 'All', zh: '全部' } },
        outliers: { label: { en: 'Beyond the whiskers', zh: '仅离群值' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'all',
    }),
    mean: toggle({
      label: { en: 'Mean', zh: '均数' },
      help: { en: 'A diamond at the mean of each group.', zh: '以菱形标示各组均数。' },
      initial: false,
    }),
    quartiles: choice({
      label: { en: 'Quartiles', zh: '四分位数算法' },
      help: {
        en: 'Types of Hyndman and Fan. They differ in small samples only.',
        zh: 'Hyndman–Fan 分类；仅在小样本时有差别。',
      },
      of: {
        type7: { label: { en: 'Type 7 (R, Excel)', zh: '类型 7（R、Excel）' } },
        type6: { label: { en: 'Type 6 (SPSS, GraphPad)', zh: '类型 6（SPSS、GraphPad）' } },
        type2: { label: { en: 'Type 2 (SAS)', zh: '类型 2（SAS）' } },
      },
      initial: 'type7',
    }),
    test: choice({
      label: { en: 'Compare groups', zh: '组间比较' },
      help: {
        en: 'Two groups at a time, two-sided; with colours, the colours within each group.',
        zh: '两两比较，双侧检验；有颜色变量时在每组内比较各颜色。',
      },
      of: {
        none: { label: { en: 'No test', zh: '不检验' } },
        welch: { label: { en: 'Welch’s t test', zh: 'Welch t 检验' } },
        'mann-whitney': { label: { en: 'Mann–Whitney U test', zh: 'Mann–Whitney U 检验' } },
      },
      initial: 'none',
      when: isGrouped,
    }),
    compare: choice({
      label: { en: 'Comparisons', zh: '比较对象' },
      help: { en: 'Fewer comparisons lose less to the adjustment.', zh: '比较次数越少，校正造成的损失越小。' },
      of: {
        all: { label: { en: 'All pairs', zh: '所有两两组合' } },
        first: { label: { en: 'With the first group', zh: '与第一组比较' } },
      },
      initial: 'all',
      when: isTested,
    }),
    adjust: choice({
      label: { en: 'Adjustment of P', zh: 'P 值校正' },
      help: {
        en: 'For all comparisons of the figure together (R: p.adjust).',
        zh: '对图中全部比较统一校正（R：p.adjust）。',
      },
      of: {
        holm: { label: { en: 'Holm', zh: 'Holm' } },
        bonferroni: { label: { en: 'Bonferroni', zh: 'Bonferroni' } },
        none: { label: { en: 'None', zh: '不校正' } },
      },
      initial: 'holm',
      when: isTested,
    }),
    label: choice({
      label: { en: 'Shown as', zh: '标注方式' },
      help: { en: 'Most journals want exact P values.', zh: '多数期刊要求给出确切 P 值。' },
      of: {
        p: { label: { en: 'P value', zh: 'P 值' } },
        stars: { label: { en: 'Stars', zh: '星号' } },
      },
      initial: 'p',
      when: isTested,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group', 'colour'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['shape', 'points', 'mean'] },
    { title: { en: 'Comparisons', zh: '组间比较' }, options: ['test', 'compare', 'adjust', 'label'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['quartiles'], folded: true },
  ],
  messages: {
    'no-values': { en: '{variable} has no usable value.', zh: '{variable} 没有可用的值。' },
    'too-many-groups': {
      en: '{group} has more than {max} values; this many cannot be told apart in one figure.',
      zh: '{group} 的取值超过 {max} 个，无法在一幅图中分辨。',
    },
  },
  references: ['hyndman-fan-1996', 'silverman-1986', 'welch-1947', 'mann-whitney-1947', 'holm-1979'],
  upgrades: {},
})

function isGrouped({ group, colour }: AnswersSoFar): boolean {
  return typeof group === 'string' || typeof colour === 'string'
}

function isTested(answers: AnswersSoFar): boolean {
  return isGrouped(answers) && answers.test !== 'none'
}
