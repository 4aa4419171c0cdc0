import { caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn, completeCodes, countMissing } from '#engine/frame/coded-column.ts'
import type { Risk } from '#engine/frame/count-events.ts'
import { countEvents, eventPlace } from '#engine/frame/count-events.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Exclusion, LevelRef, Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** The risks of one event in the groups with data. */
export interface GroupRisks {
  /** Null for a table that was typed in. */
  readonly variable: string | null
  readonly event: LevelRef
  readonly groups: readonly { readonly group: LevelRef; readonly risk: Risk }[]
  /** Index of the reference group. */
  readonly reference: number
}

export interface AllRisks {
  readonly outcomes: readonly GroupRisks[]
  readonly sample: Sample
}

const maxLevels = 50

export async function readGroups(
  frame: Frame,
  options: Options,
  context: ComputeContext,
): Promise<AllRisks | Rejected> {
  return options.input === 'counts' ? typedGroups(options) : groupsOfRows(frame, options, context)
}

function typedGroups({ table: { rows, columns, counts } }: Options): AllRisks | Rejected {
  const groups = counts.flatMap(([events = 0, others = 0], i) => {
    const n = events + others
    return n === 0 ? [] : [{ group: { variable: 'rows', level: rows[i] ?? '' }, risk: { events, n } }]
  })
  const [event] = columns
  if (groups.length < 2 || columns.length !== 2 || event === undefined)
    return { status: 'rejected', code: 'typed-one-line', params: {}, option: 'table.counts' }
  const n = groups.reduce((sum, { risk }) => sum + risk.n, 0)
  return {
    outcomes: [{ variable: null, event: { variable: 'columns', level: event }, groups, reference: groups.length - 1 }],
    sample: { total: n, used: n, excluded: [] },
  }
}

async function groupsOfRows(
  frame: Frame,
  options: Options,
  { checkpoint, ...context }: ComputeContext,
): Promise<AllRisks | Rejected> {
  const { outcomes, group, reference, events, missing } = options
  if (outcomes.includes(group)) return refused('outcome-is-group', { variable: { variable: group } }, 'outcomes')
  for (const id of [group, ...outcomes]) {
    const column = columnById(frame, id)
    if (hasMoreLevels(column, maxLevels)) {
      const params = { variable: { variable: id }, max: maxLevels }
      return refused('too-many-levels', params, id === group ? 'group' : 'outcomes')
    }
    await checkpoint()
  }
  const by = codedColumn(frame, group)
  await checkpoint()
  const factors = []
  for (const variable of outcomes) {
    factors.push({ variable, factor: codedColumn(frame, variable, { keep: 'all' }) })
    await checkpoint()
  }
  const keep =
    missing === 'listwise' ? completeCodes([by, ...factors.map(({ factor }) => factor)], frame.rows) : undefined
  await checkpoint()
  const weights = caseWeights(frame, context.weights)
  const used = new Uint8Array(frame.rows)
  const excluded: Exclusion[] = [...exclusion(group, 'missing', countMissing(by, weights))]
  const found: GroupRisks[] = []
  for (const { variable, factor } of factors) {
    const event = eventPlace(factor, events[variable]?.event ?? null)
    const counted = countEvents(by, factor, event, keep, used, weights)
    await checkpoint()
    excluded.push(...exclusion(variable, 'missing', counted.missing))
    const params: Params = { variable: { variable } }
    const groups = counted.risks.flatMap((risk, i) =>
      risk.n === 0 ? [] : [{ group: { variable: group, level: by.levels[i]?.value ?? '' }, risk }],
    )
    if (groups.length < 2) return refused('one-group', params, 'group')
    const place = reference === null ? 0 : groups.findIndex((one) => one.group.level === reference)
    if (place < 0) return refused('reference-empty', params, 'reference')
    found.push({
      variable,
      event: { variable, level: factor.levels[event]?.value ?? '' },
      groups,
      reference: place,
    })
  }
  return {
    outcomes: found,
    sample: { ...countCases(used, weights), excluded },
  }
}

function refused(
  code: 'outcome-is-group' | 'too-many-levels' | 'one-group' | 'reference-empty',
  params: Params,
  option: string,
): Rejected {
  return { status: 'rejected', code, params, option }
}
