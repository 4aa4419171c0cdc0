import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    t1: {
      input: 'thrombocytopenia',
      of: {
        'fall <30% or nadir <10': '0',
        'fall 30–50% or nadir 10–19': '1',
        'fall >50% AND nadir ≥20': '2',
      },
    },
    t2: {
      input: 'timing',
      of: {
        '<4 d, no recent heparin': '0',
        'consistent but unclear; >10 d; ≤1 d with exposure 30–100 d': '1',
        '5–10 d, or ≤1 d with exposure ≤30 d': '2',
      },
    },
    t3: {
      input: 'thrombosis',
      of: {
        none: '0',
        'progressive/recurrent, suspected, non-necrotising skin': '1',
        'new thrombosis, skin necrosis, systemic reaction': '2',
      },
    },
    t4: { input: 'otherCauses', of: { definite: '0', possible: '1', none: '2' } },
  },
  outputs: { score: 'score' },
  examples: [
    {
      inputs: {
        t1: 'fall >50% AND nadir ≥20',
        t2: '5–10 d, or ≤1 d with exposure ≤30 d',
        t3: 'none',
        t4: 'possible',
      },
      outputs: { score: 5 },
    },
  ],
})
