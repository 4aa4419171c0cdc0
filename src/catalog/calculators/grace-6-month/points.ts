import type { Classification } from '../../kit/tool/classification.ts'
import { inCanonical, named } from '../../kit/tool/inputs/in-units.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { heartRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

/** Creatinine in mg/dL, as published. */
export const score = pointScore({
  age: stepped(age(), [
    { points: 0 },
    { from: 40, points: 18 },
    { from: 50, points: 36 },
    { from: 60, points: 55 },
    { from: 70, points: 73 },
    { from: 80, points: 91 },
    { from: 90, points: 100 },
  ]),
  heartRate: stepped(named(heartRate(), { en: 'Heart rate at admission', zh: '入院时心率' }), [
    { points: 0 },
    { from: 50, points: 3 },
    { from: 70, points: 9 },
    { from: 90, points: 14 },
    { from: 110, points: 23 },
    { from: 150, points: 35 },
    { from: 200, points: 43 },
  ]),
  systolic: stepped(named(systolicPressure(), { en: 'Systolic blood pressure at admission', zh: '入院时收缩压' }), [
    { points: 24 },
    { from: 80, points: 22 },
    { from: 100, points: 18 },
    { from: 120, points: 14 },
    { from: 140, points: 10 },
    { from: 160, points: 4 },
    { from: 200, points: 0 },
  ]),
  creatinine: stepped(
    inCanonical(named(serumCreatinine(), { en: 'First serum creatinine', zh: '首次血肌酐' }), 'mg/dL'),
    [
      { points: 1 },
      { from: 0.4, points: 3 },
      { from: 0.8, points: 5 },
      { from: 1.2, points: 7 },
      { from: 1.6, points: 9 },
      { from: 2, points: 15 },
      { from: 4, points: 20 },
    ],
  ),
  heartFailure: ticked({ points: 24, label: { en: 'History of heart failure', zh: '心力衰竭史' } }),
  infarction: ticked({ points: 12, label: { en: 'History of myocardial infarction', zh: '心肌梗死史' } }),
  stDepression: ticked({ points: 11, label: { en: 'ST-segment depression at admission', zh: '入院时 ST 段压低' } }),
  enzymes: ticked({ points: 15, label: { en: 'Elevated cardiac markers', zh: '心肌损伤标志物升高' } }),
  intervention: graded({
    label: { en: 'Percutaneous coronary intervention in hospital', zh: '住院期间行 PCI' },
    of: { yes: [0, { en: 'Yes', zh: '是' }], no: [14, { en: 'No', zh: '否' }] },
  }),
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
      meaning: { en: '≤ 88: < 3 % die within 6 months', zh: '≤ 88 分：6 个月死亡 < 3%' },
      tone: 'good',
    },
    {
      id: 'intermediate',
      from: 89,
      label: { en: 'Intermediate', zh: '中危' },
      meaning: { en: '89–118: 3–8 %', zh: '89~118 分：3%~8%' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 119,
      label: { en: 'High', zh: '高危' },
      meaning: { en: '> 118: > 8 %', zh: '> 118 分：> 8%' },
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
      meaning: { en: '≤ 99: < 4.5 % die within 6 months', zh: '≤ 99 分：6 个月死亡 < 4.5%' },
      tone: 'good',
    },
    {
      id: 'intermediate',
      from: 100,
      label: { en: 'Intermediate', zh: '中危' },
      meaning: { en: '100–127: 4.5–11 %', zh: '100~127 分：4.5%~11%' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 128,
      label: { en: 'High', zh: '高危' },
      meaning: { en: '> 127: > 11 %', zh: '> 127 分：> 11%' },
      tone: 'alarm',
    },
  ],
}
