import { adjustPValues, type PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import type { Estimate } from '#engine/methods/proportions/compare-risks.ts'
import {
  bowkerTest,
  discordantOddsRatio,
  type McNemarTests,
  mcnemarTests,
  type PairedCounts,
  pairedDifference,
} from '#engine/methods/proportions/mcnemar.ts'
import type { ChiSquareTest } from '#engine/methods/tables/chi-square-test.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'
import type { TestName } from './facts.ts'
import type { CrossedPair } from './read-measurements.ts'

type Options = OptionsOf<typeof definition>

/** Comparison of an event between two measurements, at full precision. */
export interface ExaminedPair extends CrossedPair {
  readonly cells: PairedCounts
  readonly n: number
  readonly discordant: number
  readonly tests: McNemarTests
  readonly difference: Estimate
  readonly odds: Estimate
  readonly headline: TestName
  /** Adjusted P values, if there are several pairs. */
  readonly adjusted?: Readonly<Record<TestName, number>>
}

export function examinePairs(pairs: readonly CrossedPair[], options: Options): readonly ExaminedPair[] {
  const examined = pairs.map((pair) => examinePair(pair, options))
  if (examined.length < 2 || options.adjust === 'none') return examined
  const adjustedOf = (test: TestName) =>
    adjustPValues(
      examined.map(({ tests }) => pOf(tests, test)),
      options.adjust,
    )
  const adjusted = {
    exact: adjustedOf('exact'),
    'mid-p': adjustedOf('mid-p'),
    corrected: adjustedOf('corrected'),
    asymptotic: adjustedOf('asymptotic'),
  }
  return examined.map((pair, k) => {
    const at = (test: TestName) => adjusted[test][k] ?? Number.NaN
    return {
      ...pair,
      adjusted: { exact: at('exact'), 'mid-p': at('mid-p'), corrected: at('corrected'), asymptotic: at('asymptotic') },
    }
  })
}

export function pOf(tests: McNemarTests, test: TestName): number {
  if (test === 'exact') return tests.exact
  if (test === 'mid-p') return tests.midP
  return tests[test].pValue
}

function examinePair(pair: CrossedPair, { confidence, headline }: Options): ExaminedPair {
  const [[both = 0, firstOnly = 0] = [], [secondOnly = 0, neither = 0] = []] = pair.counts
  const cells = { both, firstOnly, secondOnly, neither }
  const discordant = firstOnly + secondOnly
  return {
    ...pair,
    cells,
    n: both + discordant + neither,
    discordant,
    tests: mcnemarTests(cells),
    difference: pairedDifference(cells, confidence),
    odds: discordantOddsRatio(cells, confidence),
    headline: headline === 'auto' ? byDiscordant(discordant) : headline,
  }
}

function byDiscordant(discordant: number): TestName {
  if (discordant < 25) return 'exact'
  return discordant < 40 ? 'corrected' : 'asymptotic'
}

/** Test of symmetry over all values of two measurements. */
export interface SymmetryTest extends CrossedPair {
  readonly n: number
  readonly changed: number
  readonly test: ChiSquareTest
  readonly adjusted?: number
}

export function testSymmetry(pairs: readonly CrossedPair[], adjust: PAdjustment): readonly SymmetryTest[] {
  const tested = pairs.map((pair) => {
    const n = pair.counts.flat().reduce((sum, count) => sum + count, 0)
    const same = pair.counts.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)
    return { ...pair, n, changed: n - same, test: bowkerTest(pair.counts) }
  })
  if (tested.length < 2 || adjust === 'none') return tested
  const adjusted = adjustPValues(
    tested.map(({ test }) => test.pValue),
    adjust,
  )
  return tested.map((one, k) => ({ ...one, adjusted: adjusted[k] ?? Number.NaN }))
}
