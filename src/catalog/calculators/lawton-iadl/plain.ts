import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    telephone: { input: 'telephone' },
    shopping: { input: 'shopping' },
    food: { input: 'food' },
    housekeeping: { input: 'housekeeping' },
    laundry: { input: 'laundry' },
    transport: { input: 'transport' },
    medication: { input: 'medication' },
    finances: { input: 'finances' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { telephone: true, shopping: true, medication: true }, outputs: { score: 3 } }],
})
