import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    ratio: { input: 'ratio', unit: '1' },
    fev1: { input: 'fev1', unit: '%' },
    mmrc: { input: 'mmrc', unit: '{score}' },
    cat: { input: 'cat', unit: '{score}' },
    mod: { input: 'moderate', unit: '1' },
    hosp: { input: 'hospital', unit: '1' },
  },
  outputs: { grade: 'grade', group: { band: 'group' } },
  examples: [
    { inputs: { ratio: 0.55, fev1: 45, mmrc: 2, cat: 14, mod: 1, hosp: 0 }, outputs: { grade: 3, group: 'B' } },
  ],
})
