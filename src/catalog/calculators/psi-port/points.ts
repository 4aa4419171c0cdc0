import { haematocrit } from '../../kit/tool/inputs/blood.ts'
import { glucose, urea } from '../../kit/tool/inputs/chemistry.ts'
import { inCanonical, reportedTo } from '../../kit/tool/inputs/in-units.ts'
import { serumSodium } from '../../kit/tool/inputs/laboratory.ts'
import { heartRate, respiratoryRate, systolicPressure, temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

export const illnesses = pointScore({
  neoplasm: ticked({ label: { en: 'Neoplastic disease', zh: '肿瘤' }, points: 30 }),
  liver: ticked({ label: { en: 'Liver disease', zh: '肝病' }, points: 20 }),
  heart: ticked({ label: { en: 'Heart failure', zh: '充血性心力衰竭' }, points: 10 }),
  brain: ticked({ label: { en: 'Cerebrovascular disease', zh: '脑血管病' }, points: 10 }),
  kidney: ticked({ label: { en: 'Renal disease', zh: '肾病' }, points: 10 }),
})
export const signs = pointScore({
  mentation: ticked({ label: { en: 'Altered mental status', zh: '意识改变' }, points: 20 }),
  respiratoryRate: stepped(respiratoryRate(), [{ points: 0 }, { from: 30, points: 20 }]),
  systolic: stepped(systolicPressure(), [{ points: 20 }, { from: 90, points: 0 }]),
  temperature: stepped(temperature(), [{ points: 15 }, { from: 35, points: 0 }, { from: 40, points: 15 }]),
  heartRate: stepped(heartRate(), [{ points: 0 }, { from: 125, points: 10 }]),
})
/** Urea nitrogen of 30 and glucose of 250 mg/dL are published together with 11 and 14 mmol/L. */
export const findings = pointScore({
  nursingHome: ticked({ label: { en: 'Lives in a nursing home', zh: '居住于护理院' }, points: 10 }),
  effusion: ticked({ label: { en: 'Pleural effusion', zh: '胸腔积液' }, points: 10 }),
  urea: stepped(reportedTo(inCanonical(urea(), 'mg/dL'), 1), [{ points: 0 }, { from: 30, points: 20 }]),
  sodium: stepped(serumSodium(), [{ points: 20 }, { from: 130, points: 0 }]),
  glucose: stepped(inCanonical(glucose(), 'mg/dL'), [{ points: 0 }, { from: 250, points: 10 }]),
  haematocrit: stepped(haematocrit(), [{ points: 10 }, { from: 30, points: 0 }]),
})
export const acidosis = { below: 7.35, points: 30 }
export const hypoxaemia = { pressure: 60, saturation: 90, points: 10 }
export const woman = -10
export const youngest = 50
/** Maximum points of a class. */
export const limits = { II: 70, III: 90, IV: 130 }
