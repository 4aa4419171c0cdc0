import { defineTable } from '../../kit/analysis.ts'
import { shapeColumns } from '../../kit/comparison/shape-words.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Variable', zh: '变量' })
const group = column.label({ en: 'Group', zh: '组别' })

export const tables = {
  centre: defineTable({
    title: { en: 'Mean and spread', zh: '均数与离散程度' },
    rows: ['variable', 'group'],
    columns: {
      variable,
      group,
      n: column.count({ en: '_n_', zh: '例数' }),
      missing: column.count({ en: 'Missing', zh: '缺失' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      cv: column.percent({ en: 'CV, %', zh: '变异系数(%)' }),
      geometric: column.estimate({ en: 'Geometric mean', zh: '几何均数' }),
      geometricInterval: column.interval({ en: '{level} CI (geometric)', zh: '{level} CI（几何均数）' }),
    },
  }),
  position: defineTable({
    title: { en: 'Median and quartiles', zh: '中位数与四分位数' },
    rows: ['variable', 'group'],
    columns: {
      variable,
      group,
      median: column.quantityColumn({ en: 'Median', zh: '中位数' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
      p25: column.quantityColumn({ en: 'P25', zh: 'P25' }),
      p75: column.quantityColumn({ en: 'P75', zh: 'P75' }),
      iqr: column.quantityColumn({ en: 'IQR', zh: '四分位数间距' }),
      min: column.quantityColumn({ en: 'Minimum', zh: '最小值' }),
      max: column.quantityColumn({ en: 'Maximum', zh: '最大值' }),
      range: column.quantityColumn({ en: 'Range', zh: '极差' }),
    },
    ofSingleRows: ['min', 'max', 'range'],
  }),
  shape: defineTable({
    title: { en: 'Shape and normality', zh: '分布形态与正态性' },
    rows: ['variable', 'group'],
    columns: {
      variable,
      group,
      ...shapeColumns,
      w: column.statistic({ en: 'Shapiro–Wilk _W_', zh: 'Shapiro–Wilk _W_' }, 'W'),
      p: column.pValue(),
    },
  }),
  frequencies: defineTable({
    title: { en: 'Frequencies', zh: '频数表' },
    rows: ['characteristic', 'group'],
    columns: {
      characteristic: column.label({ en: 'Value', zh: '取值' }),
      group,
      n: column.count({ en: '_n_', zh: '频数' }),
      missing: column.count({ en: 'Missing', zh: '缺失' }),
      ofAll: column.percent({ en: '% of all', zh: '百分比(%)' }),
      valid: column.percent({ en: '% of valid', zh: '有效百分比(%)' }),
      cumulative: column.percent({ en: 'Cumulative %', zh: '累积百分比(%)' }),
    },
  }),
}
