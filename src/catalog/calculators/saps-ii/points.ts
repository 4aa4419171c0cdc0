import { whiteCells } from '../../kit/tool/inputs/blood.ts'
import { bicarbonate, potassium, urea } from '../../kit/tool/inputs/chemistry.ts'
import { urineVolume } from '../../kit/tool/inputs/critical-care.ts'
import { measured, reportedTo } from '../../kit/tool/inputs/in-units.ts'
import { serumSodium, totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { comaScale, heartRate, systolicPressure, temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'

export const score = pointScore({
  age: stepped(age(), [
    { points: 0 },
    { from: 40, points: 7 },
    { from: 60, points: 12 },
    { from: 70, points: 15 },
    { from: 75, points: 16 },
    { from: 80, points: 18 },
  ]),
  heartRate: stepped(heartRate(), [
    { points: 11 },
    { from: 40, points: 2 },
    { from: 70, points: 0 },
    { from: 120, points: 4 },
    { from: 160, points: 7 },
  ]),
  systolic: stepped(systolicPressure(), [
    { points: 13 },
    { from: 70, points: 5 },
    { from: 100, points: 0 },
    { from: 200, points: 2 },
  ]),
  temperature: stepped(temperature(), [{ points: 0 }, { from: 39, points: 3 }]),
  urine: stepped(urineVolume(), [{ points: 11 }, { from: 500, points: 4 }, { from: 1000, points: 0 }]),
  urea: stepped(urea(), [{ points: 0 }, { from: 10, points: 6 }, { from: 30, points: 10 }]),
  whiteCells: stepped(whiteCells(), [{ points: 12 }, { from: 1, points: 0 }, { from: 20, points: 3 }]),
  potassium: stepped(potassium(), [{ points: 3 }, { from: 3, points: 0 }, { from: 5, points: 3 }]),
  sodium: stepped(serumSodium(), [{ points: 5 }, { from: 125, points: 0 }, { from: 145, points: 1 }]),
  bicarbonate: stepped(bicarbonate(), [{ points: 6 }, { from: 15, points: 3 }, { from: 20, points: 0 }]),
  bilirubin: stepped(reportedTo(totalBilirubin(), 1), [
    { points: 0 },
    { from: 68.4, points: 4 },
    { from: 102.6, points: 9 },
  ]),
  gcs: stepped(comaScale(), [
    { points: 26 },
    { from: 6, points: 13 },
    { from: 9, points: 7 },
    { from: 11, points: 5 },
    { from: 14, points: 0 },
  ]),
  chronic: graded({
    label: { en: 'Chronic disease', zh: '慢性疾病' },
    of: {
      none: [0, { en: 'None of these', zh: '无' }],
      metastatic: [9, { en: 'Metastatic cancer', zh: '转移性肿瘤' }],
      haematological: [10, { en: 'Haematological malignancy', zh: '血液系统恶性肿瘤' }],
      aids: [17, { en: 'AIDS', zh: '艾滋病' }],
    },
  }),
  admission: graded({
    label: { en: 'Admission', zh: '入院类型' },
    of: {
      scheduled: [0, { en: 'Scheduled surgical', zh: '择期手术' }],
      medical: [6, { en: 'Medical', zh: '内科' }],
      unscheduled: [8, { en: 'Unscheduled surgical', zh: '非择期手术' }],
    },
  }),
})
/** Scored only under mechanical ventilation or CPAP. */
export const oxygen = pointScore({
  ratio: stepped(
    measured({
      label: { en: 'PaO₂/FiO₂ (under ventilation or CPAP)', zh: 'PaO₂/FiO₂（机械通气或 CPAP 时）' },
      units: [
        {
          id: 'mm[Hg]',
          label: { en: 'mmHg', zh: 'mmHg' },
          loinc: '50984-4',
          resolution: 0,
          hard: [20, 800],
          usual: [40, 600],
        },
        { id: 'kPa', times: 7.50062, resolution: 1, hard: [2.7, 106.7], usual: [5.3, 80] },
      ],
    }),
    [{ points: 11 }, { from: 100, points: 9 }, { from: 200, points: 6 }],
  ),
})
export const mortality = { constant: -7.7631, perPoint: 0.0737, perLog: 0.9971 }
