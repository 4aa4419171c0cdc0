import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import type { Answer, OutcomeTable } from '../../kit/outcome/outcome.ts'
import { type Compared, compareGroups, isExactFeasible } from './compare.ts'
import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import { figureOf } from './figure-of.ts'
import { type AllRisks, readGroups } from './read-groups.ts'
import { checksOf, differenceNotes, marginNotes, nntNotes, ratioNotes } from './remarks.ts'
import { differenceRows, marginRows, nntRows, ratioRows, riskRows, testRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const read = await readGroups(frame, options, context)
  if ('status' in read) return read
  const compared: Compared[] = []
  const lacksExact = options.odds.includes('exact') && !read.outcomes.every(isExactFeasible)
  const feasible: Options = lacksExact ? { ...options, odds: ['woolf'] } : options
  for (const outcome of read.outcomes) compared.push(...(await compareGroups(outcome, feasible, context.checkpoint)))
  return {
    status: 'done',
    sample: read.sample,
    tables: tablesOf(read, compared, feasible),
    figures: [figureOf(compared, feasible)],
    savedColumns: [],
    models: [],
    checks: checksOf(compared),
    notices: lacksExact ? [notice(definition, 'exact-odds-left-out')] : [],
    facts: factsOf(compared, feasible),
  }
}

function tablesOf({ outcomes }: AllRisks, compared: readonly Compared[], options: Options): readonly OutcomeTable[] {
  const { confidence, margin, aim } = options
  const level = { level: { confidence } }
  const named = options.input === 'counts' ? [] : (['variable'] as const)
  return [
    buildTable(definition, 'risks', {
      params: level,
      columns: [...named, 'group', 'events', 'n', 'risk', 'interval'],
      rows: outcomes.flatMap((outcome) => riskRows(outcome, confidence)),
    }),
    buildTable(definition, 'differences', {
      params: level,
      columns: [...named, 'group', 'method', 'estimate', 'interval'],
      rows: compared.flatMap(differenceRows),
      notes: differenceNotes(outcomes),
    }),
    buildTable(definition, 'ratios', {
      params: level,
      columns: [...named, 'group', 'measure', 'method', 'estimate', 'interval'],
      rows: compared.flatMap((one) => ratioRows(one, options)),
      notes: ratioNotes(compared),
    }),
    ...(options.nnt
      ? [
          buildTable(definition, 'nnt', {
            params: level,
            columns: [...named, 'group', 'side', 'estimate', 'interval'],
            rows: compared.flatMap(nntRows),
            notes: nntNotes(compared, options),
          }),
        ]
      : []),
    buildTable(definition, 'tests', {
      columns: [...named, 'group', 'test', 'statistic', 'p'],
      rows: compared.flatMap(testRows),
    }),
    ...(margin === null
      ? []
      : [
          buildTable(definition, 'margins', {
            params: { aim: { code: `aim-${aim}` }, margin: { fraction: margin } },
            columns: [...named, 'group', 'test', 'statistic', 'p'],
            rows: compared.flatMap(marginRows),
            notes: marginNotes(options),
          }),
        ]),
  ]
}
