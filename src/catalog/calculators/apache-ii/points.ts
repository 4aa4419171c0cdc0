import { haematocrit, whiteCells } from '../../kit/tool/inputs/blood.ts'
import { bicarbonate, potassium } from '../../kit/tool/inputs/chemistry.ts'
import { meanPressure } from '../../kit/tool/inputs/critical-care.ts'
import { arterialOxygen, arterialPh } from '../../kit/tool/inputs/gases.ts'
import { inCanonical, measured, named, reportedTo } from '../../kit/tool/inputs/in-units.ts'
import { serumCreatinine, serumSodium } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { heartRate, respiratoryRate, temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'

export const score = pointScore({
  temperature: stepped(temperature(), [
    { points: 4 },
    { from: 30, points: 3 },
    { from: 32, points: 2 },
    { from: 34, points: 1 },
    { from: 36, points: 0 },
    { from: 38.5, points: 1 },
    { from: 39, points: 3 },
    { from: 41, points: 4 },
  ]),
  meanPressure: stepped(meanPressure(), [
    { points: 4 },
    { from: 50, points: 2 },
    { from: 70, points: 0 },
    { from: 110, points: 2 },
    { from: 130, points: 3 },
    { from: 160, points: 4 },
  ]),
  heartRate: stepped(heartRate(), [
    { points: 4 },
    { from: 40, points: 3 },
    { from: 55, points: 2 },
    { from: 70, points: 0 },
    { from: 110, points: 2 },
    { from: 140, points: 3 },
    { from: 180, points: 4 },
  ]),
  respiratoryRate: stepped(respiratoryRate(), [
    { points: 4 },
    { from: 6, points: 2 },
    { from: 10, points: 1 },
    { from: 12, points: 0 },
    { from: 25, points: 1 },
    { from: 35, points: 3 },
    { from: 50, points: 4 },
  ]),
  sodium: stepped(serumSodium(), [
    { points: 4 },
    { from: 111, points: 3 },
    { from: 120, points: 2 },
    { from: 130, points: 0 },
    { from: 150, points: 1 },
    { from: 155, points: 2 },
    { from: 160, points: 3 },
    { from: 180, points: 4 },
  ]),
  potassium: stepped(potassium(), [
    { points: 4 },
    { from: 2.5, points: 2 },
    { from: 3, points: 1 },
    { from: 3.5, points: 0 },
    { from: 5.5, points: 1 },
    { from: 6, points: 3 },
    { from: 7, points: 4 },
  ]),
  haematocrit: stepped(haematocrit(), [
    { points: 4 },
    { from: 20, points: 2 },
    { from: 30, points: 0 },
    { from: 46, points: 1 },
    { from: 50, points: 2 },
    { from: 60, points: 4 },
  ]),
  whiteCells: stepped(whiteCells(), [
    { points: 4 },
    { from: 1, points: 2 },
    { from: 3, points: 0 },
    { from: 15, points: 1 },
    { from: 20, points: 2 },
    { from: 40, points: 4 },
  ]),
})
/** Doubled in acute renal failure. */
export const kidneys = pointScore({
  creatinine: stepped(inCanonical(serumCreatinine(), 'mg/dL'), [
    { points: 2 },
    { from: 0.6, points: 0 },
    { from: 1.5, points: 2 },
    { from: 2, points: 3 },
    { from: 3.5, points: 4 },
  ]),
})
/** From this FiO₂ on the A–a gradient is scored, below it PaO₂. */
export const gradientFrom = 0.5
export const gradient = pointScore({
  gradient: stepped(
    measured({
      label: { en: 'A–a gradient (FiO₂ ≥ 0.5)', zh: 'A-a 梯度（FiO₂ ≥ 0.5）' },
      units: [
        {
          id: 'mm[Hg]',
          label: { en: 'mmHg', zh: 'mmHg' },
          loinc: '19991-9',
          resolution: 0,
          hard: [0, 700],
          usual: [0, 650],
        },
      ],
    }),
    [{ points: 0 }, { from: 200, points: 2 }, { from: 350, points: 3 }, { from: 500, points: 4 }],
  ),
})
export const oxygen = pointScore({
  pao2: stepped(named(arterialOxygen(), { en: 'PaO₂ (FiO₂ < 0.5)', zh: 'PaO₂（FiO₂ < 0.5）' }), [
    { points: 4 },
    { from: 55, points: 3 },
    { from: 61, points: 1 },
    { from: 71, points: 0 },
  ]),
})
export const acidity = pointScore({
  ph: stepped(arterialPh(), [
    { points: 4 },
    { from: 7.15, points: 3 },
    { from: 7.25, points: 2 },
    { from: 7.33, points: 0 },
    { from: 7.5, points: 1 },
    { from: 7.6, points: 3 },
    { from: 7.7, points: 4 },
  ]),
})
/** Used only if there is no blood gas. */
export const bicarbonateInstead = pointScore({
  bicarbonate: stepped(reportedTo(bicarbonate(), 1), [
    { points: 4 },
    { from: 15, points: 3 },
    { from: 18, points: 2 },
    { from: 22, points: 0 },
    { from: 32, points: 1 },
    { from: 41, points: 3 },
    { from: 52, points: 4 },
  ]),
})
export const chronic = pointScore({
  age: stepped(age(), [
    { points: 0 },
    { from: 45, points: 2 },
    { from: 55, points: 3 },
    { from: 65, points: 5 },
    { from: 75, points: 6 },
  ]),
  health: graded({
    label: {
      en: 'Severe organ insufficiency or immunocompromise before admission',
      zh: '入院前严重器官功能不全或免疫抑制',
    },
    of: {
      none: [0, { en: 'No', zh: '无' }],
      elective: [2, { en: 'Yes, after elective surgery', zh: '有，择期手术后' }],
      other: [5, { en: 'Yes, not operated or after emergency surgery', zh: '有，非手术或急诊手术后' }],
    },
  }),
})
export const bestComa = 15
export const mortality = { constant: -3.517, perPoint: 0.146, emergency: 0.603 }
