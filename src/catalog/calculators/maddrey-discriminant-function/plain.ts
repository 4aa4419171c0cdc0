import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    pt: { input: 'time', unit: 's' },
    control: { input: 'control', unit: 's' },
    bili_mgdl: { input: 'bilirubin', unit: 'mg/dL' },
    bili_umoll: { input: 'bilirubin', unit: 'umol/L' },
  },
  outputs: { mDF: 'score' },
  examples: [{ inputs: { pt: 18, control: 12, bili_mgdl: 10 }, outputs: { mDF: 37.6 } }],
})
