import { databaseName } from '../device/database-name.ts'
import { type Box, EARLY_FIGURE, type EarlyFigure, LAST_OPENED } from '../device/early-figure.ts'
import { readHint } from '../device/hint.ts'
import { readSession } from '../device/session.ts'
import { likelyLocale } from '../i18n/messages.ts'
import { figurePages, mayBePlaced, seenWith } from './early-figure-place.ts'

/**
 * Draws the figure of the open question as it was last shown, where it was, before the program is loaded. The page draws its own over it, and
 * then removes it. Nothing is drawn if the question was deleted, if nobody is signed in, or if the window, the theme or the language differ.
 */
export async function drawEarlyFigure({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const kind = figurePages.get(pathname)
  if (kind === undefined) return
  const { token, user } = await readSession()
  if (!token || !user) return
  const kept = await readEarlyFigure(user.id, (figure, last) =>
    figure.pathname !== pathname ? false : search === '' ? last[kind] === figure.question : search === figure.search,
  )
  if (!kept) return
  const theme = likelyTheme()
  if (JSON.stringify(seenWith(theme, likelyLocale())) !== JSON.stringify(kept.seen)) return
  document.documentElement.dataset.theme = theme
  const url = URL.createObjectURL(new Blob([kept.svg], { type: 'image/svg+xml' }))
  const card = document.createElement('div')
  card.id = EARLY_FIGURE
  card.ariaHidden = 'true'
  const { colour, radius, ...box } = kept.card
  place(card, box)
  Object.assign(card.style, { overflow: 'hidden', background: colour, borderRadius: radius })
  const image = document.createElement('img')
  image.alt = ''
  image.src = url
  place(image, { ...kept.figure, left: kept.figure.left - box.left, top: kept.figure.top - box.top })
  image.style.maxWidth = 'none'
  card.append(image)
  const takenOut = () => {
    card.remove()
    URL.revokeObjectURL(url)
  }
  if (mayBePlaced(takenOut)) document.body.append(card)
  else takenOut()
}

function place(element: HTMLElement, { left, top, width, height }: Box): void {
  Object.assign(element.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
}

/** The theme shown last, as `hydrateTheme` guesses it. */
function likelyTheme(): string {
  const choice = readHint('theme')
  if (choice === 'light' || choice === 'dark') return choice
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

type Last = Readonly<Record<string, string | undefined>>

/** Reads without Dexie, which is not loaded yet: at the database's own version, so nothing is migrated, and closes it at once. */
async function readEarlyFigure(
  user: string,
  isWanted: (figure: EarlyFigure, last: Last) => boolean,
): Promise<EarlyFigure | undefined> {
  const database = await openExisting(databaseName(user))
  if (!database) return undefined
  try {
    const transaction = database.transaction(['kv', 'records'])
    const get = async (store: string, key: string) => {
      const request = transaction.objectStore(store).get(key)
      return new Promise<unknown>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('not read'))
      })
    }
    const [figure, last] = (
      (await Promise.all([get('kv', EARLY_FIGURE), get('kv', LAST_OPENED)])) as ({ value: unknown } | undefined)[]
    ).map((row) => row?.value) as [EarlyFigure | undefined, Last | undefined]
    if (!figure || !isWanted(figure, last ?? {})) return undefined
    for (let id = figure.question; id !== ''; ) {
      const row = (await get('records', id)) as { deleted: 0 | 1; parent: string } | undefined
      if (row?.deleted !== 0) return undefined
      id = row.parent
    }
    return figure
  } finally {
    database.close()
  }
}

/** Creates no database. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
}
