import type { AttachableVariable, Attachment, QuestionAttached, ResultAttached } from './attachment.ts'
import { isPersonal } from './clean-name.ts'

/** What of the open dataset can be attached to a message. */
export interface Offer {
  readonly project: string
  readonly dataset: string
  readonly name: string
  /** Undefined where the rows cannot be read. */
  readonly rows?: number
  readonly variables: readonly AttachableVariable[]
  /** Names by id, also of variables whose rows cannot be read. */
  readonly names: Readonly<Record<string, string>>
  readonly question?: QuestionAttached
  readonly result?: OfferedResult
  /** The path of the open page. */
  readonly page: string
}

interface OfferedResult {
  /** Counts from 1 to 4 in its tables. */
  readonly smallCounts: number
  /** Without these counts and what tells them. */
  readonly hidden: ResultAttached
  readonly shown: ResultAttached
}

/** What the user has chosen of it. */
export interface Choice {
  /** Ids of variables. */
  readonly names: readonly string[]
  readonly size: 'rounded' | 'exact' | null
  readonly question: boolean
  /** Ids of tables. */
  readonly tables: readonly string[]
  readonly showsSmallCounts: boolean
  readonly page: boolean
  /** Variables are sent as v1, v2, ... */
  readonly hidesNames: boolean
}

export const noChoice: Choice = {
  names: [],
  size: null,
  question: false,
  tables: [],
  showsSmallCounts: false,
  page: false,
  hidesNames: false,
}

/** The variables whose names do not look like a person, the first `most`. */
export const usualNames = ({ variables }: Offer, most = Number.POSITIVE_INFINITY): readonly AttachableVariable[] =>
  variables.filter(({ name, label }) => !isPersonal(name) && !isPersonal(label)).slice(0, most)

/** The attachments of a choice; what the offer does not have is left out. */
export function chosen(offer: Offer, choice: Choice): readonly Attachment[] {
  const { variables, rows, question, result, page } = offer
  const named = variables.filter(({ id }) => choice.names.includes(id))
  const shown = choice.showsSmallCounts ? result?.shown : result?.hidden
  const tables = (shown?.tables ?? []).filter(({ id }) => choice.tables.includes(id))
  return [
    ...(choice.page ? [{ kind: 'page', path: page } as const] : []),
    ...(choice.size && rows !== undefined ? [{ kind: 'size', rows, isExact: choice.size === 'exact' } as const] : []),
    ...(named.length > 0 ? [{ kind: 'names', variables: named } as const] : []),
    ...(choice.question && question ? [question] : []),
    ...(shown && tables.length > 0 ? [{ ...shown, tables }] : []),
  ]
}
