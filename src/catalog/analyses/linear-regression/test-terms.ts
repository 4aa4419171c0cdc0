import type { Checkpoint } from '#engine/checkpoint.ts'
import { fSf } from '#engine/distributions/fisher-f.ts'
import { nonCentralityOfF } from '#engine/distributions/non-central-f.ts'
import type { FactorSettings } from '#engine/methods/design/build-design.ts'
import { sumCoded } from '#engine/methods/design/sum-coded.ts'
import type { SquaresType } from '#engine/methods/design/tested-beside.ts'
import { linearModel } from '#engine/methods/linear-model.ts'
import { termSquares } from '#engine/methods/term-squares.ts'
import type { TermCell } from '../../kit/outcome.ts'
import { termCell } from '../../kit/term-cells.ts'
import type { Fitted } from './fit-model.ts'

export interface TermTestResult {
  readonly cell: TermCell
  readonly squares: number
  readonly df: number
  readonly statistic: number
  readonly p: number
  /** Partial eta squared: its part of what the other terms leave. */
  readonly eta: number
  /** 90 % interval of that share in the population, by the non-central F (Steiger 2004). */
  readonly interval: { readonly lower: number; readonly upper: number }
  /** Partial omega squared, the same without the bias upwards (Olejnik and Algina 2003); below 0 where F is below 1. */
  readonly omega: number
}

/** The test of each term. For type III the factors are coded by sum contrasts, whatever the coefficients are of. */
export async function testTerms(
  { prepared, model }: Fitted,
  factors: Readonly<Record<string, FactorSettings>>,
  type: SquaresType,
  checkpoint: Checkpoint,
): Promise<readonly TermTestResult[]> {
  const { design } = prepared
  const coded = type === 'III' ? await sumCoded(prepared, factors, checkpoint) : design
  const recoded = { ...model.data, columns: coded.columns, powers: coded.powers }
  const { fit } = coded === design ? model : await linearModel(recoded, checkpoint)
  const squares = await termSquares(
    fit,
    coded.termOf,
    design.terms.map(({ marginal }) => marginal),
    type,
  )
  return squares.map(({ squares: sum, df }, k) => {
    const statistic = df === 0 ? Number.NaN : sum / df / model.variance
    return {
      cell: termCell(design.terms[k]?.term ?? { kind: 'main', variable: '' }),
      squares: sum,
      df,
      statistic,
      p: df === 0 ? Number.NaN : fSf(statistic, df, model.residualDf),
      eta: sum / (sum + model.fit.squares),
      interval: shareInterval(statistic, df, model.residualDf),
      omega: (sum - df * model.variance) / (sum + (model.n - df) * model.variance),
    }
  })
}

/** Limits of a partial eta squared: 90 %, as its test has one side only. */
function shareInterval(statistic: number, df: number, residualDf: number): { lower: number; upper: number } {
  if (Number.isNaN(statistic)) return { lower: Number.NaN, upper: Number.NaN }
  const { lower, upper } = nonCentralityOfF(statistic, df, residualDf, 0.9)
  const share = (ncp: number) => ncp / (ncp + df + residualDf + 1)
  return { lower: share(lower), upper: share(upper) }
}
