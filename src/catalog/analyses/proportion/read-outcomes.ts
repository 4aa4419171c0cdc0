import { caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn, completeCodes, countLevels, countMissing } from '#engine/frame/coded-column.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Exclusion, LevelRef, Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import { readRatio } from './read-ratio.ts'

type Options = OptionsOf<typeof definition>

/** Frequencies of a variable's values, including labelled values that do not occur. */
export interface CountedOutcome {
  readonly variable: string
  readonly values: readonly LevelRef[]
  readonly counts: readonly number[]
  readonly n: number
  /** Index of the event. */
  readonly event: number
}

export interface CountedOutcomes {
  readonly outcomes: readonly CountedOutcome[]
  /** The expected ratio of the values of every outcome; empty if they are expected to be equally frequent. */
  readonly ratio: readonly number[]
  readonly sample: Sample
}

/** Longer lists are unreadable. */
const maxLevels = 50

export async function readOutcomes(
  frame: Frame,
  options: Options,
  { checkpoint, ...context }: ComputeContext,
): Promise<CountedOutcomes | Rejected> {
  const ratio = readRatio(options.ratio)
  if (ratio === undefined) return { status: 'rejected', code: 'ratio-not-numbers', params: {}, option: 'ratio' }
  const factors: { readonly variable: string; readonly factor: Factor }[] = []
  for (const variable of options.outcomes) {
    const column = columnById(frame, variable)
    if (hasMoreLevels(column, maxLevels)) return refused('too-many-levels', { variable: { variable }, max: maxLevels })
    await checkpoint()
    factors.push({ variable, factor: codedColumn(frame, variable, { keep: 'all' }) })
    await checkpoint()
  }
  const all = factors.map(({ factor }) => factor)
  const keep = options.missing === 'listwise' ? completeCodes(all, frame.rows) : undefined
  await checkpoint()
  const weights = caseWeights(frame, context.weights)
  const used = new Uint8Array(frame.rows)
  const outcomes: CountedOutcome[] = []
  const excluded: Exclusion[] = []
  for (const { variable, factor } of factors) {
    const counts = countLevels(factor, keep, used, weights)
    await checkpoint()
    const values = factor.levels.map(({ value }) => ({ variable, level: value }))
    const n = counts.reduce((sum, count) => sum + count, 0)
    const params: Params = { variable: { variable } }
    if (n === 0) return refused('no-values', params)
    if (options.question === 'distribution') {
      if (values.length < 2) return refused('one-category', params)
      if (ratio.length > 0 && ratio.length !== values.length)
        return {
          ...refused('ratio-length', { ...params, found: ratio.length, wanted: values.length, values }),
          option: 'ratio',
        }
    }
    excluded.push(...exclusion(variable, 'missing', countMissing(factor, weights)))
    await checkpoint()
    const chosen = values.findIndex(({ level }) => level === (options.events[variable]?.event ?? null))
    outcomes.push({ variable, values, counts, n, event: chosen < 0 ? values.length - 1 : chosen })
  }
  return { outcomes, ratio, sample: { ...countCases(used, weights), excluded } }
}

function refused(code: 'too-many-levels' | 'no-values' | 'one-category' | 'ratio-length', params: Params): Rejected {
  return { status: 'rejected', code, params, option: 'outcomes' }
}
