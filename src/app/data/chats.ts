import { generateKeyBetween } from 'fractional-indexing'
import type { Json, JsonObject } from '#catalog/kit/json.ts'
import { newId } from './database/identifiers.ts'
import { fieldValue, numberOf, textOf } from './database/records.ts'
import type { RecordRow, UserDatabase } from './database/user-database.ts'
import { ownData, write } from './own-data.ts'

/** Most characters of a title: the first words of the first message. */
const TITLE = 60

/** A conversation with the assistant. */
export interface Chat {
  readonly id: string
  readonly title: string
  readonly createdAt: number
}

/** How an answer ended; `asked` for what the user wrote. */
export type MessageState = 'asked' | 'done' | 'length' | 'stopped' | 'cut-off' | 'filtered'

export interface Message {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly order: string
  readonly createdAt: number
  readonly state: MessageState
  /** What the user wrote, or the answer. */
  readonly text: string
  /** The model that answered, as its operator declares it. */
  readonly label: string
  readonly usage: { readonly input: number; readonly output: number } | undefined
  /** What tools did for the answer, as it was stored. */
  readonly tools: unknown
  /** The project that something was attached of, or that an answer was made from. */
  readonly project: string | undefined
  /** What was attached to a question, and what an answer that was made from a project has beside its text; as stored, and undefined where it stays on another device. */
  readonly ofProject: unknown
}

const STATES: readonly string[] = ['asked', 'done', 'length', 'stopped', 'cut-off', 'filtered'] satisfies MessageState[]

function messageOf(row: RecordRow): Message {
  const role = fieldValue(row, 'role') === 'assistant' ? 'assistant' : 'user'
  const state = textOf(row, 'state')
  const usage = fieldValue(row, 'usage')
  const ofProject = fieldValue(row, role === 'user' ? 'data.attached' : 'data.reply') ?? undefined
  return {
    id: row.id,
    role,
    order: textOf(row, 'order'),
    createdAt: numberOf(row, 'createdAt'),
    state: STATES.includes(state) ? (state as MessageState) : 'done',
    text: role === 'user' ? textOf(row, 'words') : textOf(row, 'reply') || replyIn(ofProject),
    label: textOf(row, 'label'),
    usage: typeof usage === 'object' && usage !== null ? (usage as Message['usage']) : undefined,
    tools: fieldValue(row, 'tools'),
    project: textOf(row, 'project') || undefined,
    ofProject,
  }
}

function replyIn(stored: unknown): string {
  const { text } = (stored ?? {}) as Readonly<Record<string, unknown>>
  return typeof text === 'string' ? text : ''
}

/** Conversations, the newest first. */
export async function listChats(database: UserDatabase): Promise<Chat[]> {
  const rows = await database.records.where('kind').equals('chat').toArray()
  return rows
    .filter((row) => row.deleted === 0)
    .map((row) => ({ id: row.id, title: textOf(row, 'title'), createdAt: numberOf(row, 'createdAt') }))
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}

/** The messages of a conversation, in order. */
export async function listMessages(database: UserDatabase, chat: string): Promise<Message[]> {
  const rows = await database.records.where('parent').equals(chat).toArray()
  return rows
    .filter((row) => row.kind === 'chat-message' && row.deleted === 0)
    .map(messageOf)
    .sort((a, b) => (a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1))
}

async function nextOrder(chat: string): Promise<string> {
  const last = (await listMessages(ownData().database, chat)).at(-1)
  return generateKeyBetween(last?.order || null, null)
}

export async function createChat(words: string): Promise<string> {
  const id = newId()
  const title = words.trim().replace(/\s+/g, ' ').slice(0, TITLE)
  await write({ kind: 'chat', record: id, fields: { title, createdAt: Date.now(), deleted: false } })
  return id
}

export async function renameChat(id: string, title: string): Promise<void> {
  await write({ kind: 'chat', record: id, fields: { title: title.trim().slice(0, 200) } })
}

export async function deleteChat(id: string): Promise<void> {
  await write({ kind: 'chat', record: id, fields: { deleted: true } })
}

export async function deleteMessage(id: string): Promise<void> {
  await write({ kind: 'chat-message', record: id, fields: { deleted: true } })
}

/** What belongs to a project, and leaves the device only where its rows do (SPEC R6). */
export interface OfProject {
  readonly project: string
  readonly value: Json
}

/**
 * @param attached what goes along with the words
 * @returns the id of the message
 */
export async function addQuestion(chat: string, words: string, attached?: OfProject): Promise<string> {
  const id = newId()
  const fields = {
    chat,
    role: 'user',
    order: await nextOrder(chat),
    createdAt: Date.now(),
    state: 'asked',
    words,
    deleted: false,
    ...(attached && { project: attached.project, 'data.attached': attached.value }),
  }
  await write({ kind: 'chat-message', record: id, fields })
  return id
}

/** An answer, whole or as far as it came. */
export interface Answer {
  readonly id: string
  readonly text: string
  readonly state: Exclude<MessageState, 'asked'>
  readonly model: string
  readonly label: string
  readonly usage?: { readonly input: number; readonly output: number } | undefined
  readonly tools?: { readonly names: readonly string[]; readonly cards: readonly string[] }
  /** The answer was made from a project: its text is stored with this. */
  readonly ofProject?: { readonly project: string; readonly value: JsonObject }
}

export async function addAnswer(chat: string, answer: Answer): Promise<void> {
  const { id, text, state, model, label, usage, tools, ofProject } = answer
  const fields = {
    chat,
    role: 'assistant',
    order: await nextOrder(chat),
    createdAt: Date.now(),
    state,
    ...(ofProject ? { project: ofProject.project, 'data.reply': { ...ofProject.value, text } } : { reply: text }),
    model,
    label,
    deleted: false,
    ...(usage && { usage }),
    ...(tools && { tools }),
  }
  await write({ kind: 'chat-message', record: id, fields })
}
