import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Numeric } from '#catalog/kit/outcome/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { loadDefinition } from '#cli/entries.ts'
import { type RandomStudy, randomStudy, studyData } from './random-study.ts'
import { runExample } from './run-example.ts'

/** y in another unit: degrees Fahrenheit for Celsius. */
interface Units {
  readonly by: number
  readonly plus: number
}

/** A number in the other unit; `free`: it has another meaning there. */
type Move = ((value: number, units: Units) => number) | 'free'

interface Law {
  readonly id: string
  readonly options: (units: Units) => StoredOptions
  /** The first line that matches a number transforms it; a number without a match is unchanged, every P among them. */
  readonly moves: readonly (readonly [path: RegExp, move: Move])[]
}

const scaled = (value: number, { by }: Units) => value * by
const squared = (value: number, { by }: Units) => value * by * by
const shifted = (value: number, { by, plus }: Units) => value * by + plus

const spread = [/\/(sd|se|sigma)$/, scaled] as const
const places = [/^(groups|values)\/.*\/(mean|median|p25|p75|interval\.\w+)$/, shifted] as const
const differences = [/^(tests|pairs)\/.*\/(difference|interval\.\w+)$/, scaled] as const

const laws: Readonly<Record<string, Law>> = {
  'tests of one sample': {
    id: 't-test-one-sample',
    options: (units) => ({ variables: ['y'], reference: shifted(1, units), tests: ['t', 'wilcoxon', 'sign'] }),
    moves: [spread, places, differences],
  },
  'tests of two groups': {
    id: 't-test-independent',
    options: () => ({ outcomes: ['y'], group: 'group', tests: ['student', 'welch', 'mann-whitney'] }),
    moves: [spread, places, differences],
  },
  'analysis of variance': {
    id: 'anova-one-way',
    options: () => ({ outcomes: ['y'], group: 'third', tests: ['anova', 'welch', 'kruskal-wallis'] }),
    moves: [spread, places, differences, [/^variance\/.*\/(squares|meanSquare)$/, squared]],
  },
  correlation: {
    id: 'correlation-matrix',
    options: () => ({ variables: ['x', 'y'], methods: ['pearson', 'spearman', 'kendall'] }),
    moves: [],
  },
  'linear regression': {
    id: 'linear-regression',
    options: () => ({ outcome: 'y', 'terms.list': [{ kind: 'main', variable: 'x' }] }),
    moves: [
      spread,
      [/^fit\/.*\/[ab]ic$/, 'free'],
      [/^coefficients\/\(Intercept\)\/(statistic|p)$/, 'free'],
      [/^coefficients\/\(Intercept\)\/(estimate|interval\.\w+)$/, shifted],
      [/^coefficients\/x\/(estimate|interval\.\w+)$/, scaled],
      [/^terms\/.*\/squares$/, squared],
    ],
  },
}

const units = fc.record({ by: fc.constantFrom(1.8, 1000, 0.001), plus: fc.constantFrom(0, 32, -5) })

test.each(Object.keys(laws))('%s: another unit moves estimates with it, and no P', async (name) => {
  const law = laws[name]
  if (law === undefined) throw new Error(name)
  const holds = async (study: RandomStudy, to: Units) => {
    const before = await numbersOf(law, study, { by: 1, plus: 0 })
    const after = await numbersOf(law, { ...study, y: study.y.map((value) => shifted(value, to)) }, to)
    const expected = [...before].flatMap(([path, value]) => {
      const move = law.moves.find(([named]) => named.test(path))?.[1]
      if (move === 'free') return []
      return [[path, move === undefined || typeof value !== 'number' ? value : move(value, to)] as const]
    })
    const wrong = expected.filter(([path, value]) => !isClose(value, after.get(path) ?? null, to))
    expect(wrong.map(([path, value]) => [path, value, after.get(path)])).toEqual([])
  }
  await fc.assert(fc.asyncProperty(randomStudy, units, holds), { numRuns: 40, seed: 1, endOnFailure: true })
})

async function numbersOf({ id, options }: Law, study: RandomStudy, to: Units): Promise<ReadonlyMap<string, Numeric>> {
  const third = study.x.map((_, i) => ['a', 'b', 'c'][i % 3] ?? '')
  const outcome = await runExample(id, { data: studyData({ ...study, third }), options: options(to) })
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcomeValues(await loadDefinition(id), outcome)
}

/** To the digits left after the shift. */
function isClose(a: Numeric, b: Numeric, { by, plus }: Units): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= 1e-8 * Math.max(Math.abs(a), Math.abs(b)) + 1e-12 * Math.max(by, Math.abs(plus), 1)
}
