import { ownData } from '../data/own-data.ts'

const keyOf = (chat: string | undefined) => `chat-draft:${chat ?? 'new'}`

/** What was written and not sent, on this device. */
export async function readDraft(chat: string | undefined): Promise<string> {
  const row = await ownData().database.kv.get(keyOf(chat))
  return typeof row?.value === 'string' ? row.value : ''
}

export async function keepDraft(chat: string | undefined, words: string): Promise<void> {
  const { kv } = ownData().database
  if (words.trim() === '') await kv.delete(keyOf(chat))
  else await kv.put({ key: keyOf(chat), value: words })
}

const AGREED = 'chat-agreed'

/** Which description of the model the user has agreed to; a changed one is asked again. */
export async function readAgreed(): Promise<string | undefined> {
  const row = await ownData().database.kv.get(AGREED)
  return typeof row?.value === 'string' ? row.value : undefined
}

export async function agree(label: string): Promise<void> {
  await ownData().database.kv.put({ key: AGREED, value: label })
}
