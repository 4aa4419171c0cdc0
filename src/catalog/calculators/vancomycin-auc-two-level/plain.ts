import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    c1: { input: 'first', unit: 'mg/L' },
    c2: { input: 'second', unit: 'mg/L' },
    dt: { input: 'between', unit: 'h' },
    t1: { input: 'delay', unit: 'h' },
    tinf: { input: 'infusion', unit: 'h' },
    tau: { input: 'interval', unit: 'h' },
  },
  outputs: { ke: 'rate', half_life_h: 'halfLife', Cmax: 'peak', Cmin: 'trough', AUC24: 'auc' },
  examples: [
    {
      inputs: { c1: 30, c2: 14, dt: 8, t1: 1.5, tinf: 1.5, tau: 12 },
      outputs: { ke: 0.0953, Cmax: 34.6, Cmin: 12.7, AUC24: 530 },
    },
  ],
})
