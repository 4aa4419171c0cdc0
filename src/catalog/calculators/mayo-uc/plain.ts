import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    stool: { input: 'stools', of: { normal: '0', '1–2 more': '1', '3–4 more': '2', '≥5 more': '3' } },
    bleed: { input: 'bleeding', of: { none: '0', 'streaks <½': '1', 'obvious mostly': '2', 'blood alone': '3' } },
    endo: {
      input: 'endoscopy',
      of: { normal: '0', 'mild (erythema)': '1', 'moderate (erosions, friability)': '2', 'severe (ulceration)': '3' },
    },
    pga: { input: 'global', of: { normal: '0', mild: '1', moderate: '2', severe: '3' } },
  },
  outputs: { score: 'score', partial: 'partial' },
  absent: { stools: '0', bleeding: '0', global: '0' },
  examples: [
    {
      inputs: { stool: '3–4 more', bleed: 'obvious mostly', endo: 'moderate (erosions, friability)', pga: 'moderate' },
      outputs: { score: 8 },
    },
  ],
})
