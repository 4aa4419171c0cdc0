import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    gcs: { input: 'gcs', unit: '{score}' },
    deficit: { input: 'deficit' },
    hh: { input: 'huntHess', of: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' } },
    sah: { input: 'blood' },
    thick: { input: 'thick' },
    ivh: { input: 'ventricles' },
  },
  outputs: { WFNS: { band: 'wfns' }, mFisher: 'fisher', huntHess: 'hess' },
  examples: [{ inputs: { gcs: 14, deficit: 1, sah: 1, thick: 1, ivh: 1 }, outputs: { WFNS: 'III', mFisher: 4 } }],
})
