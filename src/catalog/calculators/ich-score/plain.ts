import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    gcs: {
      input: 'gcs',
      of: {
        '13–15': { value: 14, unit: '{score}' },
        '5–12': { value: 10, unit: '{score}' },
        '3–4': { value: 4, unit: '{score}' },
      },
    },
    vol: { input: 'volume', of: { true: { value: 45, unit: 'mL' }, false: { value: 10, unit: 'mL' } } },
    ivh: { input: 'ventricular' },
    infra: { input: 'infratentorial' },
    age: { input: 'age', of: { true: { value: 85, unit: 'a' }, false: { value: 60, unit: 'a' } } },
  },
  outputs: { score: 'score' },
  absent: { gcs: { value: 14, unit: '{score}' }, volume: { value: 10, unit: 'mL' }, age: { value: 60, unit: 'a' } },
  examples: [{ inputs: { gcs: '5–12', vol: true, ivh: true }, outputs: { score: 3 } }],
})
