import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import type { FactorSettings } from '#engine/methods/design/build-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import type { FTest } from '#engine/methods/inference/f-test.ts'
import { leveneTest } from '#engine/methods/means/one-way.ts'
import { type ShapiroWilk, shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import type { LinearFit } from '#engine/methods/regression/fit-linear.ts'
import { slopesTest } from '#engine/methods/regression/slopes-test.ts'
import type { Watch } from '../../kit/analysis.ts'
import { cellCodes, type Means } from './estimate-means.ts'

export interface SlopeTest extends FTest {
  readonly variable: string
  /** The model estimates a separate variance for each group, so equality is not tested. */
  readonly isFree: boolean
}

export interface Assumptions {
  readonly shapiro: ShapiroWilk
  readonly levene: FTest
  readonly brownForsythe: FTest
  readonly slopes: readonly SlopeTest[]
}

/** Checks the residuals of the model between the cells of all its factors, and the slopes of its covariates. */
export async function checkAssumptions(
  fitted: LinearFit,
  { levels, covariates }: Means,
  factors: Readonly<Record<string, FactorSettings>>,
  { checkpoint, progress }: Watch,
): Promise<Assumptions> {
  const { model, prepared } = fitted
  const { groups, cases } = await residualsByCell(fitted, levels, checkpoint)
  const slopes: SlopeTest[] = []
  for (const variable of covariates.keys()) {
    const test = await slopesTest(fitted, variable, factors, checkpoint)
    const isFree = test.df1 === 0 && prepared.design.terms.some(({ term }) => isProductOf(term, variable))
    slopes.push({ variable, ...test, isFree })
    progress((0.6 * slopes.length) / covariates.size)
  }
  // the absolute deviations of one or two values are all equal within their cell
  const possible = groups.some(({ length }, g) => allCases(length, cases?.[g]) > 2)
  const none = { statistic: Number.NaN, df1: groups.length - 1, df2: model.n - groups.length, pValue: Number.NaN }
  const shapiro = shapiroWilk(model.fit.residuals, prepared.cases)
  progress(0.8)
  await checkpoint()
  return {
    shapiro,
    levene: possible ? await leveneTest(groups, 'mean', checkpoint, cases) : none,
    brownForsythe: possible ? await leveneTest(groups, 'median', checkpoint, cases) : none,
    slopes,
  }
}

function isProductOf(term: Term, variable: string): boolean {
  return term.kind === 'interaction' && term.variables.includes(variable)
}

/**
 * Only combinations of levels that occur, since many factors have more combinations than a dataset has rows. `cases`: how many cases each
 * residual
 * represents.
 */
async function residualsByCell(
  { model, prepared }: LinearFit,
  levels: Means['levels'],
  checkpoint: Checkpoint,
): Promise<{ readonly groups: readonly Float64Array[]; readonly cases: readonly Float64Array[] | undefined }> {
  const { frame } = prepared.rows
  let codes = new Int32Array(frame.rows)
  let count = 1
  for (const id of levels.keys()) {
    const { codes: own, count: size } = await cellCodes(frame, [id], levels, checkpoint)
    const found = new Map<number, number>()
    const next = new Int32Array(frame.rows)
    for (let i = 0; i < next.length; i++) {
      const key = (codes[i] as number) * size + (own[i] as number)
      let code = found.get(key)
      if (code === undefined) {
        code = found.size
        found.set(key, code)
      }
      next[i] = code
    }
    codes = next
    count = found.size
    await checkpoint()
  }
  const sizes = new Int32Array(count)
  for (const code of codes) sizes[code] = (sizes[code] as number) + 1
  const split = (values: Float64Array): readonly Float64Array[] => {
    const groups = Array.from(sizes, (n) => new Float64Array(n))
    const filled = new Int32Array(count)
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i] as number
      const at = filled[code] as number
      ;(groups[code] as Float64Array)[at] = values[i] as number
      filled[code] = at + 1
    }
    return groups
  }
  const found = { groups: split(model.residuals), cases: prepared.cases && split(prepared.cases) }
  await checkpoint()
  return found
}
