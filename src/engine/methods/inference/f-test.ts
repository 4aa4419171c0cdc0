export interface FTest {
  readonly statistic: number
  readonly df1: number
  readonly df2: number
  readonly pValue: number
}
