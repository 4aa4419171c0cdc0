import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { codedColumn, countMissing } from '#engine/frame/coded-column.ts'
import { eventAnswers } from '#engine/frame/count-events.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { accuracyOf, postTestProbability } from '#engine/methods/roc/accuracy.ts'
import { setRegions } from '#engine/methods/tables/set-regions.ts'
import { maxStateLevels, otherLevels } from '../../kit/accuracy/answerable-markers.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { type Answer, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { FaganData, FaganResult } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  if (options.given === 'data') return fromTable(frame, options, context)
  const { before, positive, negative } = options
  if (before === null) return rejected(definition, 'no-probability', 'before')
  if (positive === null && negative === null) return rejected(definition, 'no-ratio', 'positive')
  const data: FaganData = {
    of: null,
    before,
    results: [
      ...(positive === null ? [] : [resultOf('positive', before, { value: positive, interval: null })]),
      ...(negative === null ? [] : [resultOf('negative', before, { value: negative, interval: null })]),
    ],
  }
  return chartAnswer(data, { total: 0, used: 0, excluded: [] })
}

/** The likelihood ratios of the 2 × 2 table of the test and the reference standard. */
async function fromTable(
  frame: Frame,
  options: Options,
  { checkpoint, progress, weights }: ComputeContext,
): Promise<Answer> {
  const { reference, event, test, result, confidence } = options
  if (event === null || result === null) throw new Error('The condition and the positive result are asked')
  if (reference === test) return rejected(definition, 'outcome-as-marker', 'test', { variable: { variable: test } })
  const answers: Int8Array[] = []
  const missing: number[] = []
  let levels = 0
  const cases = caseWeights(frame, weights)
  for (const [option, id, value] of [
    ['reference', reference, event],
    ['test', test, result],
  ] as const) {
    const column = columnById(frame, id)
    if (hasMoreLevels(column, maxStateLevels))
      return rejected(definition, 'too-many-levels', option, { variable: { variable: id }, max: maxStateLevels })
    await checkpoint()
    const coded = codedColumn(frame, id, { keep: 'all' })
    await checkpoint()
    answers.push(
      eventAnswers(
        coded,
        coded.levels.findIndex((level) => level.value === value),
      ),
    )
    missing.push(countMissing(coded, cases))
    if (option === 'reference') levels = coded.levels.length
    progress(answers.length * 0.3)
    await checkpoint()
  }
  const { masks, counts, used } = await setRegions(answers, undefined, cases, checkpoint)
  const table = new Float64Array(4)
  for (const [k, mask] of masks.entries()) table[mask] = counts[k] as number
  const [trueNegative = 0, falseNegative = 0, falsePositive = 0, truePositive = 0] = table
  const called = { truePositive, falsePositive, falseNegative, trueNegative }
  const [events, others] = [truePositive + falseNegative, falsePositive + trueNegative]
  if (!(events > 0 && others > 0))
    return rejected(definition, 'one-state', 'test', { variable: { variable: test }, events, others })
  const before = options.before ?? events / used
  const { positiveRatio, negativeRatio } = accuracyOf(called, confidence, null)
  const results = [resultOf('positive', before, positiveRatio), resultOf('negative', before, negativeRatio)].filter(
    ({ ratio }) => ratio !== 'NaN',
  )
  const state = { variable: reference, level: event }
  const data: FaganData = {
    of: {
      event: state,
      result: { variable: test, level: result },
      ...called,
      isFrequency: options.before === null,
      confidence,
    },
    before,
    results,
  }
  return chartAnswer(
    data,
    {
      total: allCases(frame.rows, cases),
      used,
      excluded: [reference, test].flatMap((id, k) => exclusion(id, 'missing', missing[k] ?? 0)),
    },
    [
      ...otherLevels(definition, state, levels),
      ...(results.length < 2
        ? [warning(definition, 'same-result', { variable: { variable: test } })]
        : results.some(({ limits }) => limits === null)
          ? [notice(definition, 'no-interval')]
          : []),
    ],
  )
}

function resultOf(
  name: FaganResult['name'],
  before: number,
  { value, interval }: ReturnType<typeof accuracyOf>['positiveRatio'],
): FaganResult {
  const after = (ratio: number) => postTestProbability(before, ratio)
  return {
    name,
    ratio: numeric(value),
    after: after(value),
    limits: interval && {
      ratio: [interval.lower, interval.upper],
      after: [after(interval.lower), after(interval.upper)],
    },
  }
}
