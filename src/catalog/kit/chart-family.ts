import type { Words } from './words.ts'

/** The section of a chart in the gallery. */
export type ChartFamily = keyof typeof chartFamilies

/** In the order of the gallery. Apart from those of analyses and tools, which every page loads at its start; no id is in both. */
export const chartFamilies = {
  distribution: { en: 'Distribution', zh: '分布' },
  comparison: { en: 'Comparison', zh: '比较' },
  relation: { en: 'Relation', zh: '关系' },
  composition: { en: 'Composition', zh: '构成' },
  time: { en: 'Change over time', zh: '时间变化' },
  'time-to-event': { en: 'Survival', zh: '生存分析' },
  prediction: { en: 'Diagnosis and prediction', zh: '诊断与预测' },
  causal: { en: 'Regression and causal inference', zh: '回归与因果' },
  'meta-analysis': { en: 'Meta-analysis', zh: 'Meta 分析' },
  agreement: { en: 'Agreement, laboratory, quality', zh: '一致性、检验与质量' },
  multivariate: { en: 'Matrix and multivariate', zh: '矩阵与多变量' },
  flow: { en: 'Flow, sets, hierarchies, networks', zh: '流向、集合、层级与网络' },
  omics: { en: 'Omics and oncology', zh: '组学与肿瘤' },
  survey: { en: 'Questionnaires, maps, planning', zh: '问卷、地图与设计' },
} as const satisfies Readonly<Record<string, Words>>

export const chartFamilyIds = Object.keys(chartFamilies) as readonly ChartFamily[]
