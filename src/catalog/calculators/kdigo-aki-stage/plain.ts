import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    base: { input: 'baseline', unit: 'umol/L' },
    cur: { input: 'creatinine', unit: 'umol/L' },
    rise48: { input: 'rise', unit: 'umol/L' },
    base_mgdl: { input: 'baseline', unit: 'mg/dL' },
    cur_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    rise48_mgdl: { input: 'rise', unit: 'mg/dL' },
    uo: { input: 'urine', unit: 'mL/kg/h' },
    hours: { input: 'hours', unit: 'h' },
    anuria: { input: 'anuria' },
    krt: { input: 'replacement' },
  },
  outputs: { stage: 'stage' },
  examples: [{ inputs: { base: 80, cur: 170, rise48: 60, uo: 0.8, hours: 24 }, outputs: { stage: 2 } }],
})
