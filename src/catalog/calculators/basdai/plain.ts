import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    q: (value) => {
      const keys = ['fatigue', 'spine', 'peripheral', 'tenderness', 'severity', 'duration']
      if (!Array.isArray(value) || value.length !== keys.length) return undefined
      return Object.fromEntries(keys.map((key, i) => [key, { value: Number(value[i]), unit: '{score}' }]))
    },
  },
  outputs: { BASDAI: 'score' },
  examples: [{ inputs: { q: [6, 7, 4, 5, 6, 8] }, outputs: { BASDAI: 5.8 } }],
})
