import { definePlain } from '../../kit/tool/plain-names.ts'

const persons = (input: string) => ({ input, unit: '1' })

export const plain = definePlain({
  inputs: {
    examined: persons('examined'),
    eligible: persons('eligible'),
    included: persons('included'),
    followed: persons('followed'),
    analysed: persons('analysed'),
    not_eligible: { input: 'notEligible' },
    not_included: { input: 'notIncluded' },
    lost: { input: 'lost' },
    not_analysed: { input: 'notAnalysed' },
  },
  outputs: { share: 'share', unaccounted: 'unaccounted' },
  examples: [
    {
      inputs: { eligible: 424, included: 424, lost: 'lost shortly after diagnosis: 6', followed: 418, analysed: 418 },
      outputs: { share: 98.6, unaccounted: 0 },
    },
  ],
})
