import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { codedColumn } from '#engine/frame/coded-column.ts'
import { eventPlace } from '#engine/frame/count-events.ts'
import type { Stratum } from '#engine/frame/count-strata.ts'
import { countStrata } from '#engine/frame/count-strata.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { LevelRef, Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface StratifiedTable {
  readonly event: LevelRef
  readonly exposed: LevelRef
  readonly reference: LevelRef
  /** Strata in which both groups have data. */
  readonly strata: readonly { readonly stratum: LevelRef; readonly table: Stratum }[]
  readonly leftOut: number
  readonly sample: Sample
}

const maxLevels = 200

export async function readStrata(
  frame: Frame,
  options: Options,
  { checkpoint, ...context }: ComputeContext,
): Promise<StratifiedTable | Rejected> {
  const { outcome, group, stratum, exposed, reference } = options
  const asked = { outcome, group, stratum }
  for (const [option, id] of Object.entries(asked)) {
    const params = { variable: { variable: id } }
    if (Object.values(asked).filter((other) => other === id).length > 1) return refused('same-variable', params, option)
    const column = columnById(frame, id)
    if (hasMoreLevels(column, maxLevels)) return refused('too-many-levels', { ...params, max: maxLevels }, option)
    await checkpoint()
  }
  if (exposed === null || reference === null || exposed === reference)
    return refused('same-groups', { variable: { variable: group } }, 'exposed')
  const of = codedColumn(frame, outcome, { keep: 'all' })
  await checkpoint()
  const by = codedColumn(frame, group)
  await checkpoint()
  const layers = codedColumn(frame, stratum)
  await checkpoint()
  const event = eventPlace(of, options.event)
  const placeOf = (value: number | string) => by.levels.findIndex((level) => level.value === value)
  const places = { event, exposed: placeOf(exposed), reference: placeOf(reference) }
  const weights = caseWeights(frame, context.weights)
  const counted = countStrata(of, by, layers, places, weights)
  await checkpoint()
  const all = layers.levels.map(({ value }, k) => ({
    stratum: { variable: stratum, level: value },
    table: counted.strata[k],
  }))
  const strata = all.flatMap(({ stratum: ref, table }) =>
    table === undefined || table.exposed.n === 0 || table.reference.n === 0 ? [] : [{ stratum: ref, table }],
  )
  const inOneGroup = all.reduce(
    (sum, { table }) =>
      sum + (table?.exposed.n === 0 ? table.reference.n : table?.reference.n === 0 ? table.exposed.n : 0),
    0,
  )
  if (strata.length === 0) return refused('no-stratum', { variable: { variable: stratum } }, 'stratum')
  const events = strata.reduce((sum, { table }) => sum + table.exposed.events + table.reference.events, 0)
  const n = strata.reduce((sum, { table }) => sum + table.exposed.n + table.reference.n, 0)
  if (events === 0 || events === n) return refused('nothing-varies', { variable: { variable: outcome } }, 'outcome')
  return {
    event: { variable: outcome, level: of.levels[event]?.value ?? '' },
    exposed: { variable: group, level: exposed },
    reference: { variable: group, level: reference },
    strata,
    leftOut: all.length - strata.length,
    sample: {
      total: allCases(frame.rows, weights),
      used: n,
      excluded: [
        ...exclusion(outcome, 'missing', counted.missing[0]),
        ...exclusion(group, 'missing', counted.missing[1]),
        ...exclusion(stratum, 'missing', counted.missing[2]),
        ...exclusion(group, 'not-chosen', counted.others),
        ...exclusion(stratum, 'one-group', inOneGroup),
      ],
    },
  }
}

function refused(
  code: 'same-variable' | 'same-groups' | 'too-many-levels' | 'no-stratum' | 'nothing-varies',
  params: Params,
  option: string,
): Rejected {
  return { status: 'rejected', code, params, option }
}
