import { type ColumnInfo, columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Mended } from '#catalog/kit/step.ts'
import type { ValueCount } from '#engine/frame/summarize-column.ts'
import type { ColumnProfile } from '#engine/methods/profile/profile-column.ts'
import type { WholeProfile } from '../../../workers/profile-dataset.ts'
import { freeName } from '../step-start.ts'

/** The step that would mend what was found, with its options filled in. */
interface Mending {
  readonly mends: Mended
  readonly given: StoredOptions
}

/** Something to look at, in one variable, in two, or in all rows. */
export type Finding = { readonly mending?: Mending } & (
  | { readonly kind: 'duplicate-rows'; readonly count: number }
  | { readonly kind: 'same'; readonly column: ColumnInfo; readonly other: ColumnInfo; readonly r: number }
  | {
      readonly kind: 'likely-code' | 'text-among-numbers'
      readonly column: ColumnInfo
      readonly values: readonly ValueCount[]
    }
  | { readonly kind: 'spellings'; readonly column: ColumnInfo; readonly clusters: readonly (readonly string[])[] }
  | { readonly kind: 'heaped'; readonly column: ColumnInfo; readonly digits: readonly number[]; readonly share: number }
  | { readonly kind: 'constant' | 'empty' | 'like-id'; readonly column: ColumnInfo }
  | { readonly kind: 'future' | 'far' | 'negative'; readonly column: ColumnInfo; readonly count: number }
)

/** Negative numbers are odd if they are at most this part of the values, and these are enough to tell. */
const RARE = 0.02
const FEWEST = 50

/** What should be looked at, in the order of the variables; what concerns all rows comes first. */
export function profileFindings(
  dictionary: DataDictionary,
  profiles: readonly ColumnProfile[],
  whole: WholeProfile | undefined,
  today: string,
): readonly Finding[] {
  const found: Finding[] = []
  if (whole && whole.duplicates > 0)
    found.push({
      kind: 'duplicate-rows',
      count: whole.duplicates,
      mending: { mends: 'duplicate-rows', given: { keys: [] } },
    })
  for (const profile of profiles) {
    const column = columnInfo(dictionary, profile.id)
    if (column) found.push(...findingsOf(column, profile, dictionary, today))
  }
  for (const { first, second, r } of whole?.pairs ?? []) {
    const [column, other] = [columnInfo(dictionary, first), columnInfo(dictionary, second)]
    if (column && other) found.push({ kind: 'same', column, other, r, mending: removing(other) })
  }
  return found
}

const removing = ({ id }: ColumnInfo): Mending => ({ mends: 'superfluous', given: { variables: [id] } })

function findingsOf(
  column: ColumnInfo,
  profile: ColumnProfile,
  dictionary: DataDictionary,
  today: string,
): readonly Finding[] {
  const { summary, future, far, negatives, isConstant, isIdLike } = profile
  const { id } = column
  const used = summary.rows - summary.missing
  if (used === 0) return summary.rows === 0 ? [] : [{ kind: 'empty', column, mending: removing(column) }]
  const found: Finding[] = [...oddValues(column, profile)]
  if (isConstant && used > 1) found.push({ kind: 'constant', column, mending: removing(column) })
  if (profile.spellings.length > 0) found.push(spellingsOf(column, profile))
  if (future > 0) {
    const formula = `if({${id}} > "${today}", missing, {${id}})`
    const given = { name: freeName(column.name, dictionary), formula }
    found.push({ kind: 'future', column, count: future, mending: { mends: 'future', given } })
  }
  const outliers = (given: StoredOptions): Mending => ({ mends: 'far', given: { variables: [id], ...given } })
  if (far > 0)
    found.push({
      kind: 'far',
      column,
      count: far,
      mending: outliers({ rule: 'tukey', iqrs: 3, quantileType: 'type7' }),
    })
  if (negatives > 0 && used >= FEWEST && negatives <= RARE * used)
    found.push({
      kind: 'negative',
      column,
      count: negatives,
      mending: outliers({ rule: 'limits', low: 0, action: 'missing' }),
    })
  const { lastDigits } = profile
  if (lastDigits && lastDigits.heaped.length > 0) {
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
    const share = sum(lastDigits.heaped.map((digit) => lastDigits.counts[digit] ?? 0)) / sum(lastDigits.counts)
    found.push({ kind: 'heaped', column, digits: lastDigits.heaped, share })
  }
  if (isIdLike) {
    const given = { items: [{ column: id, measure: 'id' }] }
    found.push({ kind: 'like-id', column, mending: { mends: 'like-id', given } })
  }
  return found
}

function oddValues(column: ColumnInfo, { summary: { odd } }: ColumnProfile): readonly Finding[] {
  const codes = odd.filter(({ reason }) => reason === 'likely-code')
  const texts = odd.filter(({ reason }) => reason === 'text-among-numbers')
  const found: Finding[] = []
  if (codes.length > 0) {
    const numbers = { codes: codes.map(({ value }) => Number(value)), ranges: [] }
    const given = { numbers, among: 'some', variables: [column.id] }
    found.push({ kind: 'likely-code', column, values: codes, mending: { mends: 'likely-code', given } })
  }
  if (texts.length > 0) {
    const given = { variable: column.id }
    found.push({ kind: 'text-among-numbers', column, values: texts, mending: { mends: 'text-among-numbers', given } })
  }
  return found
}

function spellingsOf(column: ColumnInfo, { spellings }: ColumnProfile): Finding {
  const clusters = spellings.map((cluster) => cluster.map(({ text }) => text))
  const groups = clusters.map(([to = '', ...values]) => ({ to, values }))
  const given = { variable: column.id, merges: { groups, apart: [] } }
  return { kind: 'spellings', column, clusters, mending: { mends: 'spellings', given } }
}
