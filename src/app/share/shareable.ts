import type { Display } from '#catalog/kit/message.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { ShownQuestion } from './given-rows.ts'
import type { SharedContent, Snapshot } from './snapshot.ts'

/** A result or a report that its page can turn into a snapshot. */
export interface Shareable {
  readonly kind: Snapshot['kind']
  readonly title: string
  readonly engine: string
  /** The version of the data; null for a tool and for a report. */
  readonly data: string | null
  /** The project whose data it shows; null for a tool. */
  readonly project: string | null
  /** Its entry, and its question as `questionOf` writes it; undefined for a tool and for a report. */
  readonly made?: { readonly entry: string; readonly question: string }
  /** Counts from 1 to 4 in its tables. */
  readonly smallCounts: number
  /** Tables of a report whose small counts cannot be hidden: only their printed numbers are known. */
  readonly fixedTables?: number
  /** From which its rows can be shared; undefined for what reads no rows of one dataset. */
  readonly shown?: ShownQuestion
  readonly contentIn: (language: Language, hidesSmallCounts: boolean) => Promise<SharedContent>
}

/** The display of a page in another language, with the conventions of that language's journals. */
export function displayIn(language: Language, display: Display): Display {
  const { settings } = display
  if (language === settings.language) return display
  return { ...display, settings: displaySettings(language, { alpha: settings.alpha }) }
}
