import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface RiskData {
  readonly show: Pick<Options, 'tool' | 'view'>
  /** The weights of the summary; null if each study counts once. */
  readonly weight: VariableRef | null
  /** Studies with a name. */
  readonly n: number
  /** In the order of the rows; empty for a summary alone. */
  readonly studies: readonly LevelRef[]
  readonly domains: readonly RiskDomain[]
}

export interface RiskDomain {
  readonly name: VariableRef
  readonly overall: boolean
  /** By study the place of the judgement, from the best; −1 if it is missing. */
  readonly codes: readonly number[]
  /** Shares of the judgements, and last of missing ones. */
  readonly shares: readonly number[]
}
