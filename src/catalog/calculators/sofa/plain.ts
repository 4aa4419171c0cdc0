import { definePlain } from '../../kit/tool/plain-names.ts'

const gas = (mmHg: number, fraction: number, ventilated: boolean) => ({
  pao2: { value: mmHg, unit: 'mm[Hg]' },
  fio2: { value: fraction, unit: '1' },
  ventilated,
})
const byRatio = new Map(
  Object.entries({
    '≥400': gas(90, 0.21, false),
    '300–399': gas(70, 0.21, false),
    '200–299': gas(75, 0.3, false),
    '100–199 with ventilatory support': gas(75, 0.5, true),
    '<100 with ventilatory support': gas(60, 0.8, true),
  }),
)

export const plain = definePlain({
  inputs: {
    pf: (value) => (typeof value === 'string' ? byRatio.get(value) : undefined),
    plt: {
      input: 'platelets',
      of: {
        '≥150': { value: 200, unit: '10*9/L' },
        '100–149': { value: 120, unit: '10*9/L' },
        '50–99': { value: 70, unit: '10*9/L' },
        '20–49': { value: 30, unit: '10*9/L' },
        '<20': { value: 10, unit: '10*9/L' },
      },
    },
    bili: {
      input: 'bilirubin',
      of: {
        '<20 (<1.2)': { value: 10, unit: 'umol/L' },
        '20–32 (1.2–1.9)': { value: 25, unit: 'umol/L' },
        '33–101 (2.0–5.9)': { value: 60, unit: 'umol/L' },
        '102–204 (6.0–11.9)': { value: 150, unit: 'umol/L' },
        '>204 (>12.0)': { value: 300, unit: 'umol/L' },
      },
    },
    cv: {
      input: 'circulation',
      of: {
        'MAP ≥70': 'normal',
        'MAP <70': 'low',
        'dopamine ≤5 or dobutamine any': 'low-dose',
        'dopamine >5 or (nor)epinephrine ≤0.1': 'medium-dose',
        'dopamine >15 or (nor)epinephrine >0.1': 'high-dose',
      },
    },
    gcs: {
      input: 'gcs',
      of: {
        '15': { value: 15, unit: '{score}' },
        '13–14': { value: 14, unit: '{score}' },
        '10–12': { value: 11, unit: '{score}' },
        '6–9': { value: 8, unit: '{score}' },
        '<6': { value: 4, unit: '{score}' },
      },
    },
    renal: {
      input: 'creatinine',
      of: {
        '<110 (<1.2)': { value: 80, unit: 'umol/L' },
        '110–170 (1.2–1.9)': { value: 140, unit: 'umol/L' },
        '171–299 (2.0–3.4)': { value: 220, unit: 'umol/L' },
        '300–440 (3.5–4.9) or UO <500 mL/d': { value: 350, unit: 'umol/L' },
        '>440 (>5.0) or UO <200 mL/d': { value: 500, unit: 'umol/L' },
      },
    },
  },
  outputs: { score: 'score' },
  absent: {
    ...gas(90, 0.21, false),
    platelets: { value: 200, unit: '10*9/L' },
    bilirubin: { value: 10, unit: 'umol/L' },
    circulation: 'normal',
    gcs: { value: 15, unit: '{score}' },
    creatinine: { value: 80, unit: 'umol/L' },
  },
  examples: [
    {
      inputs: {
        pf: '100–199 with ventilatory support',
        plt: '50–99',
        bili: '33–101 (2.0–5.9)',
        cv: 'dopamine >15 or (nor)epinephrine >0.1',
        gcs: '13–14',
        renal: '171–299 (2.0–3.4)',
      },
      outputs: { score: 14 },
    },
  ],
})
