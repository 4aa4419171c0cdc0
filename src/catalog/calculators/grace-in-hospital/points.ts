import type { Classification } from '../../kit/tool/classification.ts'
import { killipClasses } from '../../kit/tool/inputs/heart.ts'
import { inCanonical } from '../../kit/tool/inputs/in-units.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { heartRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

/** Creatinine in mg/dL, as published; with its resolution of two decimals the SI limits of 35, 71, 106, 141, 177 and 354 µmol/L follow. */
export const score = pointScore({
  age: stepped(age(), [
    { points: 0 },
    { from: 30, points: 8 },
    { from: 40, points: 25 },
    { from: 50, points: 41 },
    { from: 60, points: 58 },
    { from: 70, points: 75 },
    { from: 80, points: 91 },
    { from: 90, points: 100 },
  ]),
  heartRate: stepped(heartRate(), [
    { points: 0 },
    { from: 50, points: 3 },
    { from: 70, points: 9 },
    { from: 90, points: 15 },
    { from: 110, points: 24 },
    { from: 150, points: 38 },
    { from: 200, points: 46 },
  ]),
  systolic: stepped(systolicPressure(), [
    { points: 58 },
    { from: 80, points: 53 },
    { from: 100, points: 43 },
    { from: 120, points: 34 },
    { from: 140, points: 24 },
    { from: 160, points: 10 },
    { from: 200, points: 0 },
  ]),
  creatinine: stepped(inCanonical(serumCreatinine(), 'mg/dL'), [
    { points: 1 },
    { from: 0.4, points: 4 },
    { from: 0.8, points: 7 },
    { from: 1.2, points: 10 },
    { from: 1.6, points: 13 },
    { from: 2, points: 21 },
    { from: 4, points: 28 },
  ]),
  killip: graded({
    label: { en: 'Killip class', zh: 'Killip 分级' },
    of: {
      I: [0, killipClasses.I],
      II: [20, killipClasses.II],
      III: [39, killipClasses.III],
      IV: [59, killipClasses.IV],
    },
  }),
  arrest: ticked({ points: 39, label: { en: 'Cardiac arrest at admission', zh: '入院时心脏骤停' } }),
  stDeviation: ticked({ points: 28, label: { en: 'ST-segment deviation', zh: 'ST 段偏移' } }),
  enzymes: ticked({ points: 14, label: { en: 'Elevated cardiac markers', zh: '心肌损伤标志物升高' } }),
})

export const withoutElevation: Classification<'score'> = {
  id: 'nste-acs',
  title: { en: 'Without ST elevation', zh: '非 ST 段抬高型' },
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'low',
      label: { en: 'Low', zh: '低危' },
      meaning: { en: '≤ 108: death in hospital < 1 %', zh: '≤ 108 分：院内死亡 < 1%' },
      tone: 'good',
    },
    {
      id: 'intermediate',
      from: 109,
      label: { en: 'Intermediate', zh: '中危' },
      meaning: { en: '109–140: 1–3 %', zh: '109~140 分：1%~3%' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 141,
      label: { en: 'High', zh: '高危' },
      meaning: {
        en: '> 140: > 3 %; an early invasive strategy (within 24 h) is advised',
        zh: '> 140 分：> 3%，建议 24 h 内早期介入',
      },
      tone: 'alarm',
    },
  ],
}

export const withElevation: Classification<'score'> = {
  id: 'stemi',
  title: { en: 'With ST elevation', zh: 'ST 段抬高型' },
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'low',
      label: { en: 'Low', zh: '低危' },
      meaning: { en: '≤ 125: death in hospital < 2 %', zh: '≤ 125 分：院内死亡 < 2%' },
      tone: 'good',
    },
    {
      id: 'intermediate',
      from: 126,
      label: { en: 'Intermediate', zh: '中危' },
      meaning: { en: '126–154: 2–5 %', zh: '126~154 分：2%~5%' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 155,
      label: { en: 'High', zh: '高危' },
      meaning: { en: '≥ 155: > 5 %', zh: '≥ 155 分：> 5%' },
      tone: 'alarm',
    },
  ],
}
