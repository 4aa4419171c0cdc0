import type { Checkpoint } from '#engine/checkpoint.ts'
import type { LinearFit } from '#engine/methods/regression/fit-linear.ts'
import type { Influence } from '#engine/methods/regression/influence.ts'
import { residualPoints, residualQuantiles, spreadPoints } from '#engine/methods/regression/residual-points.ts'
import type { TermTest } from '#engine/methods/regression/term-tests.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Named } from '../../kit/models/named-tests.ts'
import type { QuantileFigure, ResidualFigure } from '../../kit/models/residual-plots.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { LevelRef, OutcomeFigure } from '../../kit/outcome/outcome.ts'
import { termKey } from '../../kit/present/term-text.ts'
import { combinations, largestTerms } from './cells.ts'
import type { definition } from './definition.ts'
import type { Means } from './estimate-means.ts'
import type { MeansFigure } from './plot.ts'

/** Maximum number of factors of an interaction in a figure: one on the axis, one as colours, one as panels. */
const maxFactors = 3

interface Found {
  readonly means: Means
  readonly tests: readonly Named<TermTest>[]
  readonly influence: Influence
}

export async function figuresOf(
  { model }: LinearFit,
  { means, tests, influence }: Found,
  options: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
): Promise<readonly OutcomeFigure[]> {
  const { outcome, assumptions } = options
  const drawn = largestTerms(means.terms)
    .filter((variables) => variables.length <= maxFactors && isKnown(variables, means))
    .map((variables) => meansFigure(variables, means, tests, { ...options, n: model.n }))
  if (!assumptions) return drawn
  const residuals: ResidualFigure = { outcome, ...(await residualPoints(model, checkpoint)) }
  const spread: ResidualFigure = { outcome, ...(await spreadPoints(model, influence, checkpoint)) }
  const quantiles: QuantileFigure = await residualQuantiles(influence, checkpoint, model.data.cases)
  return [
    ...drawn,
    { id: 'residuals', of: 'residuals', data: residuals },
    ...(spread.n === 0 ? [] : [{ id: 'spread', of: 'spread', data: spread }]),
    ...(quantiles.normal.length > 1 ? [{ id: 'quantiles', of: 'quantiles', data: quantiles }] : []),
  ]
}

function isKnown(variables: readonly string[], { terms, cells }: Means): boolean {
  return (cells[terms.indexOf(variables)] ?? []).some(({ estimate }) => !Number.isNaN(estimate))
}

/** The factor with the most levels is on the axis: a line of two points shows little. */
function meansFigure(
  variables: readonly string[],
  { levels, terms, cells, covariates }: Means,
  tests: readonly Named<TermTest>[],
  { outcome, confidence, n }: Pick<OptionsOf<typeof definition>, 'outcome' | 'confidence'> & { readonly n: number },
): OutcomeFigure {
  const size = (id: string) => levels.get(id)?.length ?? 0
  const [x = '', colour, panel] = variables.toSorted((a, b) => size(b) - size(a))
  const of = cells[terms.indexOf(variables)] ?? []
  const refs = (id: string | undefined): readonly (LevelRef | null)[] =>
    id === undefined ? [null] : combinations([id], levels).flat()
  const find = (wanted: readonly (LevelRef | null)[]) =>
    of.find(({ at }) =>
      wanted.every(
        (ref) => ref === null || at.some(({ variable, level }) => variable === ref.variable && level === ref.level),
      ),
    )
  const groups = combinations([x], levels).flat()
  const colours = refs(colour)
  const data: MeansFigure = {
    outcome,
    confidence,
    n,
    covariates: [...covariates.keys()],
    p: orEmpty(tests.find(({ cell }) => termKey(cell) === variables.join(':'))?.pValue ?? Number.NaN),
    isInteraction: variables.length > 1,
    groups,
    colours,
    panels: refs(panel).map((at) => ({
      at,
      cells: groups.flatMap((group) =>
        colours.map((of) => {
          const cell = find([group, of, at])
          const known = cell !== undefined && !Number.isNaN(cell.estimate)
          return known ? { estimate: cell.estimate, lower: cell.interval.lower, upper: cell.interval.upper } : null
        }),
      ),
    })),
  }
  return { id: `means-${variables.join(':')}`, of: 'means', where: { variable: x }, data }
}
