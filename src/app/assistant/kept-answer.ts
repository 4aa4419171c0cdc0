import { type Answer, addAnswer } from '../data/chats.ts'
import { ownData } from '../data/own-data.ts'

/** An answer that is being written, as it is kept on this device until it becomes a record. */
export interface KeptAnswer extends Omit<Answer, 'state' | 'usage'> {
  /** ms */
  readonly at: number
}

const keyOf = (chat: string) => `chat-answer:${chat}`
/** The page that writes it keeps it every half second. */
const SILENT_MS = 5000

export async function keepAnswer(chat: string, answer: Omit<KeptAnswer, 'at'>): Promise<void> {
  await ownData().database.kv.put({ key: keyOf(chat), value: { ...answer, at: Date.now() } satisfies KeptAnswer })
}

export async function dropKept(chat: string): Promise<void> {
  await ownData().database.kv.delete(keyOf(chat))
}

/** Makes a record of an answer whose page was closed, once, whichever page is first; one that another page is writing stays. */
export async function recoverAnswer(chat: string): Promise<void> {
  const { database } = ownData()
  const kept = (await database.kv.get(keyOf(chat)))?.value as KeptAnswer | undefined
  if (!kept || Date.now() - kept.at < SILENT_MS) return
  const { at: _, ...answer } = kept
  if (!(await database.records.get(kept.id))) await addAnswer(chat, { ...answer, state: 'cut-off' })
  await dropKept(chat)
}
