import fc from 'fast-check'
import type { ExampleColumn, ExampleData } from '#catalog/kit/example.ts'

/** Columns of a small random study: two groups, two measurements, and an event. */
export interface RandomStudy {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** 0 or 1; both occur at least three times. */
  readonly event: readonly number[]
  /** Both groups have at least five rows. */
  readonly group: readonly string[]
}

/** Enough decimals that no two values, or their distances from a third, are equal. */
const value = fc.noBias(fc.integer({ min: -1e9, max: 1e9 })).map((v) => v / 1e8)

/** Studies of 10 to 18 rows; y depends on x and on the group, so that both results of a test occur. */
export const randomStudy: fc.Arbitrary<RandomStudy> = fc
  .integer({ min: 10, max: 18 })
  .chain((n) =>
    fc.record({
      x: fc.uniqueArray(value, { minLength: n, maxLength: n }),
      noise: fc.uniqueArray(value, { minLength: n, maxLength: n }),
      slope: fc.constantFrom(-1, 0, 0.3, 1),
      step: fc.constantFrom(0, 3, 8),
      order: fc.shuffledSubarray(
        Array.from({ length: n }, (_, i) => i),
        { minLength: n, maxLength: n },
      ),
    }),
  )
  .map(({ x, noise, slope, step, order }) => ({
    x,
    y: noise.map((one, i) => one + slope * (x[i] ?? 0) + (i % 2) * step),
    event: order.map((place) => (place % 3 === 0 ? 1 : 0)),
    group: x.map((_, i) => (i % 2 === 0 ? 'a' : 'b')),
  }))

const measured: ReadonlySet<string> = new Set(['x', 'y', 'time'])

const words = { en: 'Random', zh: '随机' }

export function studyData(study: Record<string, readonly (number | string)[]>): ExampleData {
  return {
    id: 'random',
    title: words,
    source: words,
    columns: Object.entries(study).map(
      ([id, values]): ExampleColumn =>
        ({
          id,
          name: id,
          measure: measured.has(id) ? 'continuous' : 'nominal',
          values,
        }) as ExampleColumn,
    ),
  }
}
