import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    bmi: { input: 'step1', of: { '>20': 'zero', '18.5–20': 'one', '<18.5': 'two' } },
    loss: { input: 'step2', of: { '<5%': 'zero', '5–10%': 'one', '>10%': 'two' } },
    acute: { input: 'step3', of: { true: 'two', false: 'zero', 1: 'two', 0: 'zero' } },
  },
  outputs: { score: 'score' },
  absent: { step1: 'zero', step2: 'zero', step3: 'zero' },
  examples: [{ inputs: { bmi: '18.5–20', loss: '5–10%' }, outputs: { score: 2 } }],
})
