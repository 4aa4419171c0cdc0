import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: {
      input: 'age',
      of: { '<65': { value: 50, unit: 'a' }, '65–74': { value: 70, unit: 'a' }, '≥75': { value: 80, unit: 'a' } },
    },
    hx: { input: 'history' },
    sbp: { input: 'systolic', of: { true: { value: 90, unit: 'mm[Hg]' }, false: { value: 130, unit: 'mm[Hg]' } } },
    hr: { input: 'heartRate', of: { true: { value: 110, unit: '/min' }, false: { value: 80, unit: '/min' } } },
    killip: { input: 'killip', of: { true: 'II', false: 'I' } },
    wt: { input: 'weight', of: { true: { value: 60, unit: 'kg' }, false: { value: 75, unit: 'kg' } } },
    ant: { input: 'anterior' },
    time: { input: 'delay' },
    age_years: { input: 'age', unit: 'a' },
    sbp_mmhg: { input: 'systolic', unit: 'mm[Hg]' },
    hr_min: { input: 'heartRate', unit: '/min' },
    weight_kg: { input: 'weight', unit: 'kg' },
  },
  outputs: { score: 'score', deaths_pct: 'deaths' },
  absent: {
    age: { value: 50, unit: 'a' },
    systolic: { value: 130, unit: 'mm[Hg]' },
    heartRate: { value: 80, unit: '/min' },
    weight: { value: 75, unit: 'kg' },
    killip: 'I',
  },
  examples: [{ inputs: { age: '≥75', sbp: true, hr: true, ant: true }, outputs: { score: 9 } }],
})
