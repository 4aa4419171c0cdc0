import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    bili: {
      input: 'bilirubin',
      of: {
        '<34 (<2)': { value: 20, unit: 'umol/L' },
        '34–51 (2–3)': { value: 40, unit: 'umol/L' },
        '>51 (>3)': { value: 60, unit: 'umol/L' },
      },
    },
    alb: {
      input: 'albumin',
      of: {
        '>35': { value: 40, unit: 'g/L' },
        '28–35': { value: 30, unit: 'g/L' },
        '<28': { value: 25, unit: 'g/L' },
      },
    },
    inr: {
      input: 'inr',
      of: {
        '<1.7 (<4 s)': { value: 1.2, unit: '1' },
        '1.7–2.3 (4–6 s)': { value: 2, unit: '1' },
        '>2.3 (>6 s)': { value: 2.6, unit: '1' },
      },
    },
    asc: {
      input: 'ascites',
      of: { none: 'none', 'mild / controlled': 'mild', 'moderate–severe / refractory': 'severe' },
    },
    enc: {
      input: 'encephalopathy',
      of: { none: 'none', 'grade 1–2': 'grade-1-2', 'grade 3–4': 'grade-3-4' },
    },
  },
  outputs: { score: 'score', class: { band: 'class' } },
  examples: [
    {
      inputs: { bili: '34–51 (2–3)', alb: '28–35', inr: '1.7–2.3 (4–6 s)', asc: 'mild / controlled', enc: 'none' },
      outputs: { score: 9, class: 'B' },
    },
  ],
})
