import type { Words } from './words.ts'

/** The section of an analysis or a clinical tool in the menu. */
export type Family = keyof typeof families

export const families = {
  descriptive: { en: 'Description and baseline', zh: '描述与基线' },
  'compare-groups': { en: 'Comparing groups', zh: '组间比较' },
  regression: { en: 'Regression models', zh: '回归模型' },
  survival: { en: 'Survival', zh: '生存分析' },
  diagnostic: { en: 'Diagnostic tests', zh: '诊断试验' },
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

/** Whether a value is the key of a family. */
export function isFamily(text: unknown): text is Family {
  return typeof text === 'string' && Object.hasOwn(families, text)
}
