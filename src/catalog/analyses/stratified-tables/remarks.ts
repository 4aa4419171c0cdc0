import { notice, warning } from '../../kit/outcome/build-table.ts'
import { type Check, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { PooledTable } from './pool.ts'
import type { StratifiedTable } from './read-strata.ts'

export function checksOf({ homogeneity, mantelFleiss }: PooledTable): readonly Check[] {
  const { pValue } = homogeneity.tarone
  const same = Number.isNaN(pValue) ? 'unknown' : pValue >= 0.05 ? 'met' : 'violated'
  const enough = mantelFleiss >= 5 ? 'met' : 'doubtful'
  return [
    { code: `homogeneity-${same}`, result: same, params: { p: { p: numeric(pValue) } } },
    { code: `mantel-fleiss-${enough}`, result: enough, params: { least: { estimate: mantelFleiss } } },
  ]
}

export function noticesOf({ leftOut }: StratifiedTable, { homogeneity }: PooledTable): readonly Notice[] {
  return [
    ...(leftOut > 0 ? [warning(definition, 'strata-left-out', { n: leftOut })] : []),
    ...(homogeneity.tarone.df < 1 ? [notice(definition, 'one-stratum')] : []),
  ]
}
