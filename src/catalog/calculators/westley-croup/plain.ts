import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    loc: { input: 'consciousness', of: { normal: 'normal', disoriented: 'disoriented' } },
    cy: { input: 'cyanosis', of: { none: 'none', 'with agitation': 'agitated', 'at rest': 'rest' } },
    st: { input: 'stridor', of: { none: 'none', 'with agitation': 'agitated', 'at rest': 'rest' } },
    air: { input: 'air', of: { normal: 'normal', decreased: 'decreased', 'markedly decreased': 'marked' } },
    ret: { input: 'retractions', of: { none: 'none', mild: 'mild', moderate: 'moderate', severe: 'severe' } },
  },
  outputs: { score: 'score' },
  absent: { consciousness: 'normal', cyanosis: 'none', stridor: 'none', air: 'normal', retractions: 'none' },
  examples: [
    {
      inputs: { loc: 'normal', cy: 'none', st: 'at rest', air: 'decreased', ret: 'moderate' },
      outputs: { score: 5 },
    },
  ],
})
