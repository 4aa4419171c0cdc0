import type { Frame } from '#engine/frame/frame.ts'
import { clopperPearsonInterval, wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { testAccuracy } from '#engine/methods/roc/test-accuracy.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import type { Answer, OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import { figureOf } from './figure-of.ts'
import { type CrossedTests, readTests } from './read-tests.ts'
import { cellChecks, ratioNotes, shareNotes, testNotices } from './remarks.ts'
import { crossRows, type ExaminedTest, factsOfTest, ratioRows, shareRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

const intervalsBy = { wilson: wilsonInterval, exact: clopperPearsonInterval } as const

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const read = await readTests(frame, options, context)
  if ('status' in read) return read
  const { confidence, intervals, prevalence, missing } = options
  const examined = read.tests.map((one) => ({
    ...one,
    accuracy: testAccuracy(one.called, confidence, prevalence, intervalsBy[intervals]),
  }))
  const facts: Facts = {
    event: read.event,
    confidence,
    intervals,
    prevalence,
    missing,
    tests: examined.map(factsOfTest),
  }
  return {
    status: 'done',
    sample: read.sample,
    tables: tablesOf(read, examined, options),
    figures: [{ id: 'accuracy', of: 'accuracy', data: figureOf(examined, options) }],
    savedColumns: [],
    models: [],
    checks: cellChecks(examined),
    notices: testNotices(read, examined),
    facts,
  }
}

function tablesOf(
  { event }: CrossedTests,
  examined: readonly ExaminedTest[],
  options: Options,
): readonly OutcomeTable[] {
  const params = { level: { confidence: options.confidence } }
  const byBayes = options.prevalence !== null
  return [
    ...examined.map(({ variable, positive, called }) =>
      buildTable(definition, 'cross', {
        id: `cross-${variable}`,
        where: { variable },
        params: { name: { variable }, event: { ...event, named: true } },
        columns: ['result', 'present', 'absent', 'total'],
        rows: crossRows(called),
        notes: [notice(definition, 'positive-level', { level: positive, event })],
      }),
    ),
    buildTable(definition, 'shares', {
      params,
      columns: ['test', 'measure', 'part', 'n', 'estimate', 'interval'],
      rows: examined.flatMap((one) => shareRows(one, byBayes)),
      notes: shareNotes(examined, options),
    }),
    buildTable(definition, 'ratios', {
      params,
      columns: ['test', 'measure', 'estimate', 'interval'],
      rows: examined.flatMap(ratioRows),
      notes: ratioNotes(examined),
    }),
  ]
}
