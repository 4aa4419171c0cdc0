import { reportedTo } from '../../kit/tool/inputs/in-units.ts'
import { age, bodyMassIndex, waist } from '../../kit/tool/inputs/person.ts'
import { systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

/** The limits of women are this many cm lower, with the same points. */
export const womenBelow = 5

/** The table as printed for men. */
export const score = pointScore({
  sex: graded({
    label: { en: 'Sex', zh: '性别' },
    of: { female: [0, { en: 'Female', zh: '女' }], male: [2, { en: 'Male', zh: '男' }] },
  }),
  age: stepped(age(), [
    { points: 0 },
    { from: 25, points: 4 },
    { from: 35, points: 8 },
    { from: 40, points: 11 },
    { from: 45, points: 12 },
    { from: 50, points: 13 },
    { from: 55, points: 15 },
    { from: 60, points: 16 },
    { from: 65, points: 18 },
  ]),
  systolic: stepped(systolicPressure(), [
    { points: 0 },
    { from: 110, points: 1 },
    { from: 120, points: 3 },
    { from: 130, points: 6 },
    { from: 140, points: 7 },
    { from: 150, points: 8 },
    { from: 160, points: 10 },
  ]),
  bmi: stepped(reportedTo(bodyMassIndex(), 1), [
    { points: 0 },
    { from: 22, points: 1 },
    { from: 24, points: 3 },
    { from: 30, points: 5 },
  ]),
  waist: stepped(reportedTo(waist(), 1), [
    { points: 0 },
    { from: 75, points: 3 },
    { from: 80, points: 5 },
    { from: 85, points: 7 },
    { from: 90, points: 8 },
    { from: 95, points: 10 },
  ]),
  family: ticked({
    label: { en: 'Diabetes of a parent, sibling or child', zh: '糖尿病家族史（父母、同胞、子女）' },
    points: 6,
  }),
})
