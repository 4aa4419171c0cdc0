import { ferritin, fibrinogen } from '../../kit/tool/inputs/blood.ts'
import { ast, triglycerides } from '../../kit/tool/inputs/chemistry.ts'
import { temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

export const score = pointScore({
  immunosuppression: ticked({
    label: { en: 'Known immunosuppression', zh: '已知免疫抑制' },
    help: { en: 'HIV, or long-term immunosuppressive treatment.', zh: 'HIV 感染或长期免疫抑制治疗。' },
    points: 18,
  }),
  temperature: stepped(temperature(), [{ points: 0 }, { from: 38.4, points: 33 }, { from: 39.5, points: 49 }]),
  organs: graded({
    label: { en: 'Organomegaly', zh: '肝脾肿大' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      one: [23, { en: 'Liver or spleen', zh: '肝或脾肿大' }],
      both: [38, { en: 'Liver and spleen', zh: '肝、脾均肿大' }],
    },
  }),
  cytopenias: graded({
    label: { en: 'Cytopenias', zh: '血细胞减少' },
    help: {
      en: 'Haemoglobin ≤ 92 g/L, white cells ≤ 5, platelets ≤ 110 × 10⁹/L.',
      zh: '血红蛋白 ≤ 92 g/L，白细胞 ≤ 5、血小板 ≤ 110（×10⁹/L）。',
    },
    of: {
      '1': [0, { en: 'At most one lineage', zh: '不超过 1 系' }],
      '2': [24, { en: 'Two lineages', zh: '2 系' }],
      '3': [34, { en: 'Three lineages', zh: '3 系' }],
    },
  }),
  ferritin: stepped(ferritin(), [{ points: 0 }, { from: 2000, points: 35 }, { from: 6001, points: 50 }]),
  triglycerides: stepped(triglycerides(), [{ points: 0 }, { from: 1.5, points: 44 }, { from: 4.01, points: 64 }]),
  fibrinogen: stepped(fibrinogen(), [{ points: 30 }, { from: 2.6, points: 0 }]),
  ast: stepped(ast(), [{ points: 0 }, { from: 30, points: 19 }]),
  marrow: ticked({ label: { en: 'Haemophagocytosis in the marrow', zh: '骨髓见噬血现象' }, points: 35 }),
})

/** Published probabilities in per cent, from 90 points (below 1 %) to 250 points (above 99 %). */
const published = [1, 3, 5, 9, 16, 25, 40, 54, 70, 80, 88, 93, 96, 98, 99]
export const probabilityFrom = 100
export const probabilityTo = 240
const step = 10

/** Linear interpolation between the rows of the published table; null below 1 % and above 99 %, for which the table has no values. */
export function probability(points: number): number | null {
  if (points < probabilityFrom || points > probabilityTo) return null
  const place = (points - probabilityFrom) / step
  const row = Math.floor(place)
  const low = published[row] ?? 0
  const high = published[row + 1] ?? low
  return low + (high - low) * (place - row)
}
