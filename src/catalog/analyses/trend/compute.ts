import type { Frame } from '#engine/frame/frame.ts'
import { correlationInterval } from '#engine/methods/correlation/correlation-interval.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { proportionTrend } from '#engine/methods/proportions/trend.ts'
import { linearByLinear } from '#engine/methods/tables/association.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import type { Answer, Done, OutcomeFigure } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { TrendFigure } from './plot.ts'
import { readTrend, type ScoredTables } from './read-trend.ts'
import { linearityChecks, noticesOf, testNotes } from './remarks.ts'
import { associationFacts, associationRow, groupRows, slopeRow, testRows, trendFacts } from './rows.ts'
import type { AssociatedTable, TrendTable } from './tested.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const read = await readTrend(frame, options, context)
  if ('status' in read) return read
  return options.question === 'event' ? trends(read, options, frame) : associations(read, options, frame)
}

function trends({ tables, sample }: ScoredTables, options: Options, frame: Frame): Done {
  const { confidence, alternative } = options
  const level = { level: { confidence } }
  const tested = tables.flatMap((table): TrendTable[] => {
    const { event, counts, rowScores, columnScores } = table
    if (event === null) return []
    const risks = counts.map(([others = 0, events = 0]) => ({ events, n: events + others }))
    return [
      {
        ...table,
        event,
        risks,
        ...proportionTrend(risks, rowScores, alternative, confidence),
        linear: linearByLinear(counts, { rows: rowScores, columns: columnScores }),
      },
    ]
  })
  return {
    status: 'done',
    sample,
    tables: [
      buildTable(definition, 'groups', {
        params: level,
        columns: ['variable', 'group', 'score', 'events', 'n', 'proportion', 'interval'],
        rows: tested.flatMap((table) => groupRows(table, confidence)),
      }),
      buildTable(definition, 'slopes', {
        params: level,
        columns: ['variable', 'slope', 'interval'],
        rows: tested.map(slopeRow),
      }),
      buildTable(definition, 'tests', {
        columns: ['variable', 'test', 'statistic', 'df', 'p'],
        rows: tested.flatMap(testRows),
        notes: testNotes(options),
      }),
    ],
    figures: tested.map((table) => figureOf(table, confidence)),
    savedColumns: [],
    models: [],
    checks: linearityChecks(tested),
    notices: noticesOf(tables, options, frame),
    facts: { ...factsOf(options), trends: tested.map(trendFacts), associations: [] },
  }
}

function figureOf({ variable, event, groups, risks, fitted, trend }: TrendTable, confidence: number): OutcomeFigure {
  const rows = risks.map(({ events, n }) => ({ events, n, ...wilsonInterval(events, n, confidence) }))
  const data: TrendFigure = { event, groups, rows, fitted, confidence, p: trend.pValue }
  return { id: `trend-${variable}`, of: 'trend', where: { variable }, data }
}

function associations({ tables, sample }: ScoredTables, options: Options, frame: Frame): Done {
  const { confidence } = options
  const tested = tables.map((table): AssociatedTable => {
    const linear = linearByLinear(table.counts, { rows: table.rowScores, columns: table.columnScores })
    const n = table.counts.flat().reduce((sum, count) => sum + count, 0)
    return { ...table, n, linear, interval: correlationInterval('pearson', linear.correlation, n, confidence) }
  })
  return {
    status: 'done',
    sample,
    tables: [
      buildTable(definition, 'association', {
        params: { level: { confidence } },
        columns: ['variable', 'n', 'r', 'interval', 'statistic', 'df', 'p'],
        rows: tested.map(associationRow),
        notes: [notice(definition, 'interval-r'), notice(definition, 'linear-note')],
      }),
    ],
    figures: [],
    savedColumns: [],
    models: [],
    checks: [],
    notices: noticesOf(tables, options, frame),
    facts: { ...factsOf(options), trends: [], associations: tested.map(associationFacts) },
  }
}

function factsOf(options: Options): Omit<Facts, 'trends' | 'associations'> {
  const { confidence, question, scores, alternative, missing, group } = options
  return { confidence, question, scores, alternative, missing, group }
}
