import { definePlain } from '../../kit/tool/plain-names.ts'

const vital = (pressure: number, rate: number) => ({
  systolic: { value: pressure, unit: 'mm[Hg]' },
  heartRate: { value: rate, unit: '/min' },
})
const shocks = new Map(
  Object.entries({
    'none (SBP ≥100, HR <100)': vital(120, 80),
    'tachycardia (HR ≥100)': vital(120, 110),
    'hypotension (SBP <100)': vital(90, 110),
  }),
)

export const plain = definePlain({
  inputs: {
    age: {
      input: 'age',
      of: { '<60': { value: 50, unit: 'a' }, '60–79': { value: 70, unit: 'a' }, '≥80': { value: 85, unit: 'a' } },
    },
    shock: (value) => (typeof value === 'string' ? shocks.get(value) : undefined),
    com: {
      input: 'comorbidity',
      of: { none: 'none', 'CHF, IHD, major': 'major', 'renal/liver failure, metastatic cancer': 'failure' },
    },
    dx: {
      input: 'diagnosis',
      of: { 'Mallory–Weiss or no lesion': 'tear', 'all other': 'other', 'upper GI malignancy': 'malignancy' },
    },
    srh: { input: 'stigmata', of: { 'none or dark spot': 'none', 'blood, clot, visible or spurting vessel': 'major' } },
  },
  outputs: { score: 'score' },
  absent: {
    age: { value: 50, unit: 'a' },
    ...vital(120, 80),
    comorbidity: 'none',
    diagnosis: 'tear',
    stigmata: 'none',
  },
  examples: [
    {
      inputs: {
        age: '60–79',
        shock: 'tachycardia (HR ≥100)',
        com: 'CHF, IHD, major',
        dx: 'all other',
        srh: 'blood, clot, visible or spurting vessel',
      },
      outputs: { score: 7 },
    },
  ],
})
