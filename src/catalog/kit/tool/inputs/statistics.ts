import type { Words } from '../../words.ts'
import { measured, type Quantity } from './in-units.ts'

const MOST = 10_000_000

/** A number of persons or events, an integer, from `least` on. */
export function count(label: Words, least = 0, help?: Words): Quantity {
  return measured({
    label,
    ...(help && { help }),
    integer: true,
    units: [{ id: '1', label: null, resolution: 0, hard: [least, MOST], usual: [least, MOST] }],
  })
}

/** A pure number within `hard`, with `resolution` decimals. */
export function number(label: Words, hard: readonly [number, number], resolution: number, help?: Words): Quantity {
  return measured({
    label,
    ...(help && { help }),
    units: [{ id: '1', label: null, resolution, hard, usual: hard }],
  })
}

/** A probability, canonical as a fraction from 0.0001 to 0.9999; also in per cent. */
export function probability(label: Words, help?: Words): Quantity {
  return measured({
    label,
    ...(help && { help }),
    units: [
      { id: '1', label: { en: 'fraction', zh: '小数' }, resolution: 3, hard: [0.0001, 0.9999], usual: [0.005, 0.995] },
      { id: '%', times: 0.01, resolution: 1, hard: [0.01, 99.99], usual: [0.5, 99.5] },
    ],
  })
}
