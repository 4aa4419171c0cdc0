import type { Words } from '../../kit/words.ts'

/** Logistic coefficients of EuroSCORE II (Nashef 2012, table 6). Age: 1 up to 60 years, plus 1 for each further year. */
export const intercept = -5.324537
export const perYear = 0.0285181

type Choice = readonly [coefficient: number, words: Words]

/** Coefficients of the conditions. */
export const conditions = {
  arteriopathy: [0.5360268, { en: 'Extracardiac arteriopathy', zh: '心外动脉病变' }],
  mobility: [0.2407181, { en: 'Poor mobility', zh: '活动能力差（骨骼肌或神经系统疾病）' }],
  redo: [1.118599, { en: 'Previous cardiac surgery', zh: '既往心脏手术' }],
  lungDisease: [0.1886564, { en: 'Chronic lung disease', zh: '慢性肺病' }],
  endocarditis: [0.6194522, { en: 'Active endocarditis', zh: '活动性心内膜炎' }],
  critical: [1.086517, { en: 'Critical preoperative state', zh: '术前危重状态' }],
  insulin: [0.3542749, { en: 'Diabetes on insulin', zh: '胰岛素治疗的糖尿病' }],
  angina: [0.2226147, { en: 'Angina at rest (CCS 4)', zh: '静息心绞痛（CCS 4 级）' }],
  infarction: [0.1528943, { en: 'Myocardial infarction within 90 days', zh: '90 天内心肌梗死' }],
  thoracicAorta: [0.6527205, { en: 'Surgery on the thoracic aorta', zh: '胸主动脉手术' }],
} as const satisfies Readonly<Record<string, Choice>>

export const sexes = { female: 0.2196434, male: 0 } as const

export const choices = {
  renal: {
    normal: [0, { en: 'Clearance > 85 mL/min', zh: '清除率 > 85 mL/min' }],
    moderate: [0.303553, { en: 'Clearance > 50 to 85 mL/min', zh: '清除率 > 50~85 mL/min' }],
    severe: [0.8592256, { en: 'Clearance ≤ 50 mL/min', zh: '清除率 ≤ 50 mL/min' }],
    dialysis: [0.6421508, { en: 'On dialysis', zh: '透析' }],
  },
  nyha: {
    I: [0, { en: 'I', zh: 'I 级' }],
    II: [0.1070545, { en: 'II', zh: 'II 级' }],
    III: [0.2958358, { en: 'III', zh: 'III 级' }],
    IV: [0.5597929, { en: 'IV', zh: 'IV 级' }],
  },
  pulmonary: {
    normal: [0, { en: '≤ 30 mmHg', zh: '≤ 30 mmHg' }],
    moderate: [0.1788899, { en: 'Pulmonary artery 31–55 mmHg', zh: '肺动脉压 31~55 mmHg' }],
    severe: [0.3491475, { en: 'Pulmonary artery > 55 mmHg', zh: '肺动脉压 > 55 mmHg' }],
  },
  urgency: {
    elective: [0, { en: 'Elective', zh: '择期' }],
    urgent: [0.3174673, { en: 'Urgent: in this admission', zh: '紧急：本次住院内' }],
    emergency: [0.7039121, { en: 'Emergency: before the next working day', zh: '急诊：下一工作日前' }],
    salvage: [1.362947, { en: 'Salvage: resuscitation on the way', zh: '抢救：复苏途中' }],
  },
  weight: {
    cabg: [0, { en: 'Isolated bypass grafting', zh: '单纯冠状动脉搭桥' }],
    single: [0.0062118, { en: 'One procedure, not bypass grafting', zh: '1 项非搭桥手术' }],
    two: [0.5521478, { en: 'Two procedures', zh: '2 项手术' }],
    three: [0.9724533, { en: 'Three or more', zh: '≥ 3 项手术' }],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Choice>>>>

/** Left ventricular ejection fraction in whole percent: up to 20, 21–30, 31–50, above 50. */
export const ejection = [
  { from: 0, coefficient: 0.9346919 },
  { from: 21, coefficient: 0.8084096 },
  { from: 31, coefficient: 0.3150652 },
  { from: 51, coefficient: 0 },
] as const

/** The text of each answer. */
export function wordsOf<const K extends string>(of: Readonly<Record<K, Choice>>): Readonly<Record<K, Words>> {
  return Object.fromEntries(Object.entries<Choice>(of).map(([key, [, words]]) => [key, words])) as Record<K, Words>
}
