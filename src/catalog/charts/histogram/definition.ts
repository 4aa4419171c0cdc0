import { defineChart } from '../../kit/chart.ts'
import { choice, number, optionalVariable, toggle, variable } from '../../kit/options/options.ts'

export const definition = defineChart({
  id: 'histogram',
  version: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Histogram', zh: '直方图' },
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'Its values are counted in bins of equal width.', zh: '按等宽区间统计频数。' },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    group: optionalVariable({
      label: { en: 'Groups', zh: '分组变量' },
      help: { en: 'One colour for each group, over the same bins.', zh: '各组使用相同区间，以颜色区分。' },
      accepts: ['nominal', 'ordinal'],
    }),
    bins: choice({
      label: { en: 'Number of bins', zh: '区间数' },
      help: {
        en: 'A rule, or a number of your own. Look at more than one: the shape depends on it.',
        zh: '按规则确定或自行指定。形状会随区间数变化，建议多看几种。',
      },
      of: {
        sturges: { label: { en: 'Sturges', zh: 'Sturges' } },
        scott: { label: { en: 'Scott', zh: 'Scott' } },
        'freedman-diaconis': { label: { en: 'Freedman–Diaconis', zh: 'Freedman–Diaconis' } },
        own: { label: { en: 'My own number', zh: '自定义' } },
      },
      initial: 'freedman-diaconis',
    }),
    count: number({
      label: { en: 'Bins', zh: '自定义区间数' },
      help: { en: 'Of equal width, from the smallest value to the largest.', zh: '从最小值到最大值等宽划分。' },
      min: 1,
      max: 200,
      step: 1,
      integer: true,
      initial: 10,
      when: ({ bins }) => bins === 'own',
    }),
    scale: choice({
      label: { en: 'Height of the bars', zh: '纵轴' },
      help: { en: 'Densities compare groups of different size.', zh: '比较样本量不同的组时宜用密度。' },
      of: {
        count: { label: { en: 'Count', zh: '频数' } },
        density: { label: { en: 'Density', zh: '密度' } },
      },
      initial: 'count',
    }),
    curve: toggle({
      label: { en: 'Kernel density', zh: '核密度曲线' },
      help: {
        en: 'Gaussian kernel, bandwidth by the rule of Silverman (R: bw.nrd0).',
        zh: '高斯核，带宽按 Silverman 规则（R：bw.nrd0）。',
      },
      initial: true,
    }),
    normal: toggle({
      label: { en: 'Normal curve', zh: '正态曲线' },
      help: { en: 'With the mean and the standard deviation of the values.', zh: '以样本均数与标准差绘制。' },
      initial: false,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group'] },
    { title: { en: 'Bars and curves', zh: '图形' }, options: ['bins', 'count', 'scale', 'curve', 'normal'] },
  ],
  messages: {
    'too-few-values': {
      en: '{variable} has {n} usable {n|value|values}; a distribution needs at least two.',
      zh: '{variable} 仅有 {n} 个可用值，绘制分布至少需要两个。',
    },
    'no-variation': { en: 'All values of {variable} are equal.', zh: '{variable} 的取值全部相同。' },
  },
  references: ['silverman-1986', 'scott-1979', 'freedman-diaconis-1981'],
  upgrades: {},
})
