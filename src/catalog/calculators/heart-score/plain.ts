import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    h: { input: 'history', of: { slightly: 'slightly', moderately: 'moderately', highly: 'highly' } },
    e: {
      input: 'ecg',
      of: { normal: 'normal', 'non-specific repolarisation': 'non-specific', 'significant ST deviation': 'deviation' },
    },
    a: {
      input: 'age',
      of: { '<45': { value: 40, unit: 'a' }, '45–64': { value: 55, unit: 'a' }, '≥65': { value: 70, unit: 'a' } },
    },
    age_years: { input: 'age', unit: 'a' },
    r: { input: 'riskFactors', of: { none: 'none', '1–2': 'some', '≥3 or atherosclerosis': 'many' } },
    t: { input: 'troponin', of: { '≤ limit': 'normal', '1–3× limit': 'raised', '>3× limit': 'high' } },
  },
  outputs: { score: 'score' },
  absent: {
    history: 'slightly',
    ecg: 'normal',
    age: { value: 40, unit: 'a' },
    riskFactors: 'none',
    troponin: 'normal',
  },
  examples: [{ inputs: { h: 'moderately', e: 'normal', a: '45–64', r: '1–2', t: '≤ limit' }, outputs: { score: 3 } }],
})
