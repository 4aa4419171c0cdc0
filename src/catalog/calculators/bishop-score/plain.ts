import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    dil: { input: 'dilatation', of: { 0: '0', '1–2': '1-2', '3–4': '3-4', '≥5': '5' } },
    eff: { input: 'effacement', of: { '0–30': '0-30', '40–50': '40-50', '60–70': '60-70', '≥80': '80' } },
    sta: { input: 'station', of: { '-3': '-3', '-2': '-2', '-1/0': '-1-0', '+1/+2': '+1' } },
    con: { input: 'consistency', of: { firm: 'firm', medium: 'medium', soft: 'soft' } },
    pos: { input: 'position', of: { posterior: 'posterior', mid: 'mid', anterior: 'anterior' } },
  },
  outputs: { score: 'score' },
  absent: { dilatation: '0', effacement: '0-30', station: '-3', consistency: 'firm', position: 'posterior' },
  examples: [{ inputs: { dil: '3–4', eff: '60–70', sta: '-1/0', con: 'soft', pos: 'mid' }, outputs: { score: 9 } }],
})
