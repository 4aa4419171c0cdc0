import { currentLocale } from '../i18n/locale.ts'
import { session } from '../state/session.ts'
import { findHelp } from './find-help.ts'
import { helpEntries, tutorialEntries } from './help-entries.ts'
import type { HelpEntry, HelpKind } from './help-entry.ts'

export interface HelpHit {
  readonly kind: HelpKind
  readonly id: string
  readonly title: string
  /** Its subtitle; what an option means; the entries that have a notice. */
  readonly line: string
}

const MOST = 8

interface Built {
  readonly key: string
  readonly entries: Promise<readonly HelpEntry[]>
  /** Added when they arrive: no answer waits for the server. */
  tutorials: readonly HelpEntry[]
}

let built: Built | undefined

/** At most 8 entries of the help, the best first, in the language of the page; those of one kind if it is named. Rejects if the texts are not on the device. */
export async function searchHelp(text: string, kind?: HelpKind): Promise<readonly HelpHit[]> {
  const key = `${currentLocale()} ${session.user?.id}`
  const known = built?.key === key ? built : build(key)
  return findHelp([...(await known.entries), ...known.tutorials], text, kind)
    .slice(0, MOST)
    .map((hit) => ({
      kind: hit.kind,
      id: hit.id,
      title: hit.title,
      line: hit.line || (hit.of ?? []).map((entry) => entry.title).join(', '),
    }))
}

/** The entries of a language and a user are kept; they are only named, not opened. */
function build(key: string): Built {
  const go = async () => undefined
  const fresh: Built = { key, entries: helpEntries(go), tutorials: [] }
  built = fresh
  fresh.entries.catch(() => {
    if (built === fresh) built = undefined
  })
  void tutorialEntries(go).then((tutorials) => {
    fresh.tutorials = tutorials
  })
  return fresh
}
