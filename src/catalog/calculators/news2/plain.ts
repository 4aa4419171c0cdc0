import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    rr: { input: 'respiratoryRate', unit: '/min' },
    spo2: { input: 'saturation', unit: '%' },
    scale: { input: 'scale', of: { '1': 'usual', '2': 'hypercapnic' } },
    o2: { input: 'oxygen' },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    hr: { input: 'heartRate', unit: '/min' },
    acvpu: {
      input: 'consciousness',
      of: { A: 'alert', C: 'altered', V: 'altered', P: 'altered', U: 'altered', CVPU: 'altered' },
    },
    temp: { input: 'temperature', unit: 'Cel' },
  },
  outputs: { score: 'score', any3: { band: 'single', of: { yes: true, no: false } } },
  examples: [
    {
      inputs: { rr: 24, spo2: 92, scale: 1, o2: 1, sbp: 98, hr: 115, acvpu: 'A', temp: 38.6 },
      outputs: { score: 11, any3: false },
    },
  ],
})
