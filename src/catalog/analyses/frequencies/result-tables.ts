import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

export const tables = {
  frequencies: defineTable({
    title: { en: 'Frequencies: {name}', zh: '频数表：{name}' },
    rows: ['part', 'value'],
    columns: {
      part: column.keyed(
        { en: 'Cases', zh: '个案' },
        {
          valid: { en: 'Valid', zh: '有效' },
          'valid-all': { en: 'Valid, total', zh: '有效合计' },
          blank: { en: 'Missing: blank', zh: '缺失：空白' },
          code: { en: 'Missing: code', zh: '缺失：用户缺失码' },
          range: { en: 'Missing: in a range', zh: '缺失：缺失值区间内' },
          infinite: { en: 'Missing: infinite', zh: '缺失：无穷大' },
          'missing-all': { en: 'Missing, total', zh: '缺失合计' },
          all: { en: 'Total', zh: '总计' },
        },
      ),
      value: column.label({ en: 'Value', zh: '取值' }),
      n: column.count({ en: '_n_', zh: '频数' }),
      percent: column.percent({ en: '%', zh: '百分比(%)' }),
      valid: column.percent({ en: 'Valid %', zh: '有效百分比(%)' }),
      interval: column.interval({ en: '{level} CI (valid %)', zh: '有效百分比的 {level} CI(%)' }, 'percent'),
      cumulative: column.percent({ en: 'Cumulative %', zh: '累积百分比(%)' }),
    },
  }),
}
