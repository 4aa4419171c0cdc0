import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    auc: { input: 'auc', unit: 'mg.min/mL' },
    gfr: { input: 'gfr', unit: 'mL/min' },
    method: { input: 'method', of: { estimated: 'estimated', measured: 'measured' } },
  },
  outputs: { dose_mg: 'dose' },
  absent: { method: 'estimated' },
  examples: [{ inputs: { auc: 5, gfr: 80 }, outputs: { dose_mg: 525 } }],
})
