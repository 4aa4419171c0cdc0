import { oneOf } from '../calculator-inputs.ts'
import { measured, type Quantity } from './in-units.ts'

/** Total body water as a fraction of body weight, as assumed by formulas of sodium and water. */
export const waterFraction = { man: 0.6, woman: 0.5, 'old-man': 0.5, 'old-woman': 0.45 } as const

/** The group of the assumed fraction of body water: a key of `waterFraction`. */
export function waterGroup() {
  return oneOf({
    label: { en: 'Body water', zh: '体液比例' },
    of: {
      man: { en: `Man or child (${waterFraction.man})`, zh: `成年男性或儿童（${waterFraction.man}）` },
      woman: { en: `Woman (${waterFraction.woman})`, zh: `成年女性（${waterFraction.woman}）` },
      'old-man': { en: `Elderly man (${waterFraction['old-man']})`, zh: `老年男性（${waterFraction['old-man']}）` },
      'old-woman': {
        en: `Elderly woman (${waterFraction['old-woman']})`,
        zh: `老年女性（${waterFraction['old-woman']}）`,
      },
    },
  })
}

/** Body weight of children and adults, canonical in kg; also in jin. */
export function anyWeight(): Quantity {
  return measured({
    label: { en: 'Weight', zh: '体重' },
    units: [
      { id: 'kg', system: 'si', loinc: '29463-7', resolution: 1, hard: [0.3, 400], usual: [10, 150] },
      {
        id: 'jin',
        label: { en: 'jin', zh: '斤' },
        system: 'conventional',
        times: 0.5,
        resolution: 0,
        hard: [0.6, 800],
        usual: [20, 300],
      },
    ],
  })
}
