import { definePlain } from '../../kit/tool/plain-names.ts'

/** The catalogue counts favourable findings: absent means unfavourable. */
export const plain = definePlain({
  inputs: {
    burden: { input: 'burden', of: { severe: 'severe', moderate: 'moderate', 'none or mild': 'light' } },
    bp: {
      input: 'pressure',
      of: { true: { value: 120, unit: 'mm[Hg]' }, false: { value: 85, unit: 'mm[Hg]' } },
    },
    copd: { input: 'lung', of: { true: 'no', false: 'yes' } },
    tumour: { input: 'tumour', of: { true: 'favourable', false: 'fungal' } },
    dehyd: { input: 'dehydration', of: { true: 'no', false: 'yes' } },
    outp: { input: 'place', of: { true: 'outside', false: 'hospital' } },
    age: { input: 'age', of: { true: { value: 50, unit: 'a' }, false: { value: 70, unit: 'a' } } },
  },
  outputs: { score: 'score' },
  absent: {
    burden: 'severe',
    pressure: { value: 85, unit: 'mm[Hg]' },
    lung: 'yes',
    tumour: 'fungal',
    dehydration: 'yes',
    place: 'hospital',
    age: { value: 70, unit: 'a' },
  },
  examples: [
    {
      inputs: {
        burden: 'none or mild',
        bp: true,
        copd: true,
        tumour: true,
        dehyd: true,
        outp: true,
        age: true,
      },
      outputs: { score: 26 },
    },
  ],
})
