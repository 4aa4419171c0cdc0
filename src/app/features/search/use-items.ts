import { useLingui } from '@lingui/react'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Words } from '#catalog/kit/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import type { Go } from '../../search/go.ts'
import { pageItems } from '../../search/page-items.ts'
import type { SearchItem } from '../../search/search-item.ts'
import { session } from '../../state/session.ts'

/** Everything that can be found: pages at once, the rest as its lists arrive. A list that cannot be loaded is left out. */
export function useItems(go: Go): readonly SearchItem[] {
  const { i18n } = useLingui()
  const { language } = useWords()
  const { user, token } = useSnapshot(session)
  const [lists, setLists] = useState<readonly (readonly SearchItem[])[]>([])
  const userId = user?.id
  const pages = useMemo(() => pageItems(go, i18n, { user: userId !== undefined, token }), [go, i18n, userId, token])
  useEffect(() => {
    let isOpen = true
    const say = (words: Words) => words[language]
    const add = (list: Promise<readonly SearchItem[]>) =>
      void list.then(
        (items) => isOpen && setLists((before) => [...before, items]),
        () => undefined,
      )
    add(import('./catalogue-items.ts').then(({ toolItems }) => toolItems(go, say)))
    add(import('../../search/tutorial-items.ts').then(({ tutorialItems }) => tutorialItems(go)))
    if (userId !== undefined) {
      const own = loadPart(() => import('./signed-in-items.ts'), 'own')
      add(own.then(({ signedInItems }) => signedInItems(go, say, userId)))
    }
    return () => {
      isOpen = false
      setLists([])
    }
  }, [go, language, userId])
  return useMemo(() => [pages, ...lists].flat(), [pages, lists])
}
