import { caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn, completeCodes, countMissing } from '#engine/frame/coded-column.ts'
import { eventAnswers } from '#engine/frame/count-events.ts'
import type { CountTable } from '#engine/frame/count-table.ts'
import { crossCodes } from '#engine/frame/cross-codes.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { Called } from '#engine/methods/roc/cut-offs.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { perVariableLeaf } from '../../kit/options/stored-options.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Exclusion, Incomplete, LevelRef, Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Results of one test in the cases that have both the test and the reference. */
export interface CrossedTest {
  readonly variable: string
  readonly positive: LevelRef
  /** Number of values of the test. */
  readonly levels: number
  readonly called: Called
  /** Cases with a test result but without the reference. */
  readonly unverified: number
}

export interface CrossedTests {
  readonly event: LevelRef
  /** Number of values of the reference. */
  readonly levels: number
  readonly tests: readonly CrossedTest[]
  readonly sample: Sample
}

/** A variable with more values is treated as a measurement. */
const maxLevels = 50

export async function readTests(
  frame: Frame,
  options: Options,
  { checkpoint, ...context }: ComputeContext,
): Promise<CrossedTests | Rejected | Incomplete> {
  const { reference, event, tests, positive, missing } = options
  if (event === null) throw new Error('The condition is asked')
  if (tests.includes(reference)) return refused('reference-as-test', { variable: { variable: reference } }, 'tests')
  const open = tests.filter((variable) => (positive[variable]?.result ?? null) === null)
  if (open.length > 0) return unanswered(open)
  const factors: Factor[] = []
  for (const variable of [reference, ...tests]) {
    const column = columnById(frame, variable)
    if (hasMoreLevels(column, maxLevels))
      return refused(
        'too-many-levels',
        { variable: { variable }, max: maxLevels },
        variable === reference ? 'reference' : 'tests',
      )
    await checkpoint()
    factors.push(codedColumn(frame, variable))
    await checkpoint()
  }
  const [state, ...results] = factors
  if (state === undefined) throw new Error('There is a reference')
  const keep = missing === 'listwise' ? completeCodes(factors, frame.rows) : undefined
  await checkpoint()
  const truth = answersOf(state, event)
  await checkpoint()
  const weights = caseWeights(frame, context.weights)
  const used = new Uint8Array(frame.rows)
  const ref = { variable: reference, level: event }
  const excluded: Exclusion[] = [...exclusion(reference, 'missing', countMissing(state, weights))]
  const crossed: CrossedTest[] = []
  for (const [k, variable] of tests.entries()) {
    const [result, level] = [results[k], positive[variable]?.result ?? null]
    if (result === undefined || level === null) continue
    await checkpoint()
    const answers = answersOf(result, level)
    await checkpoint()
    const called = calledOf(crossCodes(truth, answers, 2, keep, used, weights))
    const refusal = refusalOf(called, variable, ref)
    if (refusal !== undefined) return refusal
    await checkpoint()
    const unverified = countMissing({ codes: truth }, weights, { codes: answers })
    await checkpoint()
    excluded.push(...exclusion(variable, 'missing', countMissing(result, weights)))
    crossed.push({ variable, positive: { variable, level }, levels: result.levels.length, called, unverified })
  }
  await checkpoint()
  return {
    event: ref,
    levels: state.levels.length,
    tests: crossed,
    sample: { ...countCases(used, weights), excluded },
  }
}

function refused(code: string, params: Params, option: string): Rejected {
  return { status: 'rejected', code, params, option }
}

function unanswered(tests: readonly string[]): Incomplete {
  return {
    status: 'incomplete',
    missing: tests.map((variable) => ({
      option: perVariableLeaf('positive', variable, 'result'),
      code: 'required',
      params: {},
    })),
  }
}

/** For each row, 1 for the level, 0 for any other value, -1 if missing; all 0 or -1 if the level does not occur. */
function answersOf(factor: Factor, level: LevelRef['level']): Int8Array {
  const place = factor.levels.findIndex(({ value }) => value === level)
  return eventAnswers(factor, place < 0 ? factor.levels.length : place)
}

function calledOf([others = [], events = []]: CountTable): Called {
  const [trueNegative = 0, falsePositive = 0] = others
  const [falseNegative = 0, truePositive = 0] = events
  return { truePositive, falsePositive, falseNegative, trueNegative }
}

function refusalOf(called: Called, variable: string, event: LevelRef): Rejected | undefined {
  const events = called.truePositive + called.falseNegative
  const n = events + called.falsePositive + called.trueNegative
  const params = { variable: { variable }, event: { ...event, named: true as const }, n }
  if (n === 0) return refused('no-rows', params, 'tests')
  if (events === 0) return refused('nobody-has', params, 'event')
  if (events === n) return refused('everybody-has', params, 'event')
  return undefined
}
