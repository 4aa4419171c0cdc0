import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { completeColumns, inFrame } from '#engine/frame/complete-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { covarianceMatrix } from '#engine/methods/correlation/covariance-matrix.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { parallelAnalysis } from '#engine/methods/dimension-reduction/parallel-analysis.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import type { Outcome, Params, Rejected } from '../../kit/outcome/outcome.ts'
import { savedNumbers } from '../../kit/outcome/saved-numbers.ts'
import type { definition } from './definition.ts'
import { extract } from './extract.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures-of.ts'
import { checksOf, noticesOf } from './remarks.ts'
import { refusedScorePlot, scorePlotOf } from './score-plot.ts'
import { scoresOf } from './scores.ts'
import { tablesOf } from './tables-of.ts'

type Options = OptionsOf<typeof definition>

/** Correlations cannot be analysed with fewer rows. */
const minRows = 3
/** Parallel analysis simulates tables with as many rows as there are cases. */
const maxSimulated = 5_000_000

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const { checkpoint } = context
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await checkpoint()
  const counts = caseWeights(frame, context.weights)
  const { columns, complete, weights, lacks } = await completeColumns(frame, options.variables, checkpoint, counts)
  const excluded = exclusions(options.variables, lacks)
  const n = allCases(columns[0]?.length ?? 0, weights)
  const total = allCases(frame.rows, counts)
  const refused = refusedColumns(columns, n, options)
  if (refused !== undefined) return refused
  const unplotted = refusedScorePlot(frame, options)
  if (unplotted !== undefined) return unplotted
  if (options.keep === 'parallel' && n > maxSimulated && context.weights !== undefined)
    return rejected('weight', 'weights-too-large', {
      variable: { variable: context.weights.variable },
      n,
      max: maxSimulated,
    })
  const described: Moments[] = []
  for (const column of columns) {
    described.push(moments(column, column[0], weights))
    await checkpoint()
  }
  if (!described.every(({ variance }) => variance > 1e-290 && variance < 1e290))
    return rejected('variables', 'beyond-precision')
  const covariances = await covarianceMatrix(columns, checkpoint, weights)
  const limits = options.keep === 'parallel' ? await simulate(n, options, context) : undefined
  const found = await extract(covariances, n, options, checkpoint, limits)
  if ('most' in found) return rejected('count', 'too-many-kept', { n: found.most, asked: options.count })
  if (options.scores > found.kept)
    return rejected('scores', 'too-many-scores', { n: found.kept, asked: options.scores })
  const scores: Record<string, Float64Array> = {}
  for (let k = 0; k < options.scores; k++)
    scores[`score${k + 1}`] = await inFrame(
      await scoresOf(found.coefficients[k] ?? new Float64Array(), columns, described, checkpoint),
      complete,
      checkpoint,
    )
  const plotted = await scorePlotOf(found, { frame, columns, complete, weights, described }, options, checkpoint)
  return {
    status: 'done',
    sample: { total, used: n, excluded },
    tables: tablesOf(found, options),
    figures: [...figuresOf(found, n, options), ...plotted.figures],
    savedColumns: await savedNumbers(frame, scores, checkpoint),
    models: [],
    checks: checksOf(found),
    notices: [...noticesOf(found, excluded, total, options), ...plotted.notices],
    facts: factsOf(found, options),
  }
}

function rejected(
  option: string,
  code: keyof typeof definition.messages | 'weights-too-large',
  params: Params = {},
): Rejected {
  return { status: 'rejected', code, params, option }
}

function refusedColumns(
  columns: readonly Float64Array[],
  n: number,
  { variables, keep, matrix }: Options,
): Rejected | undefined {
  if (keep === 'parallel' && matrix === 'covariance') return rejected('keep', 'parallel-of-correlations')
  if (n < minRows) return rejected('variables', 'too-few-rows', { n, min: minRows })
  const constant = columns.findIndex((column) => column.every((value) => value === column[0]))
  if (constant < 0) return undefined
  return rejected('variables', 'constant-variable', { variable: { variable: variables[constant] ?? '' } })
}

/** The eigenvalues of random data with the same number of rows and variables. */
function simulate(rows: number, { variables, simulations }: Options, context: ComputeContext): Promise<Float64Array> {
  return parallelAnalysis({ rows, variables: variables.length, replicates: simulations, seed: context.seed }, context)
}
