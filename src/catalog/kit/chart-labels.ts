import type { Words } from './words.ts'

/** What a chart is for, or the data that it draws: any number of them per chart, besides its one family. */
export type ChartLabel = keyof typeof chartLabels

interface LabelSpec extends Words {
  readonly of: 'purpose' | 'data'
}

export const chartLabels = {
  distribution: { of: 'purpose', en: 'Show a distribution', zh: '展示分布' },
  comparison: { of: 'purpose', en: 'Compare', zh: '比较' },
  relation: { of: 'purpose', en: 'Show a relation', zh: '展示关系' },
  composition: { of: 'purpose', en: 'Show shares', zh: '展示构成' },
  trend: { of: 'purpose', en: 'Show change over time', zh: '展示变化趋势' },
  survival: { of: 'purpose', en: 'Follow up to an event', zh: '生存随访' },
  prediction: { of: 'purpose', en: 'Judge a prediction', zh: '评价预测' },
  flow: { of: 'purpose', en: 'Show who moves where', zh: '展示流向' },
  omics: { of: 'purpose', en: 'Omics and tumours', zh: '组学与肿瘤' },
  'one-numeric': { of: 'data', en: 'One numeric variable', zh: '一个数值变量' },
  'two-numeric': { of: 'data', en: 'Two numeric variables', zh: '两个数值变量' },
  'numeric-category': { of: 'data', en: 'Numbers in groups', zh: '数值＋分组' },
  'one-category': { of: 'data', en: 'One categorical variable', zh: '一个分类变量' },
  'two-categories': { of: 'data', en: 'Two categorical variables', zh: '两个分类变量' },
  repeated: { of: 'data', en: 'Repeated measurements', zh: '重复测量' },
  'time-event': { of: 'data', en: 'Time and event', zh: '时间＋结局' },
  matrix: { of: 'data', en: 'Many variables', zh: '多个变量（矩阵）' },
  'finished-numbers': { of: 'data', en: 'Finished results', zh: '已有结果数据' },
} as const satisfies Readonly<Record<string, LabelSpec>>
