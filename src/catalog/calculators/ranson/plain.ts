import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', of: { true: { value: 60, unit: 'a' }, false: { value: 50, unit: 'a' } } },
    wbc: { input: 'whiteCells', of: { true: { value: 18, unit: '10*9/L' }, false: { value: 10, unit: '10*9/L' } } },
    glu: { input: 'glucose', of: { true: { value: 13, unit: 'mmol/L' }, false: { value: 7, unit: 'mmol/L' } } },
    ldh: { input: 'ldh', of: { true: { value: 500, unit: 'U/L' }, false: { value: 200, unit: 'U/L' } } },
    ast: { input: 'ast', of: { true: { value: 300, unit: 'U/L' }, false: { value: 80, unit: 'U/L' } } },
    hct: { input: 'haematocrit' },
    bun: { input: 'ureaRise' },
    ca: { input: 'calcium' },
    po2: { input: 'oxygen' },
    be: { input: 'base' },
    fluid: { input: 'fluid' },
  },
  outputs: { score: 'score' },
  absent: {
    age: { value: 50, unit: 'a' },
    whiteCells: { value: 10, unit: '10*9/L' },
    glucose: { value: 7, unit: 'mmol/L' },
    ldh: { value: 200, unit: 'U/L' },
    ast: { value: 80, unit: 'U/L' },
  },
  examples: [{ inputs: { age: true, wbc: true, ldh: true, ca: true }, outputs: { score: 4 } }],
})
