import type { Title } from '#contract/money/title.ts'
import { ownData } from './own-data.ts'

/** What was typed into the form of an invoice title and is not saved yet: on this device only. */
export interface TitleDraft {
  readonly title: Title
  readonly isDefault: boolean
  /** When the title was last changed, as known when the draft was begun, in seconds; null for a new title. */
  readonly base: number | null
}

/** One draft for each title, and one for a new title, whose id is empty. */
const keyOf = (id: string) => `title-draft:${id}`

export async function readTitleDraft(id: string): Promise<TitleDraft | undefined> {
  return (await ownData().database.kv.get(keyOf(id)))?.value as TitleDraft | undefined
}

export async function keepTitleDraft(id: string, draft: TitleDraft): Promise<void> {
  await ownData().database.kv.put({ key: keyOf(id), value: draft })
}

export async function forgetTitleDraft(id: string): Promise<void> {
  await ownData().database.kv.delete(keyOf(id))
}
