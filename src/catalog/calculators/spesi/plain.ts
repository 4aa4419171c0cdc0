import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', of: { true: { value: 85, unit: 'a' }, false: { value: 50, unit: 'a' } } },
    ca: { input: 'cancer' },
    cp: { input: 'cardiopulmonary' },
    hr: { input: 'heartRate', of: { true: { value: 115, unit: '/min' }, false: { value: 80, unit: '/min' } } },
    sbp: { input: 'systolic', of: { true: { value: 90, unit: 'mm[Hg]' }, false: { value: 120, unit: 'mm[Hg]' } } },
    sat: { input: 'saturation', of: { true: { value: 85, unit: '%' }, false: { value: 96, unit: '%' } } },
    age_years: { input: 'age', unit: 'a' },
    hr_min: { input: 'heartRate', unit: '/min' },
    sbp_mmhg: { input: 'systolic', unit: 'mm[Hg]' },
    sat_pct: { input: 'saturation', unit: '%' },
  },
  outputs: { score: 'score' },
  absent: {
    age: { value: 50, unit: 'a' },
    heartRate: { value: 80, unit: '/min' },
    systolic: { value: 120, unit: 'mm[Hg]' },
    saturation: { value: 96, unit: '%' },
  },
  examples: [{ inputs: {}, outputs: { score: 0 } }],
})
