import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultKnots } from '#engine/methods/design/default-knots.ts'
import { analyseNumbers } from '#tests/support/analyse-numbers.ts'

interface Case {
  readonly values: readonly number[]
  /** How often each value occurs. */
  readonly counts: readonly number[]
  /** The package's 3 to 7 knots; empty for counts with which it finds fewer than 3. */
  readonly knots: readonly (readonly number[])[]
}

interface Knots {
  readonly cases: readonly Case[]
  /** R squared of a model with a spline of 4 knots. */
  readonly fits: { readonly remission: number; readonly lung: number }
}

const here = (name: string) => new URL(name, import.meta.url)
const { cases, fits }: Knots = JSON.parse(readFileSync(here('knots.json'), 'utf8'))

test('knots of every size, from smooth, rounded and heavily tied values, are those of Hmisc', () => {
  expect(cases.length).toBeGreaterThan(100)
  for (const { values, counts, knots } of cases) {
    const sorted = Float64Array.from(values.flatMap((value, i) => Array<number>(counts[i] ?? 0).fill(value)))
    for (const [i, expected] of knots.entries()) {
      const found = defaultKnots({ values: sorted }, i + 3)
      const said = `${i + 3} knots of ${sorted.join(' ')}`
      expect(found.length < 3 ? 0 : found.length, said).toBe(expected.length)
      for (const [k, knot] of expected.entries())
        expect(Math.abs((found[k] as number) - knot), said).toBeLessThanOrEqual(1e-12 * Math.abs(knot))
    }
  }
})

test.each([
  { id: 'remission', file: here('../published/remission.csv'), outcome: 'temp', of: 'li' },
  { id: 'lung', file: here('lung.csv'), outcome: 'age', of: 'ph.karno' },
] as const)('R squared of $outcome in $id by a spline of $of is that of lm with the spline of Hmisc', async (model) => {
  const { id, file, outcome, of } = model
  const options = { outcome, 'terms.list': [{ kind: 'spline', variable: of, knots: 4 }] }
  const values = await analyseNumbers('linear-regression', file, options, { [of]: 'continuous' })
  const found = Number(values.get(`fit/${outcome}/rSquared`))
  expect(Math.abs(found / fits[id] - 1)).toBeLessThan(1e-10)
})
