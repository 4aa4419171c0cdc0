import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    e: {
      input: 'eye',
      of: { spontaneous: 'spontaneous', 'to speech': 'speech', 'to pressure': 'pressure', none: 'none' },
    },
    v: {
      input: 'verbal',
      of: { orientated: 'orientated', confused: 'confused', words: 'words', sounds: 'sounds', none: 'none' },
    },
    m: {
      input: 'motor',
      of: {
        'obeys commands': 'obeys',
        localising: 'localising',
        'normal flexion (withdrawal)': 'normal-flexion',
        'abnormal flexion': 'abnormal-flexion',
        extension: 'extension',
        none: 'none',
      },
    },
    pupils: { input: 'pupils', of: { '0': 'none', '1': 'one', '2': 'both' } },
  },
  outputs: { score: 'score', gcsP: 'withPupils' },
  examples: [{ inputs: { e: 'to speech', v: 'confused', m: 'obeys commands' }, outputs: { score: 13 } }],
})
