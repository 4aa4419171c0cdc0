import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import type { HelpEntry } from '../../search/help-entry.ts'
import { session } from '../../state/session.ts'

export interface HelpEntries {
  /** Undefined until loaded. */
  readonly entries: readonly HelpEntry[] | undefined
  readonly failed: boolean
  readonly again: () => void
}

/** What the help finds, in the language of the page. The tutorials are added when they arrive. */
export function useHelpEntries(): HelpEntries {
  const { navigate } = useRouter()
  const { i18n } = useLingui()
  const { user } = useSnapshot(session)
  const [loaded, setLoaded] = useState<readonly HelpEntry[]>()
  const [tutorials, setTutorials] = useState<readonly HelpEntry[]>([])
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const key = `${i18n.locale} ${user?.id} ${attempt}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts are in the language of the page, pages are those of the user
  useEffect(() => {
    let isCurrent = true
    const part = loadPart(() => import('../../search/help-entries.ts'), 'own')
    part
      .then(({ helpEntries }) => helpEntries(navigate))
      .then(
        (entries) => isCurrent && setLoaded(entries),
        () => isCurrent && setFailed(true),
      )
    part
      .then(({ tutorialEntries }) => tutorialEntries(navigate))
      .then(
        (entries) => isCurrent && setTutorials(entries),
        () => undefined, // the rest is found without them
      )
    return () => {
      isCurrent = false
    }
  }, [key, navigate])
  const again = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  const entries = useMemo(() => loaded && [...loaded, ...tutorials], [loaded, tutorials])
  return { entries, failed, again }
}
