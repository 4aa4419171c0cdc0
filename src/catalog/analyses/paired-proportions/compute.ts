import type { Frame } from '#engine/frame/frame.ts'
import { type CochranQ, cochranQ } from '#engine/methods/proportions/cochran-q.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import type { Answer, Done, OutcomeFigure, OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type ExaminedPair, examinePairs, type SymmetryTest, testSymmetry } from './examine.ts'
import { factsOf } from './facts-of.ts'
import type { DifferencesFigure } from './plot.ts'
import { type Measured, readMeasurements } from './read-measurements.ts'
import { adjustedNotes, discordantChecks, noticesOf, testNotes } from './remarks.ts'
import { crossTable, differenceRow, overallRow, pairRow, proportionRow, symmetryRow, testRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const read = await readMeasurements(frame, options, context)
  if ('status' in read) return read
  if (read.question === 'symmetry') return symmetry(read, options)
  const q =
    read.measurements.length > 0
      ? await cochranQ(
          read.measurements.map(({ answers }) => answers),
          context.checkpoint,
          read.weights,
        )
      : undefined
  if (q?.n === 0) return { status: 'rejected', code: 'no-complete-rows', params: {}, option: 'outcomes' }
  const examined = examinePairs(read.pairs, options)
  return {
    status: 'done',
    sample: read.sample,
    tables: eventTables(read, q, examined, options),
    figures: [figureOf(examined, options)],
    savedColumns: [],
    models: [],
    checks: discordantChecks(examined),
    notices: noticesOf(examined, examined.length > 1 ? q : undefined),
    facts: factsOf(options, read, examined, [], q),
  }
}

function eventTables(
  { measurements }: Measured,
  q: CochranQ | undefined,
  examined: readonly ExaminedPair[],
  options: Options,
): readonly OutcomeTable[] {
  const { confidence } = options
  const level = { level: { confidence } }
  const named = namedBy(options)
  const several = examined.length > 1
  const adjusts = several && options.adjust !== 'none'
  return [
    ...(q === undefined
      ? []
      : [
          buildTable(definition, 'proportions', {
            params: level,
            columns: ['variable', 'event', 'events', 'n', 'proportion', 'interval'],
            rows: measurements.map((one, k) => proportionRow(one, q.events[k] ?? 0, q.n, confidence)),
          }),
        ]),
    ...(q === undefined || !several
      ? []
      : [buildTable(definition, 'overall', { columns: ['test', 'n', 'statistic', 'df', 'p'], rows: [overallRow(q)] })]),
    buildTable(definition, 'pairs', {
      columns: [...named, 'n', 'both', 'firstOnly', 'secondOnly', 'neither'],
      rows: examined.map(pairRow),
    }),
    buildTable(definition, 'differences', {
      params: level,
      columns: [...named, 'difference', 'interval', 'odds', 'oddsInterval'],
      rows: examined.map(differenceRow),
      notes: [notice(definition, 'difference-note')],
    }),
    buildTable(definition, 'tests', {
      columns: [...named, 'test', 'statistic', 'df', 'p', ...(adjusts ? (['adjusted'] as const) : [])],
      rows: examined.flatMap(testRows),
      notes: [...testNotes(options), ...adjustedNotes(examined.length, options)],
    }),
  ]
}

function symmetry(read: Measured, options: Options): Done {
  const tested: readonly SymmetryTest[] = testSymmetry(read.pairs, options.adjust)
  const adjusts = tested.length > 1 && options.adjust !== 'none'
  return {
    status: 'done',
    sample: read.sample,
    tables: [
      ...tested.map(crossTable),
      buildTable(definition, 'symmetry', {
        columns: [
          ...namedBy(options),
          ...(['n', 'changed', 'statistic', 'df', 'p'] as const),
          ...(adjusts ? (['adjusted'] as const) : []),
        ],
        rows: tested.map(symmetryRow),
        notes: [notice(definition, 'empty-pairs'), ...adjustedNotes(tested.length, options)],
      }),
    ],
    figures: [],
    savedColumns: [],
    models: [],
    checks: [],
    notices: noticesOf(
      tested.map((one) => ({ ...one, discordant: one.changed })),
      undefined,
    ),
    facts: factsOf(options, read, [], tested, undefined),
  }
}

function namedBy({ input }: Options): readonly ('first' | 'second')[] {
  return input === 'counts' ? [] : ['first', 'second']
}

function figureOf(examined: readonly ExaminedPair[], { confidence }: Options): OutcomeFigure {
  const data: DifferencesFigure = {
    confidence,
    rows: examined.map(({ first, second, cells, n, difference }) => ({
      first,
      second,
      firstEvents: cells.both + cells.firstOnly,
      secondEvents: cells.both + cells.secondOnly,
      n,
      estimate: difference.estimate,
      ...difference.interval,
    })),
  }
  return { id: 'differences', of: 'differences', data }
}
