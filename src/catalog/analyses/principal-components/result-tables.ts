import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

export const tables = {
  eigenvalues: defineTable({
    title: { en: 'Variance of the components', zh: '特征根与方差贡献率' },
    rows: ['component'],
    columns: {
      component: column.label({ en: 'Component', zh: '成分' }),
      eigenvalue: column.estimate({ en: 'Eigenvalue', zh: '特征根' }, 3),
      share: column.percent({ en: 'Share', zh: '方差贡献率' }),
      cumulative: column.percent({ en: 'Cumulative', zh: '累积贡献率' }),
      random: column.estimate({ en: 'Random data', zh: '随机数据' }, 3),
      rotated: column.estimate({ en: 'Rotated: sum of squared loadings', zh: '旋转后载荷平方和' }, 3),
      rotatedShare: column.percent({ en: 'Share', zh: '方差贡献率' }),
      rotatedCumulative: column.percent({ en: 'Cumulative', zh: '累积贡献率' }),
    },
  }),
  loadings: defineTable({
    title: { en: 'Loadings', zh: '成分载荷矩阵' },
    rows: ['variable'],
    columns: {
      variable: column.label({ en: 'Variable', zh: '变量' }),
      loading: column.perLevel(column.estimate({ en: 'Component {group}', zh: '成分 {group}' }, 3)),
      communality: column.estimate({ en: 'Communality', zh: '共同度' }, 3),
      adequacy: column.estimate({ en: 'MSA', zh: 'MSA' }, 3),
    },
  }),
  coefficients: defineTable({
    title: { en: 'Score coefficients', zh: '成分得分系数矩阵' },
    rows: ['variable'],
    columns: {
      variable: column.label({ en: 'Variable', zh: '变量' }),
      coefficient: column.perLevel(column.estimate({ en: 'Component {group}', zh: '成分 {group}' }, 3)),
    },
  }),
  adequacy: defineTable({
    title: { en: 'Are the variables fit for it?', zh: 'KMO 与 Bartlett 球形检验' },
    rows: ['measure'],
    columns: {
      measure: column.keyed(
        { en: 'Measure', zh: '指标' },
        {
          kmo: { en: 'Kaiser–Meyer–Olkin measure', zh: 'KMO 取样适切性量数' },
          bartlett: { en: 'Bartlett’s test of sphericity', zh: 'Bartlett 球形检验' },
        },
      ),
      value: column.estimate({ en: 'Value', zh: '值' }, 3),
      statistic: column.statistic({ en: 'Statistic', zh: '统计量' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
}
