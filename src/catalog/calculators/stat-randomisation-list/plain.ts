import type { Json } from '../../kit/json.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'
import { valuesOf } from '../../kit/tool/tool-figure.ts'
import { definition } from './definition.ts'
import { makeList } from './make-list.ts'

/** A string, a number, or a list of them. */
const joined = (input: string, by: string) => (value: Json) => {
  const parts: readonly Json[] = Array.isArray(value) ? value : [value]
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? { [input]: parts.join(by) }
    : undefined
}

export const plain = definePlain({
  inputs: {
    type: {
      input: 'type',
      of: { simple: 'simple', block: 'block', stratified: 'stratified', minimisation: 'minimisation' },
    },
    n: { input: 'n', unit: '1' },
    seed: joined('seed', ''),
    arms: joined('arms', '\n'),
    ratio: joined('ratio', ':'),
    blocks: joined('blocks', ', '),
    strata: joined('strata', '\n'),
    participants: joined('participants', '\n'),
    weights: joined('weights', ', '),
    p: { input: 'probability', unit: '1' },
  },
  outputs: {
    /** One letter for each allocation, in the order of the arms; strata are separate. */
    list(result) {
      const [asked] = valuesOf(definition, result)
      return makeList(asked)
        .parts.map(({ places }) => places.map(({ arm }) => String.fromCharCode(65 + arm)).join(''))
        .join(' ')
    },
    n: 'total',
  },
  examples: [
    { inputs: { type: 'simple', n: 12, seed: 2025 }, outputs: { list: 'ABAABBABBAAB' } },
    { inputs: { type: 'block', n: 8, blocks: [4], seed: 2025 }, outputs: { n: 8 } },
  ],
})
