import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    beh: {
      input: 'behaviour',
      of: {
        'playing/appropriate': '0',
        sleeping: '1',
        irritable: '2',
        'lethargic/confused or reduced response to pain': '3',
      },
    },
    cv: {
      input: 'circulation',
      of: {
        'pink, CRT 1–2 s': '0',
        'pale or CRT 3 s': '1',
        'grey, CRT 4 s, HR +20': '2',
        'grey mottled, CRT ≥5 s, HR +30 or bradycardia': '3',
      },
    },
    resp: {
      input: 'breathing',
      of: {
        normal: '0',
        '>10 above, accessory, FiO₂ ≥30% or ≥3 L/min': '1',
        '>20 above, recessions, ≥40% or ≥6 L/min': '2',
        '5 below with recession/grunting, ≥50% or ≥8 L/min': '3',
      },
    },
    neb: { input: 'extra' },
    age_y: { input: 'age', unit: 'a' },
  },
  outputs: { score: 'score', band: { band: 'level' } },
  absent: { behaviour: '0', circulation: '0', breathing: '0' },
  examples: [
    {
      inputs: {
        beh: 'irritable',
        cv: 'pale or CRT 3 s',
        resp: '>10 above, accessory, FiO₂ ≥30% or ≥3 L/min',
      },
      outputs: { score: 4 },
    },
  ],
})
