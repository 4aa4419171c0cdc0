import { plainPlanning } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    hr: { input: 'hazardRatio', unit: '1' },
    pe: { input: 'eventProbability', unit: '1' },
    ...plainPlanning,
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
