import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', of: { true: { value: 70, unit: 'a' }, false: { value: 50, unit: 'a' } } },
    stage: { input: 'stage' },
    ldh: { input: 'ldh' },
    ps: { input: 'performance' },
    en: { input: 'extranodal' },
  },
  outputs: { score: 'score' },
  absent: { age: { value: 50, unit: 'a' } },
  examples: [{ inputs: { age: true, stage: true, ldh: true }, outputs: { score: 3 } }],
})
