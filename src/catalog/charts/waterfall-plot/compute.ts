import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, Notice } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { responsesAmong } from './best-response.ts'
import type { Rate, ResponseRates, WaterfallData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxBars = 200
const maxColours = 8

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { change, response, arm, id, order, lines, cap, values: numbers, confidence } = options
  for (const [option, variable] of [['response', response] as const, ['arm', arm] as const]) {
    const column = variable === null ? undefined : columnById(frame, variable)
    if (column !== undefined && hasMoreLevels(column, maxColours))
      return rejected(definition, 'too-many-groups', option, { group: { variable: column.id }, max: maxColours })
  }
  const { values } = numericColumn(frame, change)
  await context.checkpoint()
  const rows = Array.from(values.keys()).filter((row) => Number.isFinite(values[row]))
  if (rows.length === 0) return rejected(definition, 'no-values', 'change', { variable: { variable: change } })
  if (rows.length > maxBars) return rejected(definition, 'too-many-bars', 'change', { n: rows.length, max: maxBars })
  const colour = colourOf(options)
  const { codes, levels } = crossGroups(frame.rows, colour === null ? undefined : columnById(frame, colour), undefined)
  const colours = levels[0].length
  const placeOf = (row: number) => (order === 'all' ? 0 : codes[row] === -1 ? colours : (codes[row] ?? 0))
  const bars = rows.toSorted((a, b) => placeOf(a) - placeOf(b) || (values[b] as number) - (values[a] as number))
  const named = id === null ? undefined : columnById(frame, id)
  const rates = ratesOf(frame, options)
  const data: WaterfallData = {
    of: { change, id },
    total: frame.rows,
    confidence,
    show: { lines, cap, values: numbers },
    colours: levelRefs(colour, levels[0]),
    changes: bars.map((row) => values[row] as number),
    codes: bars.map((row) => codes[row] ?? -1),
    names:
      id === null || named === undefined
        ? []
        : cellsOfRows(named, bars).map((level) => (level === null ? null : { variable: id, level })),
    rates,
  }
  const infinite = values.filter((value) => Math.abs(value) === Number.POSITIVE_INFINITY).length
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: bars.length,
      excluded: [...unusableValues(change, { missing: frame.rows - bars.length - infinite, infinite })],
    },
    noticesOf(data, options),
  )
}

function colourOf({ response, arm, colour }: Options): string | null {
  if (response === null || arm === null) return response ?? arm
  return colour === 'arm' ? arm : response
}

/** Rates among the patients with a best response, whether they have a change or not. */
function ratesOf(frame: Frame, { response, arm, confidence }: Options): readonly ResponseRates[] {
  const column = response === null ? undefined : columnById(frame, response)
  if (column === undefined) return []
  const responses = factor(column)
  const { objective, control } = responsesAmong(responses.levels.map(({ label }) => label))
  if (control.length === 0) return []
  const arms = crossGroups(frame.rows, arm === null ? undefined : columnById(frame, arm), undefined)
  return levelRefs(arm, arms.levels[0]).map((ref, k) => {
    const labels = [...responses.codes.keys()].flatMap((row) =>
      arms.codes[row] === k ? (responses.levels[responses.codes[row] ?? -1]?.label ?? []) : [],
    )
    const n = labels.length
    const rate = (counted: readonly string[]): Rate => {
      const events = labels.filter((label) => counted.includes(label)).length
      return { events, ...(n === 0 ? { lower: 0, upper: 1 } : wilsonInterval(events, n, confidence)) }
    }
    return { arm: ref, n, objective: rate(objective), control: rate(control) }
  })
}

function noticesOf({ changes, rates }: WaterfallData, { change, response }: Options): readonly (Notice | false)[] {
  const isFraction = changes.length >= 5 && changes.every((value) => Math.abs(value) <= 1.5)
  return [
    isFraction && warning(definition, 'fractions', { variable: { variable: change } }),
    response !== null &&
      rates.length === 0 &&
      notice(definition, 'responses-unknown', { variable: { variable: response } }),
  ]
}
