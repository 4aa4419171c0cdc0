import { definePlain } from '../../kit/tool/plain-names.ts'

const answers = ['not-at-all', 'several-days', 'more-than-half', 'nearly-every-day'] as const
const items = ['nervous', 'uncontrolled', 'worry', 'relaxing', 'restless', 'irritable', 'afraid']

export const plain = definePlain({
  inputs: {
    /** The answers from 0 to 3 in the order of the questionnaire. */
    items: (value) =>
      Array.isArray(value) && value.length === items.length
        ? Object.fromEntries(items.map((item, i) => [item, answers[Number(value[i])] ?? null]))
        : undefined,
  },
  outputs: { score: 'score', band: { band: 'severity' } },
  examples: [{ inputs: { items: [2, 2, 1, 2, 1, 2, 1] }, outputs: { score: 11, band: 'moderate' } }],
})
