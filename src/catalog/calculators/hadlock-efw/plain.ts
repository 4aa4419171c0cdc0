import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    bpd: { input: 'bpd', unit: 'cm' },
    hc: { input: 'hc', unit: 'cm' },
    ac: { input: 'ac', unit: 'cm' },
    fl: { input: 'fl', unit: 'cm' },
    bpd_mm: { input: 'bpd', unit: 'mm' },
    hc_mm: { input: 'hc', unit: 'mm' },
    ac_mm: { input: 'ac', unit: 'mm' },
    fl_mm: { input: 'fl', unit: 'mm' },
  },
  outputs: { IV: 'four', III: 'three', II: 'withBpd', I: 'two' },
  examples: [{ inputs: { bpd: 9, hc: 32.5, ac: 33, fl: 7 }, outputs: { IV: 2981, III: 2965, II: 3007, I: 3015 } }],
})
