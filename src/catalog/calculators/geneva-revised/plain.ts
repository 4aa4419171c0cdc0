import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: {
      input: 'age',
      of: {
        true: { value: 70, unit: 'a' },
        false: { value: 50, unit: 'a' },
        1: { value: 70, unit: 'a' },
        0: { value: 50, unit: 'a' },
      },
    },
    hr: {
      input: 'heartRate',
      of: {
        '<75': { value: 65, unit: '/min' },
        '75–94': { value: 80, unit: '/min' },
        '≥95': { value: 100, unit: '/min' },
      },
    },
    age_years: { input: 'age', unit: 'a' },
    hr_min: { input: 'heartRate', unit: '/min' },
    prev: { input: 'previous' },
    surg: { input: 'surgery' },
    ca: { input: 'cancer' },
    pain: { input: 'legPain' },
    hemo: { input: 'haemoptysis' },
    palp: { input: 'palpation' },
  },
  outputs: { score: 'score' },
  absent: { age: { value: 50, unit: 'a' }, heartRate: { value: 65, unit: '/min' } },
  examples: [{ inputs: { age: true, hr: '≥95', surg: true }, outputs: { score: 8 } }],
})
