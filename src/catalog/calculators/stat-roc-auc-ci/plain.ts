import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    auc: { input: 'auc', unit: '1' },
    n1: { input: 'diseased', unit: '1' },
    n2: { input: 'healthy', unit: '1' },
  },
  outputs: { SE: 'se', ci: ['aucLow', 'aucHigh'] },
  examples: [{ inputs: { auc: 0.85, n1: 50, n2: 100 }, outputs: { SE: 0.0367, ci: [0.778, 0.922] } }],
})
