import type { Words } from './words.ts'

/** The section of an entry in the menu. */
export type Family = keyof typeof families

export const families = {
  descriptive: { en: 'Description and baseline', zh: '描述与基线' },
  'compare-groups': { en: 'Comparing groups', zh: '组间比较' },
  regression: { en: 'Regression models', zh: '回归模型' },
  survival: { en: 'Survival', zh: '生存分析' },
  diagnostic: { en: 'Diagnostic tests', zh: '诊断试验' },
  distribution: { en: 'Distribution', zh: '分布' },
  comparison: { en: 'Comparison', zh: '比较' },
  relation: { en: 'Relation', zh: '关系' },
  composition: { en: 'Composition', zh: '构成' },
  time: { en: 'Change over time', zh: '时间变化' },
  prediction: { en: 'Diagnosis and prediction', zh: '诊断与预测' },
  causal: { en: 'Regression and causal inference', zh: '回归与因果' },
  'meta-analysis': { en: 'Meta-analysis', zh: 'Meta 分析' },
  agreement: { en: 'Agreement, laboratory, quality', zh: '一致性、检验与质量' },
  multivariate: { en: 'Matrix and multivariate', zh: '矩阵与多变量' },
  flow: { en: 'Flow, sets, hierarchies, networks', zh: '流向、集合、层级与网络' },
  omics: { en: 'Omics and oncology', zh: '组学与肿瘤' },
  survey: { en: 'Questionnaires, maps, planning', zh: '问卷、地图与设计' },
  nephrology: { en: 'Nephrology and electrolytes', zh: '肾脏与电解质' },
  hepatology: { en: 'Hepatology', zh: '肝病' },
  cardiology: { en: 'Cardiology and vessels', zh: '心血管' },
  respiratory: { en: 'Respiratory medicine', zh: '呼吸' },
  'critical-care': { en: 'Critical care and emergency', zh: '重症与急诊' },
  neurology: { en: 'Neurology', zh: '神经' },
  haematology: { en: 'Haematology and oncology', zh: '血液与肿瘤' },
  endocrine: { en: 'Endocrinology and nutrition', zh: '内分泌与营养' },
  gastroenterology: { en: 'Gastroenterology and surgery', zh: '消化与普外' },
  infection: { en: 'Infection and pharmacology', zh: '感染与药理' },
  paediatrics: { en: 'Obstetrics and paediatrics', zh: '妇产与儿科' },
  psychiatry: { en: 'Psychiatry', zh: '精神心理' },
  anaesthesia: { en: 'Anaesthesia', zh: '麻醉与围术期' },
  geriatrics: { en: 'Geriatrics and nursing', zh: '老年与护理' },
  rheumatology: { en: 'Rheumatology', zh: '风湿' },
  conversion: { en: 'Unit conversion', zh: '单位换算' },
  'study-design': { en: 'Study design', zh: '研究设计' },
} as const satisfies Readonly<Record<string, Words>>

/** The families of the charts, in the order of the gallery. */
export const chartFamilies = [
  'distribution',
  'comparison',
  'relation',
  'composition',
  'time',
  'survival',
  'prediction',
  'causal',
  'meta-analysis',
  'agreement',
  'multivariate',
  'flow',
  'omics',
  'survey',
] as const satisfies readonly Family[]

/** Whether a value is the key of a family. */
export function isFamily(text: unknown): text is Family {
  return typeof text === 'string' && Object.hasOwn(families, text)
}
