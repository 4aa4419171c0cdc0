import type { Frame } from '#engine/frame/frame.ts'
import type { Kappa } from '#engine/methods/agreement/cohen-kappa.ts'
import { type FleissKappa, fleissKappa } from '#engine/methods/agreement/fleiss-kappa.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Answer, OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type ExaminedPair, examinePair, reported } from './examine.ts'
import type { Facts, KappaFacts } from './facts.ts'
import { figureOf } from './figure-of.ts'
import { minRows, type Ratings, readRatings } from './read-ratings.ts'
import { checksOf, noticesOf } from './remarks.ts'
import { agreementRow, categoryRows, crossTable, fleissRow, kappaRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const read = await readRatings(frame, options, context)
  if ('status' in read) return read
  const { confidence } = options
  const examined = read.pairs.map((pair) => examinePair(pair, confidence))
  const several = read.codes.length > 2
  const all = several
    ? await fleissKappa(read.codes, read.categories.length, confidence, context.checkpoint, read.caseWeights)
    : null
  const fleiss = all !== null && all.n >= minRows ? all : null
  return {
    status: 'done',
    sample: read.sample,
    tables: tablesOf(read, examined, fleiss, options),
    figures: [figureOf(read, examined, fleiss, options)],
    savedColumns: [],
    models: [],
    checks: checksOf(examined, read.categories),
    notices: noticesOf(examined, options, several && fleiss === null),
    facts: factsOf(read, examined, fleiss, options),
  }
}

function tablesOf(
  { categories, pairs }: Ratings,
  examined: readonly ExaminedPair[],
  fleiss: FleissKappa | null,
  { input, confidence }: Options,
): readonly OutcomeTable[] {
  const params = { level: { confidence } }
  const named = input === 'counts' ? [] : (['first', 'second'] as const)
  const inference = ['kappa', 'se', 'interval', 'z', 'p'] as const
  const [only, ...more] = pairs
  return [
    ...(only === undefined || more.length > 0 ? [] : [crossTable(only, categories)]),
    buildTable(definition, 'agreement', {
      params,
      columns: [...named, 'n', 'agreed', 'observedInterval', 'expected', 'pabak', 'pabakInterval'],
      rows: examined.map(agreementRow),
      notes: [notice(definition, 'pabak-note', { k: categories.length })],
    }),
    buildTable(definition, 'kappas', {
      params,
      columns: [...named, 'weights', ...inference],
      rows: examined.flatMap(kappaRows),
      notes: [
        notice(definition, 'interval-note'),
        ...(categories.length > 2 ? [notice(definition, 'order-note', { values: [...categories] })] : []),
      ],
    }),
    ...(fleiss === null
      ? []
      : [
          buildTable(definition, 'fleiss', {
            params,
            columns: ['test', 'raters', 'n', 'observed', 'expected', ...inference],
            rows: [fleissRow(fleiss)],
            notes: [notice(definition, 'fleiss-note')],
          }),
          buildTable(definition, 'categories', {
            params,
            columns: ['category', 'share', ...inference],
            rows: categoryRows(fleiss, categories),
            notes: [notice(definition, 'category-note')],
          }),
        ]),
  ]
}

function factsOf(
  { categories }: Ratings,
  examined: readonly ExaminedPair[],
  fleiss: FleissKappa | null,
  { input, confidence, weights, missing }: Options,
): Facts {
  return {
    confidence,
    weights: categories.length > 2 ? weights : 'unweighted',
    categories: categories.length,
    missing: input === 'counts' ? null : missing,
    pairs: examined.map((pair) => ({
      first: pair.first,
      second: pair.second,
      ...kappaFacts(reported(pair, weights)),
      observed: pair.agreed / pair.n,
      pabak: pair.pabak.estimate,
    })),
    fleiss: fleiss && { ...kappaFacts(fleiss), raters: fleiss.raters },
  }
}

function kappaFacts({ n, observed, kappa, interval, pValue }: Kappa): KappaFacts {
  return { n, observed, kappa: orEmpty(kappa), interval: limitsOrEmpty(interval), p: orEmpty(pValue) }
}
