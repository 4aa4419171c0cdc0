import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { FactorSettings } from './build-design.ts'
import { type SumOfSquaresType, termsTestedAfter } from './marginality.ts'
import type { PreparedModel } from './prepare-model.ts'
import { fitWithStablePolynomials } from './stable-polynomials.ts'
import { sumCoded } from './sum-coded.ts'

/** The likelihood-ratio test of a term. */
export interface DevianceTest {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/** A fit for comparison with another: -2 log likelihood, up to a constant, and the columns with a coefficient. */
export interface Deviance {
  readonly deviance: number
  readonly estimated: readonly number[]
}

interface Question {
  readonly factors: Readonly<Record<string, FactorSettings>>
  readonly type: SumOfSquaresType
  /** The deviance of the full model. */
  readonly whole: Deviance
  /** Fits some columns of the design, the intercept first. */
  readonly fit: (columns: readonly Float64Array[]) => Promise<Deviance>
}

/** The likelihood-ratio test of each term. For type III the factors are coded by sum contrasts, regardless of the contrasts of the coefficients. */
export async function devianceTests(
  prepared: PreparedModel,
  { factors, type, whole, fit }: Question,
  checkpoint: Checkpoint,
): Promise<readonly DevianceTest[]> {
  const { design } = prepared
  const coded = type === 'III' ? await sumCoded(prepared, factors, checkpoint) : design
  const marginal = design.terms.map((term) => term.marginal)
  const found = new Map<string, Deviance>([[design.terms.map((_, k) => k).join(), whole]])
  const fitOf = async (wanted: readonly number[]) => {
    const known = found.get(wanted.join())
    if (known !== undefined) return known
    const kept = coded.termOf.flatMap((of, k) => (of === -1 || wanted.includes(of) ? [k] : []))
    const columns = kept.map((k) => coded.columns[k] ?? new Float64Array())
    const powers = coded.powers.map((block) => block.map((k) => kept.indexOf(k))).filter((block) => !block.includes(-1))
    const { fit: one } = await fitWithStablePolynomials(columns, powers, fit, checkpoint)
    found.set(wanted.join(), one)
    return one
  }
  const tests: DevianceTest[] = []
  for (const j of design.terms.keys()) {
    const before = termsTestedAfter(marginal, j, type)
    const without = await fitOf(before)
    const beside = await fitOf([...before, j].toSorted((a, b) => a - b))
    const df = beside.estimated.length - without.estimated.length
    const statistic = df === 0 ? Number.NaN : Math.max(without.deviance - beside.deviance, 0)
    tests.push({ statistic, df, pValue: df === 0 ? Number.NaN : chiSquareSf(statistic, df) })
  }
  return tests
}
