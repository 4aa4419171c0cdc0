import { platelets } from '../../kit/tool/inputs/blood.ts'
import { inCanonical } from '../../kit/tool/inputs/in-units.ts'
import { serumCreatinine, totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'
import { comaScale } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'

/** The table is published in mg/dL; its µmol/L values (110, 171, 300, 440) are rounded and inconsistent with one another. */
export const score = pointScore({
  platelets: stepped(platelets(), [
    { points: 4 },
    { from: 20, points: 3 },
    { from: 50, points: 2 },
    { from: 100, points: 1 },
    { from: 150, points: 0 },
  ]),
  bilirubin: stepped(totalBilirubin(), [
    { points: 0 },
    { from: 20, points: 1 },
    { from: 33, points: 2 },
    { from: 102, points: 3 },
    { from: 205, points: 4 },
  ]),
  circulation: graded({
    label: { en: 'Circulation (drugs for at least 1 h, µg/kg/min)', zh: '循环（药物使用 ≥ 1 h，µg/(kg·min)）' },
    of: {
      normal: [0, { en: 'MAP ≥ 70 mmHg', zh: 'MAP ≥ 70 mmHg' }],
      low: [1, { en: 'MAP < 70 mmHg', zh: 'MAP < 70 mmHg' }],
      'low-dose': [2, { en: 'Dopamine ≤ 5, or dobutamine at any dose', zh: '多巴胺 ≤ 5 或任意剂量多巴酚丁胺' }],
      'medium-dose': [
        3,
        { en: 'Dopamine > 5, or adrenaline or noradrenaline ≤ 0.1', zh: '多巴胺 > 5，或肾上腺素/去甲肾上腺素 ≤ 0.1' },
      ],
      'high-dose': [
        4,
        { en: 'Dopamine > 15, or adrenaline or noradrenaline > 0.1', zh: '多巴胺 > 15，或肾上腺素/去甲肾上腺素 > 0.1' },
      ],
    },
  }),
  gcs: stepped(comaScale(), [
    { points: 4 },
    { from: 6, points: 3 },
    { from: 10, points: 2 },
    { from: 13, points: 1 },
    { from: 15, points: 0 },
  ]),
  creatinine: stepped(inCanonical(serumCreatinine(), 'mg/dL'), [
    { points: 0 },
    { from: 1.2, points: 1 },
    { from: 2, points: 2 },
    { from: 3.5, points: 3 },
    { from: 5, points: 4 },
  ]),
})

export const oxygenSteps = [
  { below: 100, points: 4 },
  { below: 200, points: 3 },
  { below: 300, points: 2 },
  { below: 400, points: 1 },
]
/** Maximum points without ventilatory support. */
export const unsupported = 2
export const urineSteps = [
  { below: 200, points: 4 },
  { below: 500, points: 3 },
]

export const under = (steps: typeof oxygenSteps, value: number): number =>
  steps.find(({ below }) => value < below)?.points ?? 0
export const listed = (steps: typeof oxygenSteps): string =>
  steps.map(({ below, points }) => `< ${below} = ${points}`).join('; ')
