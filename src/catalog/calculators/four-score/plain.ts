import { definePlain } from '../../kit/tool/plain-names.ts'

const byGrade = { '0': '0', '1': '1', '2': '2', '3': '3', '4': '4' }

export const plain = definePlain({
  inputs: {
    e: { input: 'eye', of: byGrade },
    m: { input: 'motor', of: byGrade },
    b: { input: 'brainstem', of: byGrade },
    r: { input: 'respiration', of: byGrade },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { e: 2, m: 3, b: 4, r: 1 }, outputs: { score: 10 } }],
})
