import { haemoglobin } from '../../kit/tool/inputs/blood.ts'
import { urea } from '../../kit/tool/inputs/chemistry.ts'
import { named } from '../../kit/tool/inputs/in-units.ts'
import { heartRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

export const score = pointScore({
  urea: stepped(urea(), [
    { points: 0 },
    { from: 6.5, points: 2 },
    { from: 8, points: 3 },
    { from: 10, points: 4 },
    { from: 25, points: 6 },
  ]),
  systolic: stepped(systolicPressure(), [
    { points: 3 },
    { from: 90, points: 2 },
    { from: 100, points: 1 },
    { from: 110, points: 0 },
  ]),
  heartRate: stepped(heartRate(), [{ points: 0 }, { from: 100, points: 1 }]),
  melaena: ticked({ label: { en: 'Melaena', zh: '黑便' }, points: 1 }),
  syncope: ticked({ label: { en: 'Syncope', zh: '晕厥' }, points: 2 }),
  liver: ticked({ label: { en: 'Hepatic disease', zh: '肝病' }, points: 2 }),
  heart: ticked({ label: { en: 'Heart failure', zh: '心力衰竭' }, points: 2 }),
})
export const man = pointScore({
  haemoglobin: stepped(named(haemoglobin(), { en: 'Haemoglobin, men', zh: '血红蛋白（男）' }), [
    { points: 6 },
    { from: 100, points: 3 },
    { from: 120, points: 1 },
    { from: 130, points: 0 },
  ]),
})
export const woman = pointScore({
  haemoglobin: stepped(named(haemoglobin(), { en: 'Haemoglobin, women', zh: '血红蛋白（女）' }), [
    { points: 6 },
    { from: 100, points: 1 },
    { from: 120, points: 0 },
  ]),
})
