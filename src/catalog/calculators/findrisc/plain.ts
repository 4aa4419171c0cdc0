import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: {
      input: 'age',
      of: {
        '<45': { value: 40, unit: 'a' },
        '45–54': { value: 50, unit: 'a' },
        '55–64': { value: 60, unit: 'a' },
        '>64': { value: 70, unit: 'a' },
      },
    },
    bmi: {
      input: 'bmi',
      of: {
        '<25': { value: 22, unit: 'kg/m2' },
        '25–30': { value: 28, unit: 'kg/m2' },
        '>30': { value: 32, unit: 'kg/m2' },
      },
    },
    waist: (value) => {
      const classes: Readonly<Record<string, number>> = { '<94 / <80': 85, '94–102 / 80–88': 98, '>102 / >88': 110 }
      const cm = typeof value === 'string' ? classes[value] : undefined
      return cm === undefined ? undefined : { sex: 'male', waist: { value: cm, unit: 'cm' } }
    },
    waist_men_cm: (value) => (typeof value === 'number' ? { sex: 'male', waist: { value, unit: 'cm' } } : undefined),
    waist_women_cm: (value) =>
      typeof value === 'number' ? { sex: 'female', waist: { value, unit: 'cm' } } : undefined,
    age_years: { input: 'age', unit: 'a' },
    bmi_kgm2: { input: 'bmi', unit: 'kg/m2' },
    act: { input: 'inactive' },
    veg: { input: 'noVegetables' },
    med: { input: 'antihypertensive' },
    glu: { input: 'highGlucose' },
    fam: {
      input: 'family',
      of: { none: 'none', 'grandparent, aunt, uncle, cousin': 'distant', 'parent, sibling, child': 'close' },
    },
  },
  outputs: { score: 'score' },
  absent: {
    sex: 'male',
    age: { value: 40, unit: 'a' },
    bmi: { value: 22, unit: 'kg/m2' },
    waist: { value: 85, unit: 'cm' },
    family: 'none',
  },
  examples: [
    {
      inputs: {
        age: '55–64',
        bmi: '25–30',
        waist: '94–102 / 80–88',
        act: true,
        med: true,
        fam: 'parent, sibling, child',
      },
      outputs: { score: 16 },
    },
  ],
})
