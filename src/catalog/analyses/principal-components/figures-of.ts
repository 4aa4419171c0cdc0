import type { OptionsOf } from '../../kit/analysis.ts'
import type { OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import { type Extracted, squares } from './extract.ts'
import type { LoadingsFigure, ScreeFigure } from './plot.ts'

type Options = OptionsOf<typeof definition>

export function figuresOf(found: Extracted, n: number, options: Options): readonly OutcomeFigure[] {
  const scree: OutcomeFigure = { id: 'scree', of: 'scree', data: { n, ...screeOf(found, options) } }
  return found.kept < 2
    ? [scree]
    : [scree, { id: 'loadings', of: 'loadings', data: { n, ...loadingsOf(found, options) } }]
}

function screeOf({ components: { variances }, kept, limits }: Extracted, { matrix, keep }: Options): ScreeFigure {
  const mean = variances.reduce((sum, variance) => sum + variance, 0) / variances.length
  return {
    eigenvalues: Array.from(variances),
    kept,
    random: limits === undefined ? null : Array.from(limits),
    limit: keep === 'eigenvalue' ? (matrix === 'correlation' ? 1 : mean) : null,
  }
}

/** Loadings on the first two components. */
function loadingsOf({ loadings, components, isRotated }: Extracted, { variables }: Options): LoadingsFigure {
  const total = components.variances.reduce((sum, variance) => sum + variance, 0)
  const [first = new Float64Array(), second = new Float64Array()] = loadings
  const share = (k: number) =>
    isRotated ? squares(loadings[k] ?? new Float64Array()) / variables.length : (components.variances[k] ?? 0) / total
  return {
    shares: [share(0), share(1)],
    variables: variables.map((variable, j) => ({ variable, at: [first[j] as number, second[j] as number] as const })),
  }
}
