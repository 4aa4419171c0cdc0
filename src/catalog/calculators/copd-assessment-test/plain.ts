import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    /** The answers in the order of the questionnaire, or the total. */
    items: (value) =>
      Array.isArray(value) && value.length === 8
        ? { total: { value: value.reduce<number>((sum, answer) => sum + Number(answer), 0), unit: '{score}' } }
        : undefined,
    total: { input: 'total', unit: '{score}' },
  },
  outputs: { score: 'score', band: { band: 'impact' } },
  examples: [{ inputs: { items: [3, 2, 2, 3, 1, 1, 2, 3] }, outputs: { score: 17, band: 'medium' } }],
})
