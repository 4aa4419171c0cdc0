import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    assessed: { input: 'assessed', unit: '1' },
    arms: { input: 'arms' },
    names: { input: 'names' },
    not_enrolled: { input: 'notEnrolled' },
    not_received: { input: 'notReceived' },
    lost: { input: 'lost' },
    discontinued: { input: 'discontinued' },
    excluded: { input: 'excluded' },
  },
  outputs: { randomised: 'randomised', analysed: 'analysed', unaccounted: 'unaccounted' },
  examples: [
    {
      inputs: {
        assessed: 33,
        not_enrolled: 'all reasons: 17',
        arms: [
          [8, 8, 0, 1, 7, 0],
          [8, 8, 0, 1, 7, 0],
        ],
      },
      outputs: { randomised: 16, analysed: 14, unaccounted: 0 },
    },
  ],
})
