import { defineChart } from '../../kit/chart.ts'
import { choice } from '../../kit/options/options.ts'
import { groupVariable, numericVariables } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'scatter-matrix',
  version: 1,
  title: { en: 'Scatter-plot matrix', zh: '散点图矩阵' },
  options: {
    variables: numericVariables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'A row and a column for each. For more than 8 choose the chart “Correlation heat map”.',
        zh: '每个变量占一行一列；超过 8 个时请改用“相关热图”。',
      },
      min: 2,
      max: 8,
    }),
    group: groupVariable({ en: 'A colour and a shape for each value.', zh: '每个取值一种颜色与点形。' }),
    upper: choice({
      label: { en: 'Above the diagonal', zh: '对角线上方' },
      help: {
        en: 'Scatter plots there show the same points with the axes exchanged.',
        zh: '上方的散点图与下方相同，仅横纵轴互换。',
      },
      of: {
        r: { label: { en: 'Correlations', zh: '相关系数' } },
        scatter: { label: { en: 'Scatter plots', zh: '散点图' } },
      },
      initial: 'r',
    }),
    diagonal: choice({
      label: { en: 'On the diagonal', zh: '对角线' },
      help: {
        en: 'A histogram is of all groups together, densities are of each.',
        zh: '直方图合并各组，密度曲线按组绘制。',
      },
      of: {
        histogram: { label: { en: 'Histograms', zh: '直方图' } },
        density: { label: { en: 'Density curves', zh: '密度曲线' } },
      },
      initial: 'histogram',
    }),
    method: choice({
      label: { en: 'Coefficient', zh: '相关系数' },
      help: {
        en: 'Pearson for straight lines, the others for any rising or falling relation and for grades (R: cor).',
        zh: 'Pearson 反映直线关系，其余基于秩次，适用于单调关系与等级资料（R：cor）。',
      },
      of: {
        pearson: { label: { en: 'Pearson', zh: 'Pearson' } },
        spearman: { label: { en: 'Spearman', zh: 'Spearman' } },
        kendall: { label: { en: 'Kendall’s tau-b', zh: 'Kendall tau-b' } },
      },
      initial: 'pearson',
      when: ({ upper }) => upper !== 'scatter',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'group'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['upper', 'diagonal', 'method'] },
  ],
  messages: {
    'too-few-rows': {
      en: 'No two variables have {min} rows in which both are known. Choose other variables.',
      zh: '任意两个变量同时有值的行均不足 {min} 行，请更换变量。',
    },
    'without-coefficient': {
      en: '{n} {n|pair has|pairs have} no coefficient, for want of rows or of variation: a dash takes its place.',
      zh: '{n} 对变量因有效行过少或无变异而无法计算相关系数，以短横线表示。',
    },
    'points-left-out': {
      en: 'Of {n} rows one in {every} is drawn; coefficients and distributions rest on all.',
      zh: '共 {n} 行，散点每 {every} 行绘制 1 行；相关系数与分布使用全部数据。',
    },
  },
  references: [
    'pearson-1896',
    'spearman-1904',
    'kendall-1938',
    'silverman-1986',
    'freedman-diaconis-1981',
    'scott-1979',
  ],
  upgrades: {},
})
