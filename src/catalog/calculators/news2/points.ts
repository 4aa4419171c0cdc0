import { oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { heartRate, respiratoryRate, systolicPressure, temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

export const score = pointScore({
  respiratoryRate: stepped(respiratoryRate(), [
    { points: 3 },
    { from: 9, points: 1 },
    { from: 12, points: 0 },
    { from: 21, points: 2 },
    { from: 25, points: 3 },
  ]),
  oxygen: ticked({ label: { en: 'Supplemental oxygen', zh: '吸氧' }, points: 2 }),
  systolic: stepped(systolicPressure(), [
    { points: 3 },
    { from: 91, points: 2 },
    { from: 101, points: 1 },
    { from: 111, points: 0 },
    { from: 220, points: 3 },
  ]),
  heartRate: stepped(heartRate(), [
    { points: 3 },
    { from: 41, points: 1 },
    { from: 51, points: 0 },
    { from: 91, points: 1 },
    { from: 111, points: 2 },
    { from: 131, points: 3 },
  ]),
  consciousness: graded({
    label: { en: 'Consciousness', zh: '意识' },
    of: {
      alert: [0, { en: 'Alert', zh: '清醒' }],
      altered: [
        3,
        {
          en: 'New confusion, responds to voice or pain only, or unresponsive',
          zh: '新发意识模糊，或仅对声音、疼痛有反应，或无反应',
        },
      ],
    },
  }),
  temperature: stepped(temperature(), [
    { points: 3 },
    { from: 35.1, points: 1 },
    { from: 36.1, points: 0 },
    { from: 38.1, points: 1 },
    { from: 39.1, points: 2 },
  ]),
})

/** Points by lower limit of the saturation. On scale 2, values above 92 % score only with oxygen. */
export const usualScale = pointScore({
  saturation: stepped(oxygenSaturation(), [
    { points: 3 },
    { from: 92, points: 2 },
    { from: 94, points: 1 },
    { from: 96, points: 0 },
  ]),
})
export const hypercapnicScale = pointScore({
  saturation: stepped(oxygenSaturation(), [
    { points: 3 },
    { from: 84, points: 2 },
    { from: 86, points: 1 },
    { from: 88, points: 0 },
    { from: 93, points: 1 },
    { from: 95, points: 2 },
    { from: 97, points: 3 },
  ]),
})
export const target = 92
