import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    plt: {
      input: 'platelets',
      of: {
        '>100': { value: 150, unit: '10*9/L' },
        '50–100': { value: 80, unit: '10*9/L' },
        '<50': { value: 30, unit: '10*9/L' },
      },
    },
    fdp: { input: 'marker', of: { 'no increase': 'none', moderate: 'moderate', strong: 'strong' } },
    pt: {
      input: 'prolongation',
      of: { '<3': { value: 1, unit: 's' }, '3–6': { value: 5, unit: 's' }, '>6': { value: 8, unit: 's' } },
    },
    fib: { input: 'fibrinogen', of: { '>1': { value: 2, unit: 'g/L' }, '≤1': { value: 0.8, unit: 'g/L' } } },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { plt: '<50', fdp: 'strong', pt: '3–6', fib: '>1' }, outputs: { score: 6 } }],
})
