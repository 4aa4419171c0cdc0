import type { Checkpoint } from '#engine/checkpoint.ts'
import { chiSquareSf } from '#engine/distributions/chi-square.ts'
import type { FactorSettings } from '#engine/methods/design/build-design.ts'
import { fitSteadily } from '#engine/methods/design/steady-columns.ts'
import { sumCoded } from '#engine/methods/design/sum-coded.ts'
import { type SquaresType, testedBeside } from '#engine/methods/design/tested-beside.ts'
import { logisticIrls } from '#engine/methods/logistic-irls.ts'
import type { TermCell } from '../../kit/outcome.ts'
import { termCell } from '../../kit/term-cells.ts'
import type { Fitted } from './fit-model.ts'

export interface TermTestResult {
  readonly cell: TermCell
  readonly statistic: number
  readonly df: number
  readonly p: number
}

/** The likelihood-ratio test of each term. For type III the factors are coded by sum contrasts, whatever the coefficients are of. */
export async function testTerms(
  { prepared, model }: Fitted,
  factors: Readonly<Record<string, FactorSettings>>,
  type: SquaresType,
  checkpoint: Checkpoint,
): Promise<readonly TermTestResult[]> {
  const { design } = prepared
  const coded = type === 'III' ? await sumCoded(prepared, factors, checkpoint) : design
  const marginal = design.terms.map((term) => term.marginal)
  const { y, offset } = model.data
  const whole = { deviance: model.deviance, rank: model.fit.estimated.length }
  const found = new Map<string, { deviance: number; rank: number }>([[design.terms.map((_, k) => k).join(), whole]])
  const fitOf = async (wanted: readonly number[]) => {
    const known = found.get(wanted.join())
    if (known !== undefined) return known
    const kept = coded.termOf.flatMap((of, k) => (of === -1 || wanted.includes(of) ? [k] : []))
    const columns = kept.map((k) => coded.columns[k] ?? new Float64Array())
    const powers = coded.powers.map((block) => block.map((k) => kept.indexOf(k))).filter((block) => !block.includes(-1))
    const { fit } = await fitSteadily(
      columns,
      powers,
      (steady) => logisticIrls(steady, { y, offset }, checkpoint),
      checkpoint,
    )
    const one = { deviance: fit.deviance, rank: fit.estimated.length }
    found.set(wanted.join(), one)
    return one
  }
  const tests: TermTestResult[] = []
  for (const [j, { term }] of design.terms.entries()) {
    const before = testedBeside(marginal, j, type)
    const without = await fitOf(before)
    const beside = await fitOf([...before, j].toSorted((a, b) => a - b))
    const df = beside.rank - without.rank
    const statistic = df === 0 ? Number.NaN : Math.max(without.deviance - beside.deviance, 0)
    tests.push({ cell: termCell(term), statistic, df, p: df === 0 ? Number.NaN : chiSquareSf(statistic, df) })
  }
  return tests
}
