import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    w: { input: 'weight', unit: 'kg' },
    h: { input: 'height', unit: 'cm' },
    a: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    activity: {
      input: 'activity',
      of: { 1.2: 'sedentary', 1.375: 'light', 1.55: 'moderate', 1.725: 'heavy', 1.9: 'extreme' },
    },
  },
  outputs: { mifflin: 'mifflin', hb1919: 'harris', roza1984: 'roza', tdee: 'need' },
  examples: [{ inputs: { w: 70, h: 175, a: 40, sex: 'M' }, outputs: { mifflin: 1599, hb1919: 1634, roza1984: 1639 } }],
})
