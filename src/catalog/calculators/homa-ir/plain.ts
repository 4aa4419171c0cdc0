import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    g: { input: 'glucose', unit: 'mmol/L' },
    g_mgdl: { input: 'glucose', unit: 'mg/dL' },
    i: { input: 'insulin', unit: 'u[IU]/mL' },
    i_pmoll: { input: 'insulin', unit: 'pmol/L' },
  },
  outputs: { IR: 'ir', beta_pct: 'beta', QUICKI: 'quicki' },
  examples: [{ inputs: { g: 5.6, i: 12 }, outputs: { IR: 2.99, beta_pct: 114.3, QUICKI: 0.324 } }],
})
