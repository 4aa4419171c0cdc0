import type { Frame } from '#engine/frame/frame.ts'
import type { AnalysisDefinition, ComputeContext, ComputeModule } from './kit/analysis.ts'
import type { DataDictionary } from './kit/data-dictionary.ts'
import type { CommonOptions } from './kit/options/common-options.ts'
import type { Conventions } from './kit/options/conventions.ts'
import { readQuestion } from './kit/options/read-question.ts'
import type { StoredOptions } from './kit/options/stored-options.ts'
import type { StoredVersion } from './kit/options/upgrade-options.ts'
import { exclusion } from './kit/outcome/exclusion.ts'
import type { Answer, Exclusion, Outcome, Part, Rejected } from './kit/outcome/outcome.ts'
import { refuseUndrawable } from './refuse-undrawable.ts'
import { countedRows, type LeftRows, repeatRows } from './repeat-rows.ts'
import { splitRows } from './split-rows.ts'

export interface AnalysisQuestion extends StoredVersion {
  readonly options: StoredOptions
  /** The conventions of the project; the defaults if there is no project. */
  readonly conventions?: Conventions
  readonly frames: readonly Frame[]
  /** The variables of the first frame, with their levels counted. */
  readonly dictionary: DataDictionary
}

/** Computes the outcome of a stored question: reads it, weights and splits the rows, and computes. Used by the worker and the command line. */
export async function runAnalysis(
  definition: AnalysisDefinition,
  module: ComputeModule,
  question: AnalysisQuestion,
  given: Omit<ComputeContext, 'seed'>,
): Promise<Outcome> {
  const { isNewer, read } = readQuestion(definition, question, question.dictionary)
  if (isNewer)
    return {
      status: 'rejected',
      code: 'newer-version',
      params: { version: question.version, known: definition.version },
    }
  if (read.status === 'incomplete') return { status: 'incomplete', missing: read.missing }
  if (read.status === 'rejected') {
    const [first] = read.problems
    if (first === undefined) throw new Error('Rejected without a problem')
    return { status: 'rejected', code: first.code, params: first.params, option: first.option }
  }
  const { splitBy, weight, weightKind, ...options } = read.options as CommonOptions & Record<string, unknown>
  const context: ComputeContext = { ...given, seed: typeof options.seed === 'number' ? options.seed : 1 }
  const weighted =
    weight === null
      ? unweighted(question.frames)
      : weigh(definition, question.frames, { variable: weight, kind: weightKind }, options)
  if ('status' in weighted) return weighted
  const { frames, excluded, weights } = weighted
  if (isChart(definition) && frames.length === 0) throw new Error('A chart needs a frame')
  const undrawable = isChart(definition) ? refuseUndrawable(frames, read.options) : undefined
  if (undrawable) return undrawable
  const compute = async (rows: readonly Frame[], progress: ComputeContext['progress']): Promise<Answer> => {
    progress(0)
    const answer = await module.compute(rows, options, { ...context, progress, ...weights })
    progress(1)
    if (answer.status !== 'done' || excluded.length === 0) return answer
    return { ...answer, sample: { ...answer.sample, excluded: [...excluded, ...answer.sample.excluded] } }
  }
  if (splitBy === null) return compute(frames, context.progress)
  return inEachLevel(frames, splitBy, context, compute)
}

function isChart({ results }: AnalysisDefinition): boolean {
  return Object.keys(results.tables).length === 0
}

interface Weighted {
  readonly frames: readonly Frame[]
  readonly excluded: readonly Exclusion[]
  /** Only for a method that uses the weights itself. */
  readonly weights: Pick<ComputeContext, 'weights'>
}

function unweighted(frames: readonly Frame[]): Weighted {
  return { frames, excluded: [], weights: {} }
}

function weigh(
  definition: AnalysisDefinition,
  frames: readonly Frame[],
  { variable, kind }: NonNullable<ComputeContext['weights']>,
  options: Readonly<Record<string, unknown>>,
): Weighted | Rejected {
  const own = definition.weights?.includes(kind) ?? false
  if (kind !== 'frequency') {
    if (!own)
      return {
        status: 'rejected',
        code: 'weights-not-supported',
        params: { kind: { code: `weights-${kind}` } },
        option: 'weightKind',
      }
    return { frames, excluded: [], weights: { weights: { variable, kind } } }
  }
  const whole = refusalOfFractions(definition, options)
  const weighted = frames.map((frame) => (own ? countedRows(frame, variable, whole) : repeatRows(frame, variable)))
  const failed = weighted.find((one) => 'code' in one)
  if (failed && 'code' in failed)
    return {
      status: 'rejected',
      code: failed.code,
      params: { variable: { variable }, ...failed.params },
      option: 'weight',
    }
  const [first] = weighted
  return {
    frames: weighted.flatMap((one) => ('frame' in one ? one.frame : [])),
    excluded: leftOut(variable, first && 'left' in first ? first.left : undefined),
    weights: own ? { weights: { variable, kind } } : {},
  }
}

/** The message that refuses fractional frequencies; null if the method accepts fractions. */
function refusalOfFractions({ wholeFrequencies }: AnalysisDefinition, options: Readonly<Record<string, unknown>>) {
  if (wholeFrequencies === 'always') return 'weights-not-whole'
  return wholeFrequencies?.(options) === true ? 'weights-not-whole-exact' : null
}

function leftOut(variable: string, left: LeftRows | undefined): readonly Exclusion[] {
  return [...exclusion(variable, 'missing', left?.missing ?? 0), ...exclusion(variable, 'invalid', left?.invalid ?? 0)]
}

/** With more parts the results would be unreadable. */
const MAX_PARTS = 100

async function inEachLevel(
  frames: readonly Frame[],
  variable: string,
  context: ComputeContext,
  compute: (frames: readonly Frame[], progress: ComputeContext['progress']) => Promise<Answer>,
): Promise<Outcome> {
  const { levels, missing, rowsOf } = splitRows(frames, variable)
  if (levels.length > MAX_PARTS)
    return {
      status: 'rejected',
      code: 'too-many-levels',
      params: { variable: { variable }, n: levels.length, max: MAX_PARTS },
      option: 'splitBy',
    }
  const parts: Part[] = []
  for (const [k, level] of levels.entries()) {
    const outcome = await compute(rowsOf(level), (fraction) => context.progress((k + fraction) / levels.length))
    parts.push({ level: { variable, level }, outcome })
    await context.checkpoint()
  }
  return { status: 'split', by: { variable }, missing, parts }
}
