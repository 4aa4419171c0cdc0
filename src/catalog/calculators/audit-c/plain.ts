import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    q1: {
      input: 'frequency',
      of: { '0': 'never', '1': 'monthly', '2': 'few-monthly', '3': 'few-weekly', '4': 'most-days' },
    },
    q2: { input: 'amount', of: { '0': '1-2', '1': '3-4', '2': '5-6', '3': '7-9', '4': '10' } },
    q3: { input: 'heavy', of: { '0': 'never', '1': 'rarely', '2': 'monthly', '3': 'weekly', '4': 'daily' } },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
  },
  outputs: { score: 'score', positive: { band: 'screen', of: { positive: true, negative: false } } },
  examples: [{ inputs: { q1: 3, q2: 1, q3: 1, sex: 'M' }, outputs: { score: 5, positive: true } }],
})
