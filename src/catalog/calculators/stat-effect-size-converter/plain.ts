import type { Json } from '../../kit/json.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

const kinds = ['d', 'r', 'OR', 'eta2', 'f'] as const
const own = { d: 'd', r: 'r', OR: 'odds', eta2: 'eta2', f: 'f' } as const

export const plain = definePlain({
  inputs: Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (value: Json) => (typeof value === 'number' ? { kind: own[kind], value: { value, unit: '1' } } : undefined),
    ]),
  ),
  outputs: { d: 'd', OR: 'odds', r: 'r', eta2: 'eta2', f: 'f' },
  examples: [{ inputs: { d: 0.5 }, outputs: { d: 0.5, OR: 2.4766, r: 0.2425, eta2: 0.0588, f: 0.25 } }],
})
