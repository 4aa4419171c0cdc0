import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    nausea: { input: 'nausea', unit: '{score}' },
    tremor: { input: 'tremor', unit: '{score}' },
    sweats: { input: 'sweats', unit: '{score}' },
    anxiety: { input: 'anxiety', unit: '{score}' },
    agitation: { input: 'agitation', unit: '{score}' },
    tactile: { input: 'tactile', unit: '{score}' },
    auditory: { input: 'auditory', unit: '{score}' },
    visual: { input: 'visual', unit: '{score}' },
    headache: { input: 'headache', unit: '{score}' },
    orient: { input: 'orientation', unit: '{score}' },
  },
  outputs: { score: 'score' },
  absent: {
    nausea: { value: 0, unit: '{score}' },
    tremor: { value: 0, unit: '{score}' },
    sweats: { value: 0, unit: '{score}' },
    anxiety: { value: 0, unit: '{score}' },
    agitation: { value: 0, unit: '{score}' },
    tactile: { value: 0, unit: '{score}' },
    auditory: { value: 0, unit: '{score}' },
    visual: { value: 0, unit: '{score}' },
    headache: { value: 0, unit: '{score}' },
    orientation: { value: 0, unit: '{score}' },
  },
  examples: [
    { inputs: { nausea: 2, tremor: 4, sweats: 3, anxiety: 4, agitation: 2, headache: 1 }, outputs: { score: 16 } },
  ],
})
