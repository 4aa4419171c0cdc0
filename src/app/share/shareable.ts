import type { Display } from '#catalog/kit/message.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { SharedContent, Snapshot } from './snapshot.ts'

/** A result that its page can turn into a snapshot. */
export interface Shareable {
  readonly kind: Snapshot['kind']
  readonly title: string
  readonly engine: string
  /** The version of the data; null for a tool. */
  readonly data: string | null
  /** The project whose data the result is of; null for a tool. */
  readonly project: string | null
  /** Its entry, and its question as `questionOf` writes it; undefined for a tool. */
  readonly made?: { readonly entry: string; readonly question: string }
  /** Counts from 1 to 4 in its tables. */
  readonly smallCounts: number
  readonly contentIn: (language: Language, hidesSmallCounts: boolean) => Promise<SharedContent>
}

/** The display of a page in another language, with the conventions of that language's journals. */
export function displayIn(language: Language, display: Display): Display {
  const { settings } = display
  if (language === settings.language) return display
  return { ...display, settings: displaySettings(language, { alpha: settings.alpha }) }
}
