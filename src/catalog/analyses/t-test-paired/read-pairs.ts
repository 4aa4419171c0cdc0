import type { Checkpoint } from '#engine/checkpoint.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { MatchedSet } from '../../kit/options/compound-options.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Exclusion, LevelRef, Notice, Rejected, VariableRef } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { matchRows } from './match-rows.ts'

/** One pair of measurements: element i of both belongs to the same person or set; NaN if missing. */
export interface Pair {
  /** The cells that identify it in a table. */
  readonly name: { readonly first?: VariableRef; readonly second?: VariableRef; readonly outcome?: VariableRef }
  /** Its name in messages. */
  readonly variable: string
  readonly members: readonly [VariableRef | LevelRef, VariableRef | LevelRef]
  readonly first: Float64Array
  readonly second: Float64Array
  readonly infinite: number
}

export interface PairsOfData {
  readonly pairs: readonly Pair[]
  readonly excluded: readonly Exclusion[]
  readonly notices: readonly Notice[]
  /** Number of rows of the frame for each pair: 1 if measurements are columns, 2 if they are rows. */
  readonly rowsOfPair: 1 | 2
  /** How many cases each pair represents; undefined without weights. */
  readonly weights: Float64Array | undefined
}

/** `weights`: how many cases each row represents. */
export async function readPairs(
  frame: Frame,
  measured: MatchedSet,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<PairsOfData | Rejected> {
  return measured.layout === 'wide'
    ? fromColumns(frame, measured.pairs, weights)
    : fromRows(frame, measured, checkpoint, weights)
}

function fromColumns(
  frame: Frame,
  chosen: readonly (readonly [string, string])[],
  weights?: Float64Array,
): PairsOfData {
  const columns = [...new Set(chosen.flat())].map(
    (id) => [id, cells(numericColumn(frame, id).values, undefined, weights)] as const,
  )
  const byId = new Map(columns)
  const of = (id: string) => byId.get(id) ?? { values: new Float64Array(), missing: 0, infinite: 0 }
  return {
    pairs: chosen.map(([a, b]) => ({
      name: { first: { variable: a }, second: { variable: b } },
      variable: a,
      members: [{ variable: a }, { variable: b }],
      first: of(a).values,
      second: of(b).values,
      infinite: of(a).infinite + of(b).infinite,
    })),
    excluded: columns.flatMap(([id, { missing, infinite }]) => [
      ...exclusion(id, 'missing', missing),
      ...exclusion(id, 'infinite', infinite),
    ]),
    notices: [],
    rowsOfPair: 1,
    weights,
  }
}

async function fromRows(
  frame: Frame,
  measured: Extract<MatchedSet, { layout: 'long' }>,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<PairsOfData | Rejected> {
  const { outcomes, set, member, first, second } = measured
  if (first === null || second === null) {
    const params = { variable: { variable: member } }
    return { status: 'rejected', code: 'fewer-than-two-members', params, option: 'pairs.member' }
  }
  if (first === second) return { status: 'rejected', code: 'same-members', params: {}, option: 'pairs.second' }
  const [sets, members] = [columnById(frame, set), columnById(frame, member)]
  if (sets === undefined || members === undefined) throw new Error('The columns of the sets are missing')
  const { rows, repeated, incomplete, withoutSet, withoutMember, others } = await matchRows(
    sets,
    members,
    [first, second],
    checkpoint,
    weights,
  )
  if (repeated > 0) return { status: 'rejected', code: 'set-not-unique', params: { n: repeated }, option: 'pairs.set' }
  const refs = [
    { variable: member, level: first },
    { variable: member, level: second },
  ] as const
  const read = outcomes.map((id) => {
    const { values } = numericColumn(frame, id)
    return { id, a: cells(values, rows[0]), b: cells(values, rows[1]) }
  })
  return {
    pairs: read.map(({ id, a, b }) => ({
      name: { outcome: { variable: id } },
      variable: id,
      members: refs,
      first: a.values,
      second: b.values,
      infinite: a.infinite + b.infinite,
    })),
    excluded: [
      ...exclusion(set, 'missing', withoutSet),
      ...exclusion(member, 'missing', withoutMember),
      ...exclusion(member, 'not-chosen', others),
      ...exclusion(set, 'invalid', incomplete),
      ...read.flatMap(({ id, a, b }) =>
        [a, b].flatMap(({ missing, infinite }, k) => [
          ...exclusion(id, 'missing', missing, refs[k]),
          ...exclusion(id, 'infinite', infinite, refs[k]),
        ]),
      ),
    ],
    notices: [
      ...(incomplete > 0 ? [warning(definition, 'sets-incomplete', { n: incomplete })] : []),
      ...(others > 0 ? [notice(definition, 'other-members-left-out', { n: others })] : []),
    ],
    rowsOfPair: 2,
    weights: undefined, // a row of several cases would make its set ambiguous
  }
}

/**
 * The values of the given rows, or of all; infinite ones become missing and are counted separately. `weights`: how many cases each row
 * represents.
 */
function cells(column: Float64Array, rows?: Int32Array, weights?: Float64Array) {
  const values = rows === undefined ? column.slice() : Float64Array.from(rows, (row) => column[row] ?? Number.NaN)
  let [missing, infinite] = [0, 0]
  for (const [i, value] of values.entries()) {
    if (Number.isFinite(value)) continue
    const cases = weights?.[i] ?? 1
    if (Number.isNaN(value)) missing += cases
    else infinite += cases
    values[i] = Number.NaN
  }
  return { values, missing, infinite }
}
