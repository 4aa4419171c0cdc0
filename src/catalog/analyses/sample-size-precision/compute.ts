import type { Frame } from '#engine/frame/frame.ts'
import { solvePrecision } from '#engine/methods/power/precision-designs.ts'
import type { ComputeContext } from '../../kit/analysis.ts'
import { buildTable, notice, warning } from '../../kit/outcome/build-table.ts'
import { type Answer, numeric, type OutcomeTable, type Rejected } from '../../kit/outcome/outcome.ts'
import { clustersFacts, designEffectOf, sizesFacts, sizesTable } from '../../kit/planning/answer-plan.ts'
import { rejected } from '../../kit/planning/define-plan.ts'
import { roundUp } from '../../kit/present/rounding.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { WidthFigure } from './plot.ts'
import { missingNumbersOf, type Options, relativeHalfWidths, type Study, studyOf } from './study.ts'

/** Sample sizes and the precision they give. */
interface Solved {
  /** Unrounded size of each group, in independent persons. */
  readonly exact: readonly number[]
  readonly needed: readonly number[]
  readonly enrolled: readonly number[]
  /** Half-width with the sizes rounded up. */
  readonly width: number
}

const curveSteps = 120

export async function compute(_: readonly Frame[], options: Options, { checkpoint }: ComputeContext): Promise<Answer> {
  const missing = missingNumbersOf(options)
  if (missing) return missing
  await checkpoint()
  const study = studyOf(options)
  const solved = solve(study, options)
  if ('status' in solved) return solved
  await checkpoint()
  const { model, counted, checks } = study
  const { exact, width } = solved
  return {
    status: 'done',
    sample: { total: 0, used: 0, excluded: [] },
    tables: [
      sizesTable({ counted }, options, { ...solved, effect: width }, [notice(definition, 'rounded-up-width')]),
      precisionTable(solved, options),
      besideTable(study, solved, options),
    ],
    figures: [{ id: 'width', of: 'width', data: figureOf(study, solved, options) }],
    savedColumns: [],
    models: [],
    checks: checks(exact),
    notices: options.solveFor === 'size' && exact[0] === model.least ? [warning(definition, 'least-is-enough')] : [],
    facts: factsOf(study, solved, options),
  }
}

function solve({ model }: Study, options: Options): Solved | Rejected {
  const { solveFor, n, width, dropout } = options
  const inflation = designEffectOf(options)
  const found = (exact: readonly number[], needed: readonly number[]): Solved => ({
    exact,
    needed,
    enrolled: exact.map((one) => roundUp((one * inflation) / (1 - dropout))),
    width: model.halfWidth(needed.map((one) => one / inflation)),
  })
  if (solveFor === 'size') {
    const size = solvePrecision(model, width ?? Number.NaN)
    if (Number.isNaN(size)) return rejected('width-out-of-reach', 'width')
    const exact = model.sizes(size)
    return found(
      exact,
      exact.map((one) => roundUp(one * inflation)),
    )
  }
  const needed = model.sizes(n ?? Number.NaN).map(roundUp)
  const exact = needed.map((one) => one / inflation)
  return (exact[0] ?? 0) >= model.least
    ? found(exact, needed)
    : rejected('too-few-for-interval', 'n', { least: { estimate: model.least } })
}

function precisionTable({ width }: Solved, { solveFor, confidence, width: asked }: Options): OutcomeTable {
  const given = solveFor === 'size'
  return buildTable(definition, 'precision', {
    columns: ['solved', 'confidence', ...(given ? (['asked'] as const) : []), 'width'],
    rows: [{ cells: { solved: { key: solveFor }, confidence, asked: given ? asked : null, width } }],
  })
}

function besideTable({ model }: Study, solved: Solved, options: Options): OutcomeTable {
  const planned = options.solveFor === 'size' ? (options.width ?? Number.NaN) : solved.width
  const inflation = designEffectOf(options)
  return buildTable(definition, 'beside', {
    columns: ['relative', 'width', 'total'],
    rows: relativeHalfWidths.map((relative) => {
      const size = solvePrecision(model, relative * planned)
      const total = sum(model.sizes(size).map((one) => roundUp(one * inflation)))
      return { cells: { relative, width: relative * planned, total: Number.isNaN(total) ? null : total } }
    }),
  })
}

/** From half to twice the planned size, so that the curvature is visible near the plan. */
function figureOf({ model, counted }: Study, { needed, width }: Solved, options: Options): WidthFigure {
  const inflation = designEffectOf(options)
  const [first = 0] = needed
  const low = Math.max(model.least * inflation + 1, 0.3 * first)
  const high = Math.max(2 * first, low + 4)
  const at = Array.from({ length: curveSteps + 1 }, (_, i) => low + ((high - low) * i) / curveSteps)
  return {
    counted: needed.length > 1 ? 'total' : (counted[0] ?? 'persons'),
    sizes: at.map((n) => sum(model.sizes(n))),
    widths: at.map((n) => model.halfWidth(model.sizes(n / inflation))),
    chosen: { size: sum(needed), width },
    asked: options.solveFor === 'size' ? options.width : null,
  }
}

function factsOf({ counted }: Study, solved: Solved, options: Options): Facts {
  return {
    ...options,
    ...sizesFacts(counted, solved),
    events: null,
    clusters: clustersFacts(options, solved),
    width: numeric(solved.width),
    asked: options.solveFor === 'size' ? options.width : null,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
