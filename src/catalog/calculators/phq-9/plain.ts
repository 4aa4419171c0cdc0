import { definePlain } from '../../kit/tool/plain-names.ts'

const answers = ['not-at-all', 'several-days', 'more-than-half', 'nearly-every-day'] as const
const items = ['interest', 'mood', 'sleep', 'energy', 'appetite', 'worth', 'concentration', 'movement', 'selfHarm']

export const plain = definePlain({
  inputs: {
    /** The answers from 0 to 3 in the order of the questionnaire. */
    items: (value) =>
      Array.isArray(value) && value.length === items.length
        ? Object.fromEntries(items.map((item, i) => [item, answers[Number(value[i])] ?? null]))
        : undefined,
  },
  outputs: {
    score: 'score',
    band: { band: 'severity' },
    suicideFlag: ({ alerts }) => alerts.some(({ input }) => input === 'selfHarm'),
  },
  examples: [
    { inputs: { items: [2, 2, 1, 2, 1, 1, 1, 0, 1] }, outputs: { score: 11, band: 'moderate', suicideFlag: true } },
  ],
})
