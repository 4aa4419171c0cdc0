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
    age_years: { input: 'age', unit: 'a' },
    rf: { input: 'riskFactors' },
    cad: { input: 'stenosis' },
    asa: { input: 'aspirin' },
    angina: { input: 'angina' },
    st: { input: 'stDeviation' },
    enz: { input: 'marker' },
  },
  outputs: { score: 'score', events_pct: 'events' },
  absent: { age: { value: 50, unit: 'a' } },
  examples: [{ inputs: { age: true, rf: true, st: true, enz: true }, outputs: { score: 4 } }],
})
