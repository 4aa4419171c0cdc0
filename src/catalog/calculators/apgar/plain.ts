import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    a: { input: 'appearance', of: { 'blue/pale': 'blue', acrocyanosis: 'extremities', pink: 'pink' } },
    p: { input: 'pulse', of: { absent: 'absent', '<100': 'slow', '≥100': 'fast' } },
    g: { input: 'grimace', of: { none: 'none', grimace: 'grimace', 'cry/cough': 'cry' } },
    act: { input: 'activity', of: { limp: 'limp', 'some flexion': 'flexed', active: 'active' } },
    r: { input: 'respiration', of: { absent: 'absent', 'weak/irregular': 'weak', 'good cry': 'strong' } },
  },
  outputs: { score: 'score' },
  absent: { appearance: 'blue', pulse: 'absent', grimace: 'none', activity: 'limp', respiration: 'absent' },
  examples: [
    {
      inputs: { a: 'acrocyanosis', p: '≥100', g: 'grimace', act: 'some flexion', r: 'good cry' },
      outputs: { score: 7 },
    },
  ],
})
