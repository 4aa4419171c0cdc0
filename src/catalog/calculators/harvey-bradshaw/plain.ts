import { definePlain } from '../../kit/tool/plain-names.ts'

const complications = [
  'arthralgia',
  'uveitis',
  'erythemaNodosum',
  'ulcers',
  'pyoderma',
  'fissure',
  'fistula',
  'abscess',
]

export const plain = definePlain({
  inputs: {
    well: {
      input: 'wellbeing',
      of: { 'very well': '0', 'slightly below par': '1', poor: '2', 'very poor': '3', terrible: '4' },
    },
    pain: { input: 'pain', of: { none: '0', mild: '1', moderate: '2', severe: '3' } },
    stools: { input: 'stools', unit: '1' },
    mass: { input: 'mass', of: { none: '0', dubious: '1', definite: '2', 'definite and tender': '3' } },
    /** The number of complications, of eight. */
    comp: (value) =>
      typeof value === 'number'
        ? Object.fromEntries(complications.slice(0, value).map((one) => [one, true]))
        : undefined,
  },
  outputs: { score: 'score' },
  absent: { stools: { value: 0, unit: '1' }, wellbeing: '0', pain: '0', mass: '0' },
  examples: [{ inputs: { well: 'poor', pain: 'moderate', stools: 4, mass: 'none', comp: 1 }, outputs: { score: 9 } }],
})
