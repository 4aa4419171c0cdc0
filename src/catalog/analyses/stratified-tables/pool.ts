import type { Risk } from '#engine/frame/count-events.ts'
import type { Stratum } from '#engine/frame/count-strata.ts'
import { compareRisks, type Estimate } from '#engine/methods/proportions/compare-risks.ts'
import {
  type Homogeneity,
  homogeneityOfOdds,
  mantelFleiss,
  mantelHaenszelTest,
  type Pooled,
  pooledOddsRatio,
  pooledRiskDifference,
  pooledRiskRatio,
} from '#engine/methods/proportions/mantel-haenszel.ts'
import type { ChiSquareTest } from '#engine/methods/tables/chi-square-test.ts'
import type { Measure } from './measures.ts'
import type { StratifiedTable } from './read-strata.ts'

/** One measure at full precision: in each stratum, pooled, and crude. */
export interface PooledEffect {
  readonly measure: Measure
  readonly strata: readonly Estimate[]
  readonly pooled: Pooled
  readonly crude: Estimate
}

export interface PooledTable {
  readonly effects: readonly PooledEffect[]
  readonly cmh: ChiSquareTest
  readonly homogeneity: Homogeneity
  readonly mantelFleiss: number
}

const poolOf = {
  'odds-ratio': pooledOddsRatio,
  'risk-ratio': pooledRiskRatio,
  'risk-difference': pooledRiskDifference,
} as const

export function poolStrata(
  { strata }: StratifiedTable,
  measures: readonly Measure[],
  { confidence, continuity }: { readonly confidence: number; readonly continuity: boolean },
): PooledTable {
  const tables = strata.map(({ table }) => table)
  const crude: Stratum = {
    exposed: sumOf(tables.map((one) => one.exposed)),
    reference: sumOf(tables.map((one) => one.reference)),
  }
  return {
    effects: measures.map((measure) => ({
      measure,
      strata: tables.map((table) => effectOf(table, measure, confidence)),
      pooled: poolOf[measure](tables, confidence),
      crude: effectOf(crude, measure, confidence),
    })),
    cmh: mantelHaenszelTest(tables, continuity),
    homogeneity: homogeneityOfOdds(tables, pooledOddsRatio(tables, confidence).estimate),
    mantelFleiss: mantelFleiss(tables),
  }
}

function effectOf({ exposed, reference }: Stratum, measure: Measure, confidence: number): Estimate {
  const { oddsRatio, riskRatio, difference } = compareRisks(exposed, reference, confidence)
  return { 'odds-ratio': oddsRatio, 'risk-ratio': riskRatio, 'risk-difference': difference }[measure]
}

function sumOf(risks: readonly Risk[]): Risk {
  return {
    events: risks.reduce((sum, { events }) => sum + events, 0),
    n: risks.reduce((sum, { n }) => sum + n, 0),
  }
}
