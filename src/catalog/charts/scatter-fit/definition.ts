import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, number, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { groupVariable, numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'scatter-fit',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Scatter plot with fit', zh: '散点图与拟合线' },
  options: {
    x: numericVariable({
      label: { en: 'Horizontal', zh: '横轴变量' },
      help: { en: 'What the other is predicted from (X).', zh: '自变量（X）。' },
    }),
    y: numericVariable({
      label: { en: 'Vertical', zh: '纵轴变量' },
      help: { en: 'What is predicted (Y).', zh: '因变量（Y）。' },
    }),
    group: groupVariable({ en: 'A colour and a fit for each value.', zh: '每个取值一种颜色，分别拟合。' }),
    fit: choice({
      label: { en: 'Fit', zh: '拟合' },
      help: {
        en: 'A spline bends smoothly and is straight at its ends (R: rms::rcs); loess and lowess follow the points without a formula: loess by local quadratics with an interval (R: loess), lowess by lines that resist outliers (R: lowess).',
        zh: '限制性立方样条平滑弯曲、两端为直线（R：rms::rcs）；loess 与 lowess 为局部加权回归，不预设函数形式：loess 为局部二次拟合并给出置信带（R：loess），lowess 为局部直线、对离群值稳健（R：lowess）。',
      },
      of: {
        none: { label: { en: 'None', zh: '不拟合' } },
        linear: { label: { en: 'Line', zh: '直线' } },
        polynomial: { label: { en: 'Polynomial', zh: '多项式' } },
        spline: { label: { en: 'Restricted cubic spline', zh: '限制性立方样条' } },
        loess: { label: { en: 'Loess, with band', zh: 'Loess 平滑（含置信带）' } },
        lowess: { label: { en: 'Lowess', zh: 'Lowess 平滑' } },
      },
      initial: 'linear',
    }),
    degree: number({
      label: { en: 'Degree', zh: '多项式次数' },
      help: {
        en: '2: one bend; each degree more allows one bend more. High degrees follow chance.',
        zh: '2 次有一个弯曲，每增加一次多一个弯曲；次数过高会拟合随机波动。',
      },
      min: 2,
      max: 4,
      step: 1,
      integer: true,
      initial: 2,
      when: ({ fit }) => fit === 'polynomial',
    }),
    knots: number({
      label: { en: 'Knots', zh: '节点数' },
      help: {
        en: 'At the quantiles that Harrell proposes: 3 below 30 points, 4 for most data, 5 for large ones.',
        zh: '置于 Harrell 建议的分位数处：不足 30 点用 3 个，通常 4 个，数据量大时 5 个。',
      },
      min: 3,
      max: 7,
      step: 1,
      integer: true,
      initial: 4,
      when: ({ fit }) => fit === 'spline',
    }),
    span: number({
      label: { en: 'Span', zh: '平滑跨度' },
      help: {
        en: 'The part of the points that each place of the curve rests on: larger is smoother.',
        zh: '每处局部拟合所用数据的比例，越大越平滑。',
      },
      min: 0.05,
      max: 1,
      step: 0.05,
      initial: 0.65,
      when: ({ fit }) => fit === 'lowess',
    }),
    loessSpan: number({
      label: { en: 'Span', zh: '平滑跨度' },
      help: {
        en: 'The part of the points that each place of the curve rests on: larger is smoother (R: span).',
        zh: '每处局部拟合所用数据的比例，越大越平滑（R：span）。',
      },
      min: 0.1,
      max: 1,
      step: 0.05,
      initial: 0.75,
      when: ({ fit }) => fit === 'loess',
    }),
    fitted: choice({
      label: { en: 'Fitted to', zh: '拟合对象' },
      help: {
        en: 'A curve for each group, or a single one for all points, whose colours still show the groups.',
        zh: '每组各一条曲线，或对全部数据拟合一条曲线（颜色仍表示分组）。',
      },
      of: {
        groups: { label: { en: 'Each group', zh: '各组' } },
        all: { label: { en: 'All points', zh: '全部数据' } },
      },
      initial: 'groups',
      when: ({ group, fit }) => typeof group === 'string' && fit !== 'none',
    }),
    band: choice({
      label: { en: 'Bands', zh: '置信带与预测带' },
      help: {
        en: 'Pointwise: for the mean of Y at each X, or for single new values (R: predict, interval).',
        zh: '逐点计算：各 X 处 Y 的均数，或单个新观测值（R：predict 的 interval）。',
      },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        confidence: { label: { en: 'Confidence band', zh: '置信带' } },
        prediction: { label: { en: 'Prediction band', zh: '预测带' } },
        both: { label: { en: 'Both', zh: '两者' } },
      },
      initial: 'confidence',
      when: isModel,
    }),
    note: choice({
      label: { en: 'In the corner', zh: '图内标注' },
      help: {
        en: 'A coefficient with P; of a polynomial or a spline R² with the P of its F test, of a spline also the P of its bends.',
        zh: '相关系数与 P 值；多项式与样条为 R² 与 F 检验 P 值，样条另给出非线性检验 P 值。',
      },
      of: {
        none: { label: { en: 'Nothing', zh: '不标注' } },
        statistics: { label: { en: 'Coefficient and P', zh: '系数与 P 值' } },
        equation: { label: { en: 'Equation', zh: '回归方程' } },
        both: { label: { en: 'Equation, coefficient and P', zh: '方程、系数与 P 值' } },
      },
      initial: 'statistics',
    }),
    correlation: choice({
      label: { en: 'Correlation', zh: '相关系数' },
      help: {
        en: 'P by Student’s t for either (SPSS; R: cor.test, exact = FALSE).',
        zh: '两者的 P 值均由 t 分布求得（SPSS；R：cor.test，exact = FALSE）。',
      },
      of: {
        pearson: { label: { en: 'Pearson’s r', zh: 'Pearson r' } },
        spearman: { label: { en: 'Spearman’s r_s', zh: 'Spearman 秩相关 r_s' } },
      },
      initial: 'pearson',
      when: isCorrelated,
    }),
    interval: toggle({
      label: { en: 'Interval of the correlation', zh: '相关系数的置信区间' },
      help: {
        en: 'By Fisher’s z; of Spearman’s with the standard error of Bonett and Wright (R: cor.test for Pearson’s).',
        zh: 'Fisher z 变换；Spearman 用 Bonett–Wright 标准误（Pearson 同 R：cor.test）。',
      },
      initial: false,
      when: isCorrelated,
    }),
    slopes: toggle({
      label: { en: 'Test of the slopes', zh: '斜率差异检验' },
      help: {
        en: 'Whether the lines of the groups have different slopes: the interaction in an analysis of covariance (R: anova of y ~ x + g and y ~ x * g).',
        zh: '检验各组直线斜率是否不同，即协方差分析中的交互作用（R：对 y ~ x + g 与 y ~ x * g 作 anova）。',
      },
      initial: false,
      when: ({ group, fit, fitted }) => typeof group === 'string' && fit === 'linear' && fitted !== 'all',
    }),
    ellipse: toggle({
      label: { en: 'Data ellipse', zh: '数据椭圆' },
      help: {
        en: 'Holds 95%, or the confidence level, of a bivariate normal population of each group (R: car::dataEllipse).',
        zh: '包含各组二元正态总体的 95%（或所选置信水平）（R：car::dataEllipse）。',
      },
      initial: false,
    }),
    identity: toggle({
      label: { en: 'Line of identity', zh: '等值线（y = x）' },
      help: {
        en: 'Where both are equal, for two measurements of the same quantity.',
        zh: '两变量相等处，用于同一指标的两次测量。',
      },
      initial: false,
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['x', 'y', 'group'] },
    { title: { en: 'Fit', zh: '拟合' }, options: ['fit', 'fitted', 'degree', 'knots', 'loessSpan', 'span', 'band'] },
    { title: { en: 'Statistics', zh: '统计量' }, options: ['note', 'correlation', 'interval', 'slopes'] },
    { title: { en: 'More marks', zh: '其他图形元素' }, options: ['ellipse', 'identity'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    'no-points': {
      en: 'No row has a usable value of both {x} and {y}.',
      zh: '没有 {x} 与 {y} 均可用的行。',
    },
    'points-left-out': {
      en: 'Of {n} points one in {every} is drawn. To see them all, choose the chart “Hexagon and square binning”, which counts the points in coloured cells.',
      zh: '共 {n} 个点，每 {every} 个绘制 1 个。如需显示全部数据，请改用“六边形分箱、二维频数图”，以颜色表示各单元格内的点数。',
    },
    'points-on-grid': {
      en: 'Many of the {n} points cover each other. The chart “Hexagon and square binning” counts them in coloured cells.',
      zh: '{n} 个点大量重叠。如需看清疏密，可改用“六边形分箱、二维频数图”，以颜色表示各单元格内的点数。',
    },
    'no-fit': {
      en: 'The {n} {n|point|points} {n|is|are} too few, or {n|lies|lie} too much at the same places, for this fit.',
      zh: '{n} 个点过少，或横轴取值过于重复，无法进行该拟合。',
    },
    'no-fit-in-group': {
      en: '{group} has no curve: its {n} {n|point|points} {n|is|are} too few, or {n|lies|lie} too much at the same places, for this fit.',
      zh: '{group} 组未绘制曲线：{n} 个点过少，或横轴取值过于重复，无法进行该拟合。',
    },
    'too-many-places': {
      en: 'Loess is fitted to at most {max} different values of {x}. Choose lowess, or a spline.',
      zh: 'loess 最多适用于 {x} 的 {max} 个不同取值；请改用 lowess 或样条。',
    },
    'slopes-impossible': {
      en: 'The slopes cannot be compared: fewer than two groups have points at different places, or there are too few points.',
      zh: '无法比较斜率：横轴取值有差异的组不足两个，或数据点过少。',
    },
  },
  references: [
    'cleveland-1979',
    'cleveland-1981',
    'cleveland-devlin-1988',
    'forsythe-1957',
    'harrell-2015',
    'fisher-1921',
    'bonett-wright-2000',
  ],
  upgrades: {},
})

function isModel({ fit }: AnswersSoFar): boolean {
  return fit === 'linear' || fit === 'polynomial' || fit === 'spline' || fit === 'loess'
}

function isCorrelated({ fit, note }: AnswersSoFar): boolean {
  return fit !== 'polynomial' && fit !== 'spline' && (note === 'statistics' || note === 'both')
}
