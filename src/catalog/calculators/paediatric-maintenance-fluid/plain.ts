import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { weight: { input: 'weight', unit: 'kg' }, deficit_pct: { input: 'deficit', unit: '%' } },
  outputs: { mL_h: 'hourly', mL_d: 'daily', deficit_mL: 'deficitVolume' },
  examples: [{ inputs: { weight: 18 }, outputs: { mL_h: 56, mL_d: 1400 } }],
})
