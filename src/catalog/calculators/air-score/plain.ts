import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    v: { input: 'vomiting' },
    p: { input: 'pain' },
    reb: { input: 'rebound', of: { none: 'none', light: 'light', medium: 'medium', strong: 'strong' } },
    t: { input: 'temperature', of: { true: { value: 38.8, unit: 'Cel' }, false: { value: 37, unit: 'Cel' } } },
    pmn: {
      input: 'neutrophils',
      of: { '<70': { value: 60, unit: '%' }, '70–84': { value: 75, unit: '%' }, '≥85': { value: 88, unit: '%' } },
    },
    wbc: {
      input: 'whiteCells',
      of: {
        '<10': { value: 7, unit: '10*9/L' },
        '10–14.9': { value: 12, unit: '10*9/L' },
        '≥15': { value: 17, unit: '10*9/L' },
      },
    },
    crp: {
      input: 'crp',
      of: {
        '<10': { value: 3, unit: 'mg/L' },
        '10–49': { value: 25, unit: 'mg/L' },
        '≥50': { value: 80, unit: 'mg/L' },
      },
    },
  },
  outputs: { score: 'score' },
  absent: {
    rebound: 'none',
    temperature: { value: 37, unit: 'Cel' },
    neutrophils: { value: 60, unit: '%' },
    whiteCells: { value: 7, unit: '10*9/L' },
    crp: { value: 3, unit: 'mg/L' },
  },
  examples: [
    { inputs: { p: true, reb: 'medium', t: true, pmn: '≥85', wbc: '≥15', crp: '≥50' }, outputs: { score: 10 } },
  ],
})
