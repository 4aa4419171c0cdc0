import type { Json } from '../../kit/json.ts'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

const years = (value: number) => ({ value, unit: 'a' })
const mmHg = (value: number) => ({ value, unit: 'mm[Hg]' })
const bmi = (value: number) => ({ value, unit: 'kg/m2' })

/** A waist circumference of a man in each group; a woman of the same group has 5 cm less. */
const waists: Readonly<Record<string, number>> = {
  '<75 / <70': 72,
  '75–79.9 / 70–74.9': 77,
  '80–84.9 / 75–79.9': 82,
  '85–89.9 / 80–84.9': 87,
  '90–94.9 / 85–89.9': 92,
  '≥95 / ≥90': 100,
}

function waist(group: Json, { sex }: Readonly<Record<string, Json>>): EnteredInputs | undefined {
  const ofMen = typeof group === 'string' ? waists[group] : undefined
  if (ofMen === undefined) return undefined
  return { waist: { value: sex === true || sex === 1 ? ofMen : ofMen - 5, unit: 'cm' } }
}

export const plain = definePlain({
  inputs: {
    age: {
      input: 'age',
      of: {
        '20–24': years(22),
        '25–34': years(30),
        '35–39': years(37),
        '40–44': years(42),
        '45–49': years(47),
        '50–54': years(52),
        '55–59': years(57),
        '60–64': years(62),
        '65–74': years(70),
      },
    },
    sex: { input: 'sex', of: { true: 'male', 1: 'male', false: 'female', 0: 'female' } },
    sbp: {
      input: 'systolic',
      of: {
        '<110': mmHg(105),
        '110–119': mmHg(115),
        '120–129': mmHg(125),
        '130–139': mmHg(135),
        '140–149': mmHg(145),
        '150–159': mmHg(155),
        '≥160': mmHg(165),
      },
    },
    bmi: { input: 'bmi', of: { '<22': bmi(21), '22–23.9': bmi(23), '24–29.9': bmi(27), '≥30': bmi(32) } },
    waist,
    fam: { input: 'family' },
    age_y: { input: 'age', unit: 'a' },
    sbp_mmhg: { input: 'systolic', unit: 'mm[Hg]' },
    bmi_kgm2: { input: 'bmi', unit: 'kg/m2' },
    waist_cm: { input: 'waist', unit: 'cm' },
  },
  outputs: { score: 'score', band: { band: 'risk' } },
  absent: { sex: 'female', age: years(22), systolic: mmHg(105), bmi: bmi(21), waist: { value: 65, unit: 'cm' } },
  examples: [
    {
      inputs: { age: '50–54', sex: true, sbp: '130–139', bmi: '24–29.9', waist: '90–94.9 / 85–89.9', fam: true },
      outputs: { score: 38 },
    },
    { inputs: { waist: '90–94.9 / 85–89.9' }, outputs: { score: 8 } },
  ],
})
