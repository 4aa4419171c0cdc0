import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    mi: { input: 'mi' },
    chf: { input: 'failure' },
    pvd: { input: 'peripheral' },
    cva: { input: 'cerebrovascular' },
    dem: { input: 'dementia' },
    copd: { input: 'lung' },
    ctd: { input: 'connective' },
    ulcer: { input: 'ulcer' },
    hemi: { input: 'hemiplegia' },
    ckd: { input: 'kidney' },
    leuk: { input: 'leukaemia' },
    lymph: { input: 'lymphoma' },
    aids: { input: 'aids' },
    mld: { input: 'liver', of: { true: 'mild', 1: 'mild', false: 'none', 0: 'none' } },
    sld: { input: 'liver', of: { true: 'severe', 1: 'severe', false: 'none', 0: 'none' } },
    dm: { input: 'diabetes', of: { true: 'plain', 1: 'plain', false: 'none', 0: 'none' } },
    dmc: { input: 'diabetes', of: { true: 'damage', 1: 'damage', false: 'none', 0: 'none' } },
    tumour: { input: 'tumour', of: { true: 'local', 1: 'local', false: 'none', 0: 'none' } },
    mets: { input: 'tumour', of: { true: 'metastatic', 1: 'metastatic', false: 'none', 0: 'none' } },
    age: {
      input: 'age',
      of: {
        '<50': { value: 40, unit: 'a' },
        '50–59': { value: 55, unit: 'a' },
        '60–69': { value: 65, unit: 'a' },
        '70–79': { value: 75, unit: 'a' },
        '≥80': { value: 85, unit: 'a' },
      },
    },
  },
  outputs: { score: 'score', survival10y_pct: 'survival' },
  absent: { liver: 'none', diabetes: 'none', tumour: 'none', age: { value: 40, unit: 'a' } },
  examples: [{ inputs: { mi: true, dmc: true, age: '60–69' }, outputs: { score: 5, survival10y_pct: 21.4 } }],
})
