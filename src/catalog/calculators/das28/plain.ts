import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    tjc: { input: 'tender', unit: '{count}' },
    sjc: { input: 'swollen', unit: '{count}' },
    esr: { input: 'esr', unit: 'mm/h' },
    crp: { input: 'crp', unit: 'mg/L' },
    crp_mgdl: { input: 'crp', unit: 'mg/dL' },
    gh: { input: 'global', unit: 'mm' },
  },
  outputs: { ESR: 'esr', CRP: 'crp' },
  examples: [{ inputs: { tjc: 8, sjc: 6, esr: 40, crp: 25, gh: 60 }, outputs: { ESR: 5.69, CRP: 5.24 } }],
})
