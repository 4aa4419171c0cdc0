import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { type Answer, type Done, numeric } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Examined, examine, type Fitted, fitShares } from './examine.ts'
import type { Facts } from './facts.ts'
import type { DistributionFigure, ProportionsFigure } from './plot.ts'
import { type CountedOutcomes, readOutcomes } from './read-outcomes.ts'
import { fitChecks, fitNotices, normalChecks, proportionNotes, testNotes } from './remarks.ts'
import { categoryRows, factsOfFit, factsOfProportion, fitRows, proportionRow, testRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const read = await readOutcomes(frame, options, context)
  if ('status' in read) return read
  if (options.question === 'event') return proportions(read, options)
  const fitted: Fitted[] = []
  for (const outcome of read.outcomes) {
    fitted.push(await fitShares(outcome, read.ratio, context.checkpoint))
    await context.checkpoint()
  }
  return distributions(read, fitted, options)
}

function proportions({ outcomes, sample }: CountedOutcomes, options: Options): Done {
  const { confidence, intervals, expected } = options
  const examined = outcomes.map((outcome) => examine(outcome, options))
  const figure: ProportionsFigure = {
    confidence,
    expected,
    rows: examined.map((one) => figureRow(one, options)),
  }
  return {
    status: 'done',
    sample,
    tables: [
      buildTable(definition, 'proportions', {
        params: { level: { confidence } },
        columns: ['variable', 'event', 'events', 'n', 'proportion', ...intervals],
        rows: examined.map(proportionRow),
        notes: proportionNotes(examined, options),
      }),
      ...(expected === null
        ? []
        : [
            buildTable(definition, 'tests', {
              params: { expected: { fraction: expected } },
              columns: ['variable', 'test', 'difference', 'statistic', 'p'],
              rows: examined.flatMap((one) => testRows(one, expected, options)),
              notes: testNotes(options),
            }),
          ]),
    ],
    figures: [{ id: 'proportions', of: 'proportions', data: figure }],
    ...nothingSaved,
    checks: normalChecks(examined, options),
    notices: [],
    facts: { ...factsOf(options), proportions: examined.map((one) => factsOfProportion(one, options)), fits: [] },
  }
}

function figureRow(one: Examined, { intervals: [method = 'wilson'] }: Options): ProportionsFigure['rows'][number] {
  const { variable, event, events, n, values } = one
  const { lower, upper } = one.intervals[method]
  const ref = values[event]
  if (ref === undefined) throw new Error(`${variable} has no event`)
  return { event: ref, events, n, lower, upper }
}

function distributions({ sample }: CountedOutcomes, fitted: readonly Fitted[], options: Options): Done {
  return {
    status: 'done',
    sample,
    tables: [
      ...fitted.map((one) =>
        buildTable(definition, 'categories', {
          id: `categories-${one.variable}`,
          where: { variable: one.variable },
          params: { name: { variable: one.variable } },
          columns: ['value', 'observed', 'expected', 'share', 'residual'],
          rows: categoryRows(one),
          notes: [notice(definition, 'residuals-read')],
        }),
      ),
      buildTable(definition, 'fit', {
        columns: ['variable', 'test', 'statistic', 'df', 'p', 'w'],
        rows: fitted.flatMap(fitRows),
      }),
    ],
    figures: fitted.map((one) => {
      const { variable, values, counts, shares, fit } = one
      const data: DistributionFigure = { values, counts, shares, p: numeric(one.exactP ?? fit.pValue) }
      return { id: `distribution-${variable}`, of: 'distribution', where: { variable }, data }
    }),
    ...nothingSaved,
    checks: fitChecks(fitted),
    notices: fitNotices(fitted),
    facts: { ...factsOf(options), proportions: [], fits: fitted.map(factsOfFit) },
  }
}

const nothingSaved = { savedColumns: [], models: [] } as const

function factsOf(options: Options): Omit<Facts, 'proportions' | 'fits'> {
  const { question, confidence, expected, alternative, missing } = options
  return { question, confidence, expected, alternative, missing, method: options.intervals[0] ?? 'wilson' }
}
