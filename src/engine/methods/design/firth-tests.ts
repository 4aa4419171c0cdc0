import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { firthLogistic } from '../firth-logistic.ts'
import type { LogisticData } from '../logistic-model.ts'
import type { FactorSettings } from './build-design.ts'
import type { DevianceTest } from './deviance-tests.ts'
import type { PreparedModel } from './prepare-model.ts'
import { fitSteadily } from './steady-columns.ts'
import { sumCoded } from './sum-coded.ts'
import { type SquaresType, testedBeside } from './tested-beside.ts'

type Rows = Pick<LogisticData, 'y' | 'offset'>

/**
 * The penalised likelihood-ratio test of each term (Heinze and Schemper 2002): its coefficients are set to 0, and its columns keep their part in the
 * penalty. Beside it stand the terms of the type; for type III the factors are coded by sum contrasts.
 */
export async function firthTests(
  prepared: PreparedModel,
  {
    factors,
    type,
    rows,
  }: { readonly factors: Readonly<Record<string, FactorSettings>>; readonly type: SquaresType; readonly rows: Rows },
  checkpoint: Checkpoint,
): Promise<readonly DevianceTest[]> {
  const { design } = prepared
  const coded = type === 'III' ? await sumCoded(prepared, factors, checkpoint) : design
  const marginal = design.terms.map((term) => term.marginal)
  const tests: DevianceTest[] = []
  for (const j of design.terms.keys()) {
    const beside = testedBeside(marginal, j, type)
    const others = coded.termOf.flatMap((of, k) => (of === -1 || beside.includes(of) ? [k] : []))
    const order = [...others, ...coded.termOf.flatMap((of, k) => (of === j ? [k] : []))]
    const columns = order.map((k) => coded.columns[k] ?? new Float64Array())
    const powers = coded.powers
      .map((block) => block.map((k) => order.indexOf(k)))
      .filter((block) => !block.includes(-1))
    tests.push(await firthTest(columns, others.length, { powers, rows }, checkpoint))
  }
  return tests
}

/** The test of the columns from place `free` on, beside those before them. */
export async function firthTest(
  columns: readonly Float64Array[],
  free: number,
  { powers, rows }: { readonly powers: readonly (readonly number[])[]; readonly rows: Rows },
  checkpoint: Checkpoint,
): Promise<DevianceTest> {
  const { fit } = await fitSteadily(
    columns,
    powers,
    async (steady) => {
      const whole = await firthLogistic(steady, rows, checkpoint)
      const without = await firthLogistic(
        steady,
        { ...rows, free: Array.from({ length: free }, (_, k) => k) },
        checkpoint,
      )
      return { estimated: whole.estimated, drop: without.penalised - whole.penalised }
    },
    checkpoint,
  )
  const df = fit.estimated.filter((k) => k >= free).length
  const statistic = df === 0 ? Number.NaN : Math.max(fit.drop, 0)
  return { statistic, df, p: df === 0 ? Number.NaN : chiSquareSf(statistic, df) }
}
