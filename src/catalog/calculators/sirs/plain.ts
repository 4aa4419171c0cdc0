import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    t: { input: 'temperature', of: { true: { value: 38.6, unit: 'Cel' }, false: { value: 37, unit: 'Cel' } } },
    hr: { input: 'heartRate', of: { true: { value: 110, unit: '/min' }, false: { value: 75, unit: '/min' } } },
    rr: { input: 'respiratoryRate', of: { true: { value: 24, unit: '/min' }, false: { value: 16, unit: '/min' } } },
    wbc: { input: 'whiteCells', of: { true: { value: 15, unit: '10*9/L' }, false: { value: 7, unit: '10*9/L' } } },
  },
  outputs: { score: 'score' },
  absent: {
    temperature: { value: 37, unit: 'Cel' },
    heartRate: { value: 75, unit: '/min' },
    respiratoryRate: { value: 16, unit: '/min' },
    whiteCells: { value: 7, unit: '10*9/L' },
  },
  examples: [{ inputs: { t: true, hr: true, wbc: true }, outputs: { score: 3 } }],
})
