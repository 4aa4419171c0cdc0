import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { type Answer, numeric, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import { figureOf } from './figure-of.ts'
import { type PooledTable, poolStrata } from './pool.ts'
import { readStrata, type StratifiedTable } from './read-strata.ts'
import { checksOf, noticesOf } from './remarks.ts'
import { effectRows, pooledRows, stratumRows, testRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const read = await readStrata(frame, options, context)
  if ('status' in read) return read
  const pooled = poolStrata(read, options.measures, options)
  await context.checkpoint()
  return {
    status: 'done',
    sample: read.sample,
    tables: tablesOf(read, pooled, options),
    figures: [figureOf(read, options)],
    savedColumns: [],
    models: [],
    checks: checksOf(pooled),
    notices: noticesOf(read, pooled),
    facts: factsOf(read, pooled, options),
  }
}

function tablesOf(read: StratifiedTable, pooled: PooledTable, options: Options): readonly OutcomeTable[] {
  const { event, exposed, reference } = read
  const level = { level: { confidence: options.confidence } }
  return [
    buildTable(definition, 'strata', {
      params: { exposed, reference },
      columns: [
        'stratum',
        'exposedEvents',
        'exposedN',
        'exposedRisk',
        'referenceEvents',
        'referenceN',
        'referenceRisk',
      ],
      rows: read.strata.map(stratumRows),
      notes: [notice(definition, 'event-note', { event: { ...event, named: true }, exposed, reference })],
    }),
    buildTable(definition, 'effects', {
      params: level,
      columns: ['measure', 'stratum', 'estimate', 'interval', 'weight'],
      rows: pooled.effects.flatMap((effect) => effectRows(effect, read)),
      notes: [notice(definition, 'stratum-intervals'), notice(definition, 'not-defined')],
    }),
    buildTable(definition, 'pooled', {
      params: level,
      columns: ['measure', 'kind', 'estimate', 'interval'],
      rows: pooled.effects.flatMap(pooledRows),
      notes: [notice(definition, 'pooled-intervals')],
    }),
    buildTable(definition, 'tests', {
      columns: ['test', 'statistic', 'df', 'p'],
      rows: testRows(pooled, options),
    }),
  ]
}

function factsOf(
  { event, exposed, reference, strata, sample }: StratifiedTable,
  { effects, cmh, homogeneity }: PooledTable,
  { confidence, outcome, stratum, continuity }: Options,
): Facts {
  return {
    confidence,
    outcome,
    stratum,
    event,
    exposed,
    reference,
    strata: strata.length,
    n: sample.used,
    effects: effects.map(({ measure, pooled, crude }) => ({
      measure,
      estimate: numeric(pooled.estimate),
      interval: limitsOrEmpty(pooled.interval),
      crude: numeric(crude.estimate),
    })),
    p: numeric(cmh.pValue),
    isCorrected: continuity,
    homogeneity: {
      statistic: numeric(homogeneity.tarone.statistic),
      df: homogeneity.tarone.df,
      p: numeric(homogeneity.tarone.pValue),
    },
  }
}
