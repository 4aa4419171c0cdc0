import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { fSf } from '../../distributions/fisher-f.ts'
import { nonCentralityOfF } from '../../distributions/non-central-f.ts'
import type { FactorSettings } from '../design/build-design.ts'
import type { SumOfSquaresType } from '../design/marginality.ts'
import type { PreparedModel } from '../design/prepare-model.ts'
import { sumCoded } from '../design/sum-coded.ts'
import { type LinearModel, plainFit } from './linear-model.ts'
import { termSquares } from './term-squares.ts'

/** The F test of a term of a linear model; NaN if the term has no estimable column. */
export interface TermTest {
  readonly squares: number
  readonly df: number
  readonly statistic: number
  readonly pValue: number
  /** Partial eta squared: the term's sum of squares as a proportion of itself plus the residual sum of squares. */
  readonly eta: number
  /** Interval of the population value of partial eta squared, from the non-central F distribution (Steiger 2004). */
  readonly interval: Interval
  /** Partial omega squared, which corrects the upward bias of eta squared (Olejnik and Algina 2003); below 0 if F is below 1. */
  readonly omega: number
}

interface Question {
  readonly factors: Readonly<Record<string, FactorSettings>>
  readonly type: SumOfSquaresType
  /** Confidence level of the interval of partial eta squared. */
  readonly confidence: number
}

/** The F test of each term. For type III the factors are recoded with sum-to-zero contrasts, regardless of the contrasts of the coefficients. */
export async function termTests(
  { prepared, model }: { readonly prepared: PreparedModel; readonly model: LinearModel },
  { factors, type, confidence }: Question,
  checkpoint: Checkpoint,
): Promise<readonly TermTest[]> {
  const { design } = prepared
  const coded = type === 'III' ? await sumCoded(prepared, factors, checkpoint) : design
  const recoded = { ...model.data, columns: coded.columns, powers: coded.powers }
  const { fit } = coded === design ? model : await plainFit(recoded, checkpoint)
  const squares = await termSquares(
    fit,
    coded.termOf,
    design.terms.map(({ marginal }) => marginal),
    type,
  )
  return squares.map(({ squares: sum, df }) => {
    const statistic = df === 0 ? Number.NaN : sum / df / model.variance
    return {
      squares: sum,
      df,
      statistic,
      pValue: df === 0 ? Number.NaN : fSf(statistic, df, model.residualDf),
      eta: sum / (sum + model.fit.squares),
      interval: shareInterval(statistic, { df, residualDf: model.residualDf, confidence }),
      omega: (sum - df * model.variance) / (sum + (model.n - df) * model.variance),
    }
  })
}

function shareInterval(
  statistic: number,
  { df, residualDf, confidence }: { readonly df: number; readonly residualDf: number; readonly confidence: number },
): Interval {
  if (Number.isNaN(statistic)) return { lower: Number.NaN, upper: Number.NaN }
  const { lower, upper } = nonCentralityOfF(statistic, df, residualDf, confidence)
  const share = (ncp: number) => ncp / (ncp + df + residualDf + 1)
  return { lower: share(lower), upper: share(upper) }
}
