import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    m: { input: 'migration' },
    a: { input: 'anorexia' },
    n: { input: 'nausea' },
    t: { input: 'tenderness' },
    r: { input: 'rebound' },
    e: { input: 'temperature', of: { true: { value: 38, unit: 'Cel' }, false: { value: 36.8, unit: 'Cel' } } },
    l: { input: 'whiteCells', of: { true: { value: 13, unit: '10*9/L' }, false: { value: 7, unit: '10*9/L' } } },
    s: { input: 'neutrophils', of: { true: { value: 82, unit: '%' }, false: { value: 60, unit: '%' } } },
  },
  outputs: { score: 'score' },
  absent: {
    temperature: { value: 36.8, unit: 'Cel' },
    whiteCells: { value: 7, unit: '10*9/L' },
    neutrophils: { value: 60, unit: '%' },
  },
  examples: [{ inputs: { m: true, n: true, t: true, l: true, s: true }, outputs: { score: 7 } }],
})
