import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { Progress } from '../../progress.ts'
import type { FactorSettings } from '../design/build-design.ts'
import type { DevianceTest } from '../design/deviance-tests.ts'
import { type SumOfSquaresType, termsTestedAfter } from '../design/marginality.ts'
import type { PreparedModel } from '../design/prepare-model.ts'
import { fitWithStablePolynomials } from '../design/stable-polynomials.ts'
import { sumCoded } from '../design/sum-coded.ts'
import { firthLogistic } from './firth-logistic.ts'
import type { BinaryRows } from './logistic-rows.ts'
import { nestedFirth, type SpannedFirth } from './nested-firth.ts'

interface Watch {
  readonly checkpoint: Checkpoint
  readonly progress: Progress
}

/**
 * The penalised likelihood-ratio test of each term (Heinze and Schemper 2002): its coefficients are set to 0, and its columns remain in the
 * penalty. The terms of the chosen type remain in the model; for type III the factors are coded by sum contrasts.
 */
export async function firthTests(
  prepared: PreparedModel,
  {
    factors,
    type,
    rows,
    whole,
  }: {
    readonly factors: Readonly<Record<string, FactorSettings>>
    readonly type: SumOfSquaresType
    readonly rows: BinaryRows
    /** The fit of the full model. */
    readonly whole: SpannedFirth | null
  },
  { checkpoint, progress }: Watch,
): Promise<readonly DevianceTest[]> {
  const { design } = prepared
  const coded = type === 'III' ? await sumCoded(prepared, factors, checkpoint) : design
  const marginal = design.terms.map((term) => term.marginal)
  const tests: DevianceTest[] = []
  for (const j of design.terms.keys()) {
    const beside = termsTestedAfter(marginal, j, type)
    const others = coded.termOf.flatMap((of, k) => (of === -1 || beside.includes(of) ? [k] : []))
    const order = [...others, ...coded.termOf.flatMap((of, k) => (of === j ? [k] : []))]
    const columns = order.map((k) => coded.columns[k] ?? new Float64Array())
    const powers = coded.powers
      .map((block) => block.map((k) => order.indexOf(k)))
      .filter((block) => !block.includes(-1))
    const all = columns.length === coded.columns.length ? whole : null
    tests.push(await firthTest(columns, others.length, { powers, rows, whole: all }, checkpoint))
    progress((j + 1) / design.terms.length)
  }
  return tests
}

/** The test of the columns from index `free` on, given those before them; `whole`: the fit of all these columns, if known. */
export async function firthTest(
  columns: readonly Float64Array[],
  free: number,
  { powers, rows, whole }: FirthQuestion,
  checkpoint: Checkpoint,
): Promise<DevianceTest> {
  if (whole) {
    const known = await nestedTest(columns.slice(0, free), whole, checkpoint)
    if (known !== undefined) return known
  }
  const { fit } = await fitWithStablePolynomials(
    columns,
    powers,
    async (steady) => {
      const all = await firthLogistic(steady, rows, checkpoint)
      const nested = all.firth === null ? undefined : await nestedTest(steady.slice(0, free), all.firth, checkpoint)
      if (nested !== undefined) return { estimated: all.estimated, test: nested }
      const places = Array.from({ length: free }, (_, k) => k)
      const without = await firthLogistic(steady, { ...rows, free: places }, checkpoint)
      const df = all.estimated.filter((k) => k >= free).length
      return { estimated: all.estimated, test: testOf(without.penalised - all.penalised, df) }
    },
    checkpoint,
  )
  return fit.test
}

interface FirthQuestion {
  readonly powers: readonly (readonly number[])[]
  readonly rows: BinaryRows
  readonly whole?: SpannedFirth | null
}

/** Within the remaining columns; undefined if this finds no maximum. */
async function nestedTest(
  others: readonly Float64Array[],
  whole: SpannedFirth,
  checkpoint: Checkpoint,
): Promise<DevianceTest | undefined> {
  const { subspace, estimated } = await whole.subspaces.of(others, checkpoint)
  const without = await nestedFirth(whole, subspace, checkpoint)
  if (without === undefined) return undefined
  return testOf(without.penalised - whole.maximum.penalised, whole.basis.columns.length - estimated.length)
}

function testOf(drop: number, df: number): DevianceTest {
  const statistic = df === 0 ? Number.NaN : Math.max(drop, 0)
  return { statistic, df, pValue: df === 0 ? Number.NaN : chiSquareSf(statistic, df) }
}
