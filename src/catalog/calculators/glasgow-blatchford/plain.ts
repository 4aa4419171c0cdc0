import { definePlain } from '../../kit/tool/plain-names.ts'

const ofMan = (value: number) => ({ haemoglobin: { value, unit: 'g/L' }, sex: 'male' })
const haemoglobins = new Map(
  Object.entries({
    'M ≥130 / F ≥120': ofMan(140),
    'M 120–129 or F 100–119': ofMan(125),
    'M 100–119': ofMan(110),
    '<100': ofMan(90),
  }),
)

export const plain = definePlain({
  inputs: {
    urea: {
      input: 'urea',
      of: {
        '<6.5 (<18.2)': { value: 5, unit: 'mmol/L' },
        '6.5–7.9 (18.2–22.3)': { value: 7, unit: 'mmol/L' },
        '8.0–9.9 (22.4–27.9)': { value: 9, unit: 'mmol/L' },
        '10–24.9 (28–69.9)': { value: 15, unit: 'mmol/L' },
        '≥25 (≥70)': { value: 30, unit: 'mmol/L' },
      },
    },
    hb: (value) => (typeof value === 'string' ? haemoglobins.get(value) : undefined),
    sbp: {
      input: 'systolic',
      of: {
        '≥110': { value: 120, unit: 'mm[Hg]' },
        '100–109': { value: 105, unit: 'mm[Hg]' },
        '90–99': { value: 95, unit: 'mm[Hg]' },
        '<90': { value: 80, unit: 'mm[Hg]' },
      },
    },
    hr: { input: 'heartRate', of: { true: { value: 110, unit: '/min' }, false: { value: 80, unit: '/min' } } },
    mel: { input: 'melaena' },
    syn: { input: 'syncope' },
    liv: { input: 'liver' },
    hf: { input: 'heart' },
  },
  outputs: { score: 'score' },
  absent: {
    urea: { value: 5, unit: 'mmol/L' },
    systolic: { value: 120, unit: 'mm[Hg]' },
    heartRate: { value: 80, unit: '/min' },
    haemoglobin: { value: 140, unit: 'g/L' },
    sex: 'male',
  },
  examples: [
    { inputs: { urea: '10–24.9 (28–69.9)', hb: '<100', sbp: '90–99', hr: true, mel: true }, outputs: { score: 14 } },
  ],
})
