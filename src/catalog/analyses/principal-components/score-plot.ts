import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { rowGroups } from '#engine/frame/row-groups.ts'
import type { Moments } from '#engine/methods/description/moments.ts'
import { normalEllipse } from '#engine/methods/dimension-reduction/normal-ellipse.ts'
import { placedPoints } from '#engine/methods/samples/point-grid.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import type { Notice, OutcomeFigure, Rejected } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Extracted, squares } from './extract.ts'
import type { ScoreGroup, ScoresFigure } from './plot-scores.ts'
import { scoresOf } from './scores.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 12
/** The part of a normal population within an ellipse. */
const ellipseLevel = 0.95

interface Rows {
  readonly frame: Frame
  readonly columns: readonly Float64Array[]
  readonly complete: Uint8Array
  readonly weights: Float64Array | undefined
  readonly described: readonly Moments[]
}

export function refusedScorePlot(frame: Frame, { scorePlot, scoreGroup, across, up }: Options): Rejected | undefined {
  if (!scorePlot) return undefined
  if (across === up) return { status: 'rejected', code: 'same-component-twice', params: {}, option: 'up' }
  const by = scoreGroup === null ? undefined : columnById(frame, scoreGroup)
  if (by === undefined || !hasMoreLevels(by, maxGroups)) return undefined
  const params = { group: { variable: by.id }, max: maxGroups }
  return { status: 'rejected', code: 'too-many-groups', params, option: 'scoreGroup' }
}

/** The plot of two components, or the notice that one of them does not exist. */
export async function scorePlotOf(
  found: Extracted,
  rows: Rows,
  options: Options,
  checkpoint: Checkpoint,
): Promise<{ readonly figures: readonly OutcomeFigure[]; readonly notices: readonly Notice[] }> {
  if (!options.scorePlot) return { figures: [], notices: [] }
  const { variables, across, up, scoreGroup, ellipses, arrows } = options
  const { components, isRotated, loadings } = found
  const most = isRotated ? found.kept : components.variances.filter((variance) => variance > 0).length
  if (Math.max(across, up) > most)
    return {
      figures: [],
      notices: [warning(definition, 'no-score-plot', { n: most, asked: Math.max(across, up) })],
    }
  const scale = isRotated ? 'standard' : options.scoreScale
  const places = [across - 1, up - 1] as const
  const axes: Float64Array[] = []
  for (const k of places) {
    axes.push(await scoresOf(coefficientsOf(k, found, options, scale), rows.columns, rows.described, checkpoint))
    await checkpoint()
  }
  const [x = new Float64Array(), y = new Float64Array()] = axes
  const { groups, missing } = await groupsOf([x, y], rows, { group: scoreGroup, ellipses }, checkpoint)
  const total = components.variances.reduce((sum, variance) => sum + variance, 0)
  const share = (k: number) =>
    isRotated ? squares(loadings[k] ?? new Float64Array()) / variables.length : (components.variances[k] ?? 0) / total
  const data: ScoresFigure = {
    components: [across, up],
    shares: [share(places[0]), share(places[1])],
    scale,
    isRotated,
    missing,
    groups,
    arrows: arrows
      ? variables.map((variable, j) => ({
          variable,
          at: [arrowOf(places[0], j, found, options, scale), arrowOf(places[1], j, found, options, scale)] as const,
        }))
      : null,
  }
  return { figures: [{ id: 'scores', of: 'scores', data }], notices: [] }
}

/** Weights of the standardised variables: for scores of variance 1, or of the variance of the component. */
function coefficientsOf(k: number, found: Extracted, { matrix }: Options, scale: ScoresFigure['scale']): Float64Array {
  const { components, coefficients, isRotated, scales } = found
  if (isRotated) return coefficients[k] ?? new Float64Array()
  const root = scale === 'standard' ? Math.sqrt(components.variances[k] as number) : 1
  return (components.weights[k] ?? new Float64Array()).map(
    (weight, j) => (weight * (matrix === 'correlation' ? 1 : (scales[j] as number))) / root,
  )
}

/** Of scores of variance 1 the loading, a correlation; otherwise the weight in the component. */
function arrowOf(k: number, j: number, found: Extracted, { matrix }: Options, scale: ScoresFigure['scale']): number {
  const { components, loadings, isRotated, scales } = found
  if (isRotated) return loadings[k]?.[j] ?? Number.NaN
  const weight = components.weights[k]?.[j] ?? Number.NaN
  if (scale === 'principal') return weight
  return (
    (weight * Math.sqrt(components.variances[k] as number)) / (matrix === 'correlation' ? 1 : (scales[j] as number))
  )
}

async function groupsOf(
  [x, y]: readonly [Float64Array, Float64Array],
  { frame, complete, weights }: Rows,
  { group, ellipses }: { readonly group: string | null; readonly ellipses: boolean },
  checkpoint: Checkpoint,
): Promise<Pick<ScoresFigure, 'groups' | 'missing'>> {
  const { codes, values } = rowGroups(group === null ? undefined : columnById(frame, group), frame.rows)
  await checkpoint()
  const counts = new Int32Array(values.length)
  const own = new Int32Array(x.length)
  for (let i = 0, k = 0; i < complete.length; i++) {
    if (complete[i] !== 1) continue
    const code = codes[i] as number
    own[k++] = code
    if (code >= 0) counts[code] = (counts[code] as number) + 1
  }
  await checkpoint()
  const parts = values.map((value, g) => {
    const n = counts[g] as number
    const cases = weights && new Float64Array(n)
    return { value, x: new Float64Array(n), y: new Float64Array(n), cases }
  })
  counts.fill(0)
  let missing = 0
  for (let k = 0; k < own.length; k++) {
    const g = own[k] as number
    const part = parts[g]
    if (part === undefined) {
      missing += weights?.[k] ?? 1
      continue
    }
    const at = counts[g] as number
    part.x[at] = x[k] as number
    part.y[at] = y[k] as number
    if (part.cases) part.cases[at] = weights?.[k] as number
    counts[g] = at + 1
  }
  await checkpoint()
  const sizes = parts.map((part) => allCases(part.x.length, part.cases))
  const groups: ScoreGroup[] = []
  for (const [g, part] of parts.entries()) {
    const n = sizes[g] as number
    if (n === 0) continue
    groups.push({
      group: group === null || part.value === null ? null : { variable: group, level: part.value },
      n,
      ...placedPoints(part.x, part.y, part.cases),
      ellipse: ellipses ? normalEllipse(part.x, part.y, ellipseLevel, part.cases) : null,
    })
    await checkpoint()
  }
  return { groups, missing }
}
