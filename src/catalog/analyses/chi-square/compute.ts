import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { numeric, type Outcome, type OutcomeFigure, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import type { SharesFigure } from './plot.ts'
import { readTables } from './read-tables.ts'
import { checkOf, effectNotes, noticesOf, testNotes } from './remarks.ts'
import { countRows, effectRows, expectedRows, nameOf, residualRows, testRows } from './rows.ts'
import { type Tested, testTable } from './test-table.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const read = await readTables(frame, options, context)
  if ('status' in read) return read
  const tables: Tested[] = []
  for (const [i, table] of read.tables.entries()) {
    tables.push(await testTable(table, options, context))
    context.progress((i + 1) / read.tables.length)
    await context.checkpoint()
  }
  const level = { level: { confidence: options.confidence } }
  const named = options.input === 'counts' ? [] : (['variable'] as const)
  const simulated = tables.some(({ fisher }) => fisher?.standardError !== undefined)
  return {
    status: 'done',
    sample: read.sample,
    tables: [
      ...tables.flatMap((table) => crossTables(table, options)),
      buildTable(definition, 'tests', {
        columns: [...named, 'test', 'statistic', 'df', 'p', ...(simulated ? (['se'] as const) : [])],
        rows: tables.flatMap(testRows),
        notes: testNotes(tables, options, context),
      }),
      ...(options.effectSizes
        ? [
            buildTable(definition, 'effects', {
              params: level,
              columns: [
                ...named,
                'measure',
                ...(tables.some(({ risks }) => risks.length > 0) ? (['group'] as const) : []),
                'estimate',
                'interval',
              ],
              rows: tables.flatMap(effectRows),
              notes: effectNotes(tables),
            }),
          ]
        : []),
    ],
    figures: tables.map((table) => figureOf(table, options)),
    savedColumns: [],
    models: [],
    checks: tables.map(checkOf),
    notices: noticesOf(tables, options),
    facts: factsOf(tables, options),
  }
}

/** The counts, and if requested what was expected and the residuals. */
function crossTables(table: Tested, options: Options): readonly OutcomeTable[] {
  const { variable, columns, counts } = table
  const shared = (of: string) => ({
    id: variable === null ? of : `${of}-${variable}`,
    params: { name: nameOf(table) ?? { code: 'typed-name' } },
    levels: columns.map((level, j) => ({ level, n: counts.reduce((sum, row) => sum + (row[j] ?? 0), 0) })),
    ...(variable === null ? {} : { where: { variable } }),
  })
  return [
    buildTable(definition, 'counts', {
      ...shared('counts'),
      columns: ['group', 'cell', 'total'],
      rows: countRows(table, options.percent),
    }),
    ...(options.expected
      ? [
          buildTable(definition, 'expected', {
            ...shared('expected'),
            columns: ['group', 'cell'],
            rows: expectedRows(table),
          }),
        ]
      : []),
    ...(options.residuals
      ? [
          buildTable(definition, 'residuals', {
            ...shared('residuals'),
            columns: ['group', 'cell'],
            rows: residualRows(table),
            notes: [notice(definition, 'residuals-read')],
          }),
        ]
      : []),
  ]
}

function figureOf({ variable, rows, columns, counts, headline }: Tested, { figure }: Options): OutcomeFigure {
  const data: SharesFigure = {
    variable,
    groups: rows,
    levels: columns,
    counts,
    test: headline.test,
    p: numeric(headline.p),
  }
  return variable === null
    ? { id: figure, of: figure, data }
    : { id: `${figure}-${variable}`, of: figure, where: { variable }, data }
}
