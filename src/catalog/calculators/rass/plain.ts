import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    level: {
      input: 'level',
      of: {
        '4': 'combative',
        '3': 'very-agitated',
        '2': 'agitated',
        '1': 'restless',
        '0': 'calm',
        '-1': 'drowsy',
        '-2': 'light',
        '-3': 'moderate',
        '-4': 'deep',
        '-5': 'unrousable',
      },
    },
  },
  outputs: {
    RASS: 'score',
    camIcuAssessable: { band: 'state', of: { 'not-assessable': false, moderate: true, target: true, agitated: true } },
  },
  examples: [{ inputs: { level: -2 }, outputs: { RASS: -2, camIcuAssessable: true } }],
})
