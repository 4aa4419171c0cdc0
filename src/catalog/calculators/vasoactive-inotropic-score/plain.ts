import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    dopa: { input: 'dopamine', unit: 'ug/kg/min' },
    dobu: { input: 'dobutamine', unit: 'ug/kg/min' },
    epi: { input: 'adrenaline', unit: 'ug/kg/min' },
    nor: { input: 'noradrenaline', unit: 'ug/kg/min' },
    mil: { input: 'milrinone', unit: 'ug/kg/min' },
    vaso: { input: 'vasopressin', unit: '[IU]/kg/min' },
  },
  outputs: { VIS: 'vis' },
  examples: [{ inputs: { dobu: 5, nor: 0.2, vaso: 0.0005 }, outputs: { VIS: 30 } }],
})
