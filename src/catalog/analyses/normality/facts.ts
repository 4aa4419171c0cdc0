import type { LevelRef, Numeric, StatisticSymbol } from '../../kit/outcome/outcome.ts'

export type TestName = 'shapiro-wilk' | 'anderson-darling' | 'lilliefors' | 'skewness' | 'kurtosis' | 'omnibus'

/** The verdict of the named rule; doubtful if the rule is met but a test of many values rejects normality. */
export type Verdict = 'met' | 'doubtful' | 'violated' | 'unknown'

/** Facts for the reading. */
export interface Facts {
  readonly tests: readonly ('shapiro-wilk' | 'anderson-darling' | 'lilliefors' | 'dagostino-pearson')[]
  readonly formula: 'adjusted' | 'moment'
  readonly figures: readonly ('qq' | 'detrended')[]
  readonly confidence: number
  readonly variables: readonly VariableFacts[]
}

export interface VariableFacts {
  readonly variable: string
  readonly verdict: Verdict
  readonly parts: readonly {
    readonly group: LevelRef | null
    readonly n: number
    readonly skewness: Numeric
    readonly skewnessError: Numeric
    readonly kurtosis: Numeric
    readonly kurtosisError: Numeric
    /** Tests that the number of values allows. */
    readonly tests: readonly {
      readonly test: TestName
      readonly symbol: StatisticSymbol
      readonly statistic: Numeric
      readonly p: Numeric
    }[]
  }[]
}
