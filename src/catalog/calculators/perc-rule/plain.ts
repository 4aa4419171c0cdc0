import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: {
      input: 'age',
      of: {
        true: { value: 60, unit: 'a' },
        false: { value: 35, unit: 'a' },
        1: { value: 60, unit: 'a' },
        0: { value: 35, unit: 'a' },
      },
    },
    hr: {
      input: 'heartRate',
      of: {
        true: { value: 110, unit: '/min' },
        false: { value: 80, unit: '/min' },
        1: { value: 110, unit: '/min' },
        0: { value: 80, unit: '/min' },
      },
    },
    spo2: {
      input: 'saturation',
      of: {
        true: { value: 92, unit: '%' },
        false: { value: 98, unit: '%' },
        1: { value: 92, unit: '%' },
        0: { value: 98, unit: '%' },
      },
    },
    age_years: { input: 'age', unit: 'a' },
    hr_min: { input: 'heartRate', unit: '/min' },
    spo2_pct: { input: 'saturation', unit: '%' },
    leg: { input: 'legSwelling' },
    hemo: { input: 'haemoptysis' },
    surg: { input: 'surgery' },
    prev: { input: 'previous' },
    est: { input: 'oestrogen' },
  },
  outputs: { score: 'score' },
  absent: {
    age: { value: 35, unit: 'a' },
    heartRate: { value: 80, unit: '/min' },
    saturation: { value: 98, unit: '%' },
  },
  examples: [{ inputs: {}, outputs: { score: 0 } }],
})
