import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { type MeasuredNumber, measuredNumbers } from '#catalog/kit/outcome/outcome-values.ts'
import { loadDefinition } from '#cli/entries.ts'
import { type RandomStudy, randomStudy, studyData } from './random-study.ts'
import { runExample } from './run-example.ts'

/** Tests and intervals that are dual: P is below alpha exactly if the 1 - alpha interval excludes the null value. */
interface Dual {
  readonly id: string
  readonly options: StoredOptions
  /** Rows of tables, as `<table>/<row key>` of outcome-values; P and interval may be in different ones. */
  readonly p: RegExp
  /** Without `.lower` and `.upper`. */
  readonly interval: RegExp
  readonly null: number
}

const paired = { 'pairs.pairs': [['x', 'y']] }
const terms = { 'terms.list': [{ kind: 'main', variable: 'x' }] }
const survival = { 'outcome.time': 'time', 'outcome.status': 'event', 'outcome.events': [1] }
const inRow = (row: string) => ({ p: new RegExp(`^${row}/p$`), interval: new RegExp(`^${row}/interval$`) })

/**
 * Omitted, because they are not dual: Pearson's r (t test, and Fisher's z for the interval), Kendall and Spearman, Clopper and Pearson's
 * interval with the exact test by small probabilities, a likelihood-ratio test with a Wald interval, and Newcombe's interval.
 */
const duals: Readonly<Record<string, Dual>> = {
  'one-sample t': {
    id: 't-test-one-sample',
    options: { variables: ['y'], reference: 1 },
    ...inRow('tests/y/t'),
    null: 0,
  },
  'one-sample t, greater': {
    id: 't-test-one-sample',
    options: { variables: ['y'], reference: 1, alternative: 'greater' },
    ...inRow('tests/y/t'),
    null: 0,
  },
  'signed rank with Hodges and Lehmann’s interval': {
    id: 't-test-one-sample',
    options: { variables: ['y'], reference: 1 },
    ...inRow('tests/y/wilcoxon'),
    null: 0,
  },
  'paired t': { id: 't-test-paired', options: paired, ...inRow('tests/x/y/-/t'), null: 0 },
  'paired t, less': {
    id: 't-test-paired',
    options: { ...paired, alternative: 'less' },
    ...inRow('tests/x/y/-/t'),
    null: 0,
  },
  'signed rank of pairs': { id: 't-test-paired', options: paired, ...inRow('tests/x/y/-/wilcoxon'), null: 0 },
  'Student t': independent('student'),
  'Welch t': independent('welch'),
  'Welch t, less': independent('welch', 'less'),
  'Mann–Whitney with Hodges and Lehmann’s interval': independent('mann-whitney'),
  'slope of a line': {
    id: 'linear-regression',
    options: { outcome: 'y', ...terms },
    ...inRow('coefficients/x'),
    null: 0,
  },
  'intercept of a line': {
    id: 'linear-regression',
    options: { outcome: 'y', ...terms },
    ...inRow('coefficients/\\(Intercept\\)'),
    null: 0,
  },
  'Wald test of an odds ratio': {
    id: 'logistic-regression',
    options: { outcome: 'event', event: 1, ...terms },
    ...inRow('coefficients/x'),
    null: 1,
  },
  'Wald test of a hazard ratio': {
    id: 'cox-regression',
    options: { ...survival, ...terms },
    ...inRow('coefficients/x'),
    null: 1,
  },
  'score test of a proportion with Wilson’s interval': {
    id: 'proportion',
    options: { outcomes: ['event'], 'events.event.event': 1, expected: 0.5 },
    p: /^tests\/event\/score\/p$/,
    interval: /^proportions\/event\/event=1\/wilson$/,
    null: 0.5,
  },
}

function independent(name: string, alternative = 'two-sided'): Dual {
  const options = { outcomes: ['y'], group: 'group', tests: [name], alternative }
  return { id: 't-test-independent', options, ...inRow(`tests/y/${name}`), null: 0 }
}

test.each(Object.keys(duals))('%s: P is below alpha exactly if the interval excludes the null value', async (name) => {
  const dual = duals[name]
  if (dual === undefined) throw new Error(name)
  const seen = { within: 0, outside: 0 }
  const holds = async (study: RandomStudy, confidence: number) => {
    const found = await pairOf(dual, study, confidence)
    if (found === undefined) return
    const { p, lower, upper } = found
    if (Math.abs(p - (1 - confidence)) < 1e-9) return
    const isOutside = dual.null < lower || dual.null > upper
    seen[isOutside ? 'outside' : 'within']++
    expect({ p, lower, upper, outside: isOutside }).toEqual({ p, lower, upper, outside: p < 1 - confidence })
  }
  await fc.assert(fc.asyncProperty(randomStudy, fc.constantFrom(0.6, 0.8, 0.9, 0.95), holds), {
    numRuns: 60,
    seed: 1,
  })
  expect(Math.min(seen.within, seen.outside), 'both answers occur').toBeGreaterThan(3)
})

async function pairOf({ id, options, p, interval }: Dual, study: RandomStudy, confidence: number) {
  const time = study.y.map((one) => one + 100)
  const data = studyData({ ...study, time })
  const outcome = await runExample(id, { data, options: { ...options, confidence } })
  if (outcome.status === 'rejected') return undefined
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  const numbers = measuredNumbers(await loadDefinition(id), outcome)
  const at = (end: string) =>
    numberOf(numbers.find(({ path, part }) => part === end && interval.test(path.slice(0, -6))))
  return { p: numberOf(numbers.find(({ path }) => p.test(path))), lower: at('lower'), upper: at('upper') }
}

function numberOf(found: MeasuredNumber | undefined): number {
  if (found === undefined || found.value === null) throw new Error('The declared number is not in the outcome.')
  if (typeof found.value === 'number') return found.value
  return found.value === 'Inf'
    ? Number.POSITIVE_INFINITY
    : found.value === '-Inf'
      ? Number.NEGATIVE_INFINITY
      : Number.NaN
}
