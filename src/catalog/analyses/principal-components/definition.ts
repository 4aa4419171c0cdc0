import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, number, optionalVariable, toggle, variables } from '../../kit/options/options.ts'
import { seed } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'
import { saved } from './saved.ts'

export const definition = defineAnalysis({
  id: 'principal-components',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Measurements that may say the same in part. Rows that lack one are left out (SPSS: "Factor", extraction "Principal components"; SPSSAU: "PCA"; R: prcomp).',
        zh: '可能包含重复信息的多个指标；有变量缺失的行不纳入（SPSS：因子分析，提取方法“主成分”；SPSSAU：主成分分析；R：prcomp）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
      min: 2,
      max: 60,
    }),
    matrix: choice({
      label: { en: 'Analysed matrix', zh: '分析矩阵' },
      help: {
        en: 'Of correlations, unless all variables have one unit and their variances are to count.',
        zh: '一般采用相关矩阵；仅当各变量量纲相同且需保留其变异大小时采用协方差矩阵。',
      },
      of: {
        correlation: {
          label: { en: 'Correlations', zh: '相关矩阵' },
          help: {
            en: 'Every variable counts alike (R: scale. = TRUE; the default of SPSS).',
            zh: '各变量标准化后同等对待（R：scale. = TRUE；SPSS 默认）。',
          },
        },
        covariance: {
          label: { en: 'Covariances', zh: '协方差矩阵' },
          help: {
            en: 'Variables of larger variance count more (the default of R’s prcomp).',
            zh: '方差大的变量权重大（R 的 prcomp 默认）。',
          },
        },
      },
      initial: 'correlation',
    }),
    keep: choice({
      label: { en: 'Components kept', zh: '主成分个数' },
      help: {
        en: 'At least one is kept. Compare the scree plot.',
        zh: '至少保留一个；请结合碎石图判断。',
      },
      of: {
        eigenvalue: {
          label: { en: 'Eigenvalue above 1', zh: '特征根大于 1' },
          help: {
            en: 'The rule of Kaiser and Guttman; of covariances, above the mean eigenvalue.',
            zh: 'Kaiser–Guttman 准则；采用协方差矩阵时为大于平均特征根。',
          },
        },
        parallel: {
          label: { en: 'Parallel analysis', zh: '平行分析' },
          help: {
            en: 'As long as the eigenvalue is above the 95th percentile of those of random data with as many rows and variables (Horn; R: psych’s fa.parallel).',
            zh: '特征根大于同等行数与变量数的随机数据特征根的第 95 百分位数（Horn 法；R：psych 包 fa.parallel）。',
          },
        },
        share: { label: { en: 'Share of the variance', zh: '累积方差贡献率' } },
        fixed: { label: { en: 'A fixed number', zh: '固定个数' } },
      },
      initial: 'eigenvalue',
    }),
    count: number({
      label: { en: 'Number of components', zh: '主成分个数' },
      help: { en: 'At most as many as variables.', zh: '不超过变量个数。' },
      min: 1,
      max: 60,
      step: 1,
      integer: true,
      initial: 2,
      when: ({ keep }) => keep === 'fixed',
    }),
    share: number({
      label: { en: 'Cumulative share', zh: '累积贡献率' },
      help: {
        en: 'So many components are kept that together they hold this share of the variance, or more.',
        zh: '保留累积方差贡献率首次达到该值的主成分。',
      },
      min: 0.3,
      max: 1,
      step: 0.05,
      initial: 0.8,
      shownAs: 'percent',
      when: ({ keep }) => keep === 'share',
    }),
    simulations: number({
      label: { en: 'Random data sets', zh: '随机数据组数' },
      help: {
        en: 'More of them make the percentiles steadier, and take longer.',
        zh: '组数越多百分位数越稳定，但耗时越长。',
      },
      min: 20,
      max: 5000,
      step: 20,
      integer: true,
      initial: 200,
      when: ({ keep }) => keep === 'parallel',
    }),
    seed: { ...seed(), when: ({ keep }) => keep === 'parallel' },
    rotation: choice({
      label: { en: 'Rotation', zh: '旋转' },
      help: {
        en: 'Rotated components hold the same variance together and are easier to name; they are no longer principal components one by one.',
        zh: '旋转后各成分合计解释的方差不变，更易命名，但单个成分不再是主成分。',
      },
      of: {
        none: { label: { en: 'None', zh: '不旋转' } },
        varimax: {
          label: { en: 'Varimax', zh: '最大方差法' },
          help: {
            en: 'At right angles, with Kaiser’s normalisation (R: varimax; SPSS: "Varimax").',
            zh: '正交旋转，含 Kaiser 标准化（R：varimax；SPSS：最大方差法）。',
          },
        },
      },
      initial: 'none',
      when: ({ matrix }) => matrix !== 'covariance',
    }),
    scores: number({
      label: { en: 'Scores to save', zh: '保存得分的成分数' },
      help: {
        en: 'For the first so many components: new columns with mean 0 and variance 1, for rows that have all variables.',
        zh: '将前若干个成分的得分保存为新列（均数 0、方差 1），仅含变量完整的行。',
      },
      min: 0,
      max: 5,
      step: 1,
      integer: true,
      initial: 1,
    }),
    sorted: toggle({
      label: { en: 'Loadings sorted', zh: '载荷排序' },
      help: {
        en: 'Variables by the component on which they load most, the largest loading first (SPSS: "Sorted by size").',
        zh: '变量按载荷最大的成分归类，并按载荷大小排列（SPSS：按大小排序）。',
      },
      initial: false,
    }),
    scorePlot: toggle({
      label: { en: 'Score plot', zh: '得分图' },
      help: {
        en: 'The rows as points by two components, whether kept or not; with arrows of the variables a biplot.',
        zh: '以两个成分为坐标绘制各行（不限于所保留的成分）；加绘变量箭头即为双标图。',
      },
      initial: false,
    }),
    across: number({
      label: { en: 'Component across', zh: '横轴成分' },
      help: { en: 'By its number.', zh: '成分序号。' },
      min: 1,
      max: 60,
      step: 1,
      integer: true,
      initial: 1,
      when: hasScorePlot,
    }),
    up: number({
      label: { en: 'Component up', zh: '纵轴成分' },
      help: { en: 'By its number.', zh: '成分序号。' },
      min: 1,
      max: 60,
      step: 1,
      integer: true,
      initial: 2,
      when: hasScorePlot,
    }),
    scoreGroup: optionalVariable({
      label: { en: 'Groups of points', zh: '散点分组' },
      help: {
        en: 'A colour and a shape for each value; it does not change the components.',
        zh: '每个取值一种颜色与形状，不影响主成分的计算。',
      },
      accepts: ['nominal', 'ordinal'],
      when: hasScorePlot,
    }),
    ellipses: toggle({
      label: { en: 'Ellipses', zh: '椭圆' },
      help: {
        en: 'Of each group of 4 or more: 95% of a normal population with its means and covariances (R: car::dataEllipse).',
        zh: '4 例及以上的各组绘制 95% 正态数据椭圆（R：car::dataEllipse）。',
      },
      initial: true,
      when: hasScorePlot,
    }),
    arrows: toggle({
      label: { en: 'Variables as arrows', zh: '变量箭头' },
      help: {
        en: 'A biplot. The arrows are longer than the loadings by the factor stated under the figure.',
        zh: '即双标图；箭头按图下注明的倍数放大。',
      },
      initial: false,
      when: hasScorePlot,
    }),
    scoreScale: choice({
      label: { en: 'Scale of the scores', zh: '得分尺度' },
      help: {
        en: 'Rotated components have scores of variance 1.',
        zh: '旋转后的成分得分方差均为 1。',
      },
      of: {
        standard: {
          label: { en: 'Variance 1', zh: '方差为 1' },
          help: {
            en: 'As saved; angles between arrows show correlations.',
            zh: '与保存的得分相同；箭头夹角反映变量间的相关。',
          },
        },
        principal: {
          label: { en: 'Variance of the component', zh: '方差为特征根' },
          help: {
            en: 'Distances between points are those of the data, as far as two components hold them (R: prcomp, x).',
            zh: '点间距离近似数据中的距离（R：prcomp 的 x）。',
          },
        },
      },
      initial: 'standard',
      when: ({ scorePlot, rotation }) => scorePlot === true && rotation !== 'varimax',
    }),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'matrix'] },
    { title: { en: 'Components', zh: '主成分' }, options: ['keep', 'count', 'share', 'rotation', 'scores'] },
    {
      title: { en: 'Figures', zh: '图形' },
      options: ['scorePlot', 'across', 'up', 'scoreGroup', 'ellipses', 'arrows', 'scoreScale'],
    },
    { title: { en: 'Details', zh: '详细设置' }, options: ['sorted', 'simulations', 'seed'], folded: true },
  ],
  results: {
    tables,
    figures: {
      scree: { title: { en: 'Scree plot', zh: '碎石图' } },
      loadings: { title: { en: 'Loading plot', zh: '载荷图' } },
      scores: { title: { en: 'Score plot', zh: '得分图' } },
    },
    saved,
  },
  messages,
  references: [
    'pearson-1901',
    'hotelling-1933',
    'bartlett-1950',
    'kaiser-1958',
    'cattell-1966',
    'kaiser-1974',
    'kaiser-rice-1974',
    'horn-1965',
    'glorfeld-1995',
  ],
  upgrades: {},
})

function hasScorePlot({ scorePlot }: AnswersSoFar): boolean {
  return scorePlot === true
}
