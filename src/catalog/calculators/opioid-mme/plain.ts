import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    codeine: { input: 'codeine', unit: 'mg/d' },
    fentanyl_tds_mcg_h: { input: 'fentanylPatch', unit: 'ug/h' },
    hydrocodone: { input: 'hydrocodone', unit: 'mg/d' },
    hydromorphone: { input: 'hydromorphone', unit: 'mg/d' },
    methadone: { input: 'methadone', unit: 'mg/d' },
    morphine: { input: 'morphine', unit: 'mg/d' },
    oxycodone: { input: 'oxycodone', unit: 'mg/d' },
    oxymorphone: { input: 'oxymorphone', unit: 'mg/d' },
    tapentadol: { input: 'tapentadol', unit: 'mg/d' },
    tramadol: { input: 'tramadol', unit: 'mg/d' },
  },
  outputs: { MME: 'mme', band: { band: 'dose' } },
  examples: [{ inputs: { oxycodone: 40, fentanyl_tds_mcg_h: 25 }, outputs: { MME: 120 } }],
})
