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
  outputs: { score: 'score', band: { band: 'sleepiness' } },
  examples: [{ inputs: { items: [2, 2, 1, 2, 3, 0, 2, 1] }, outputs: { score: 13 } }],
})
