import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    fev1: {
      input: 'obstruction',
      of: {
        '≥65': { value: 70, unit: '%' },
        '50–64': { value: 55, unit: '%' },
        '36–49': { value: 40, unit: '%' },
        '≤35': { value: 30, unit: '%' },
      },
    },
    walk: {
      input: 'walk',
      of: {
        '≥350': { value: 400, unit: 'm' },
        '250–349': { value: 300, unit: 'm' },
        '150–249': { value: 200, unit: 'm' },
        '≤149': { value: 100, unit: 'm' },
      },
    },
    mmrc: { input: 'dyspnoea', of: { '0–1': 'grade-0-1', '2': 'grade-2', '3': 'grade-3', '4': 'grade-4' } },
    bmi: { input: 'bmi', of: { '>21': { value: 24, unit: 'kg/m2' }, '≤21': { value: 20, unit: 'kg/m2' } } },
  },
  outputs: { score: 'score' },
  absent: {
    obstruction: { value: 70, unit: '%' },
    walk: { value: 400, unit: 'm' },
    dyspnoea: 'grade-0-1',
    bmi: { value: 24, unit: 'kg/m2' },
  },
  examples: [{ inputs: { fev1: '36–49', walk: '250–349', mmrc: '2', bmi: '≤21' }, outputs: { score: 5 } }],
})
