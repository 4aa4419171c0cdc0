import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    // III, or with the E suffix: III E, IIIE
    c: (value, given): EnteredInputs | undefined => {
      const [, status, letter] = typeof value === 'string' ? (/^(I{1,3}|IV|VI?) ?(E?)$/.exec(value) ?? []) : []
      if (status === undefined) return undefined
      if (letter === '') return { status }
      return given.e === false || given.e === 0 ? undefined : { status, emergency: true }
    },
    e: { input: 'emergency' },
  },
  outputs: { class: ({ bands }) => bands[0]?.band.id ?? null },
  examples: [
    { inputs: { c: 'III' }, outputs: { class: 'III' } },
    { inputs: { c: 'III', e: true }, outputs: { class: 'IIIE' } },
    { inputs: { c: 'III E' }, outputs: { class: 'IIIE' } },
    { inputs: { c: 'VI', e: true }, outputs: { class: 'VI' } },
  ],
})
