import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    hr: { input: 'hazardRatio', unit: '1' },
    pe: { input: 'eventProbability', unit: '1' },
    alpha: { input: 'alpha', of: { 0.1: '0.10', 0.05: '0.05', 0.01: '0.01' } },
    power: { input: 'power', of: { 0.8: '0.80', 0.85: '0.85', 0.9: '0.90', 0.95: '0.95' } },
  },
  outputs: {
    events_schoenfeld: 'schoenfeldEvents',
    events_freedman: 'freedmanEvents',
    N_schoenfeld: 'schoenfeld',
    N_freedman: 'freedman',
  },
  examples: [
    {
      inputs: { hr: 0.7, alpha: 0.05, power: 0.8, pe: 0.6 },
      outputs: { events_schoenfeld: 247, events_freedman: 253, N_schoenfeld: 412, N_freedman: 421 },
    },
  ],
})
