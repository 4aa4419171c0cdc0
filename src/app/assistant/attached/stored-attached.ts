import type { JsonObject } from '#catalog/kit/json.ts'
import type { Message } from '../../data/chats.ts'
import { type Aliases, readAliases } from './aliases.ts'
import type { Attachment } from './attachment.ts'

type Kind = Attachment['kind']
const KINDS: readonly string[] = ['names', 'size', 'question', 'result', 'page'] satisfies Kind[]

/** What went along with a question, as it is stored with it. */
export interface StoredAttached {
  /** As it left, without the lines around it. */
  readonly text: string
  readonly kinds: readonly Kind[]
  readonly aliases: Aliases
}

export const storedAttached = ({ text, kinds, aliases }: StoredAttached): JsonObject => ({
  text,
  kinds,
  aliases: storedAliases(aliases),
})

export const storedAliases = (aliases: Aliases): JsonObject =>
  Object.fromEntries(Object.entries(aliases).map(([alias, one]) => [alias, { ...one }]))

/** Reads what a message of any version holds; undefined if nothing was attached, or if it stays on another device. */
export function readAttached({ role, ofProject }: Pick<Message, 'role' | 'ofProject'>): StoredAttached | undefined {
  if (role !== 'user' || typeof ofProject !== 'object' || ofProject === null) return undefined
  const { text, kinds, aliases } = ofProject as Readonly<Record<string, unknown>>
  const known = Array.isArray(kinds) ? kinds.filter((kind): kind is Kind => KINDS.includes(kind)) : []
  return { text: typeof text === 'string' ? text : '', kinds: known, aliases: readAliases(aliases) }
}

/**
 * The project that a message tells about: that of what is attached, otherwise of the latest message before. An answer is stored with one project, so
 * messages of other projects do not go along (SPEC R6).
 */
export const projectOf = (before: readonly Pick<Message, 'project'>[], attached?: string): string | undefined =>
  attached ?? before.findLast(({ project }) => project !== undefined)?.project

/** Earlier messages without those of other projects. */
export const ofOneProject = (before: readonly Message[], project: string | undefined): readonly Message[] =>
  before.filter((message) => message.project === undefined || message.project === project)

/** All aliases of messages. */
export function aliasesIn(messages: readonly Pick<Message, 'ofProject'>[]): Aliases {
  const all = messages.map(({ ofProject }) =>
    typeof ofProject === 'object' && ofProject !== null
      ? readAliases((ofProject as { aliases?: unknown }).aliases)
      : {},
  )
  return Object.assign({}, ...all) as Aliases
}
