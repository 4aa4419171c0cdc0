import { defineChart } from '../../kit/chart.ts'
import { comparisonOptions } from '../../kit/comparison/comparison-options.ts'
import { type AnswersSoFar, choice, toggle } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { groupVariable, numericVariables } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'paired-lines',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Paired lines', zh: '配对连线图' },
  options: {
    variables: numericVariables({
      label: { en: 'Measurements', zh: '各次测量' },
      help: {
        en: 'Two to twelve columns measured on the same cases in the same unit, in the order of the figure.',
        zh: '同一对象以相同单位测得的 2~12 列，按图中顺序选择。',
      },
      min: 2,
      max: 12,
    }),
    group: groupVariable({
      en: 'A panel for each value; with lines coloured by group all are in one panel.',
      zh: '每个取值一个分图；若连线按组着色，则合并在同一图中。',
    }),
    lines: choice({
      label: { en: 'Colour of lines', zh: '连线颜色' },
      help: {
        en: 'The direction compares the last value of a case with its first.',
        zh: '变化方向由该对象最后一次与第一次测量值比较得出。',
      },
      of: {
        direction: { label: { en: 'By direction', zh: '按变化方向' } },
        grey: { label: { en: 'Grey', zh: '灰色' } },
        group: { label: { en: 'By group', zh: '按组' } },
      },
      initial: 'direction',
    }),
    summary: choice({
      label: { en: 'Summary', zh: '汇总' },
      help: {
        en: 'Beside the lines of two measurements, at the places of more.',
        zh: '两次测量时位于连线两侧，多次测量时位于各次测量处。',
      },
      of: {
        mean: { label: { en: 'Mean with interval', zh: '均数与置信区间' } },
        box: { label: { en: 'Box', zh: '箱体' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'mean',
    }),
    points: toggle({
      label: { en: 'Points', zh: '端点' },
      help: {
        en: 'A point at each value, in groups of fewer than 300 cases.',
        zh: '在每个观测值处画点；300 例及以上的组不画。',
      },
      initial: true,
    }),
    change: toggle({
      label: { en: 'Mean change', zh: '平均变化' },
      help: {
        en: 'The second measurement minus the first, with its interval by Student’s t, above the figure.',
        zh: '第二次减第一次的均数及 t 分布置信区间，标于图上方。',
      },
      initial: false,
      when: hasTwo,
    }),
    test: choice({
      label: { en: 'Compare measurements', zh: '测量间比较' },
      help: {
        en: 'Two measurements at a time, two-sided, within each group.',
        zh: '两两比较，双侧检验；有分组时在各组内比较。',
      },
      of: {
        none: { label: { en: 'No test', zh: '不检验' } },
        t: { label: { en: 'Paired t test', zh: '配对 t 检验' } },
        wilcoxon: {
          label: { en: 'Wilcoxon signed-rank test', zh: 'Wilcoxon 符号秩检验' },
          help: {
            en: 'Exact for fewer than 50 pairs without ties and zeros, as in R.',
            zh: '少于 50 对且无相同秩与零差值时用精确法，与 R 一致。',
          },
        },
        sign: { label: { en: 'Sign test', zh: '符号检验' } },
      },
      initial: 'none',
    }),
    ...comparisonOptions(isTested),
    compare: choice({
      label: { en: 'Comparisons', zh: '比较对象' },
      help: { en: 'Fewer comparisons lose less to the adjustment.', zh: '比较次数越少，校正造成的损失越小。' },
      of: {
        all: { label: { en: 'All pairs', zh: '所有两两组合' } },
        first: { label: { en: 'With the first measurement', zh: '与第一次测量比较' } },
      },
      initial: 'all',
      when: (answers) => isTested(answers) && !hasTwo(answers),
    }),
    confidence: confidenceLevel(),
    quartileType: quartileType(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'group'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['lines', 'summary', 'points', 'change'] },
    { title: { en: 'Comparisons', zh: '比较' }, options: ['test', 'compare', 'adjust', 'label', 'marked'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'quartileType'], folded: true },
  ],
  messages: {
    'no-complete-cases': {
      en: 'No case has a value in each of the measurements. Choose other columns.',
      zh: '没有任何对象在所选各列均有值，请更换变量。',
    },
    'group-among-variables': {
      en: 'The grouping variable {variable} cannot also be a measurement.',
      zh: '分组变量 {variable} 不能同时作为测量变量。',
    },
    'incomplete-left-out': {
      en: '{n} of {all} cases {n|lacks|lack} a value of a measurement and {n|is|are} left out.',
      zh: '{all} 例中有 {n} 例缺少某次测量值，未纳入。',
    },
    'quantiles-shown': {
      en: 'Groups of more than {max} cases are shown as percentiles in place of lines.',
      zh: '超过 {max} 例的组以百分位数带代替连线。',
    },
    'too-few-to-compare': {
      en: 'Groups of fewer than {least} cases show their lines only: {groups}.',
      zh: '不足 {least} 例的组仅显示连线：{groups}。',
    },
  },
  references: ['student-1908', 'wilcoxon-1945', 'conover-1999', 'hyndman-fan-1996', 'holm-1979'],
  upgrades: {},
})

function hasTwo({ variables: chosen }: AnswersSoFar): boolean {
  return Array.isArray(chosen) && chosen.length === 2
}

function isTested({ test }: AnswersSoFar): boolean {
  return test !== 'none'
}
