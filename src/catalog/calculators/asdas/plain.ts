import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    b: { input: 'back', unit: '{score}' },
    s: { input: 'stiffness', unit: '{score}' },
    g: { input: 'global', unit: '{score}' },
    p: { input: 'peripheral', unit: '{score}' },
    crp: { input: 'crp', unit: 'mg/L' },
    crp_mgdl: { input: 'crp', unit: 'mg/dL' },
    esr: { input: 'esr', unit: 'mm/h' },
  },
  outputs: { CRP: 'crp', ESR: 'esr' },
  examples: [{ inputs: { b: 7, s: 6, g: 6, p: 4, crp: 18, esr: 30 }, outputs: { CRP: 3.85, ESR: 3.59 } }],
})
