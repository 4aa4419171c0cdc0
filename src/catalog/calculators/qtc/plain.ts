import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    qt: { input: 'qt', unit: 'ms' },
    hr: { input: 'heartRate', unit: '/min' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
  },
  outputs: { bazett: 'bazett', fridericia: 'fridericia', framingham: 'framingham', hodges: 'hodges' },
  examples: [{ inputs: { qt: 400, hr: 80 }, outputs: { bazett: 462, fridericia: 440, framingham: 439, hodges: 435 } }],
})
