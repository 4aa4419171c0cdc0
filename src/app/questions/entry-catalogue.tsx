import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useMemo, useState } from 'react'
import { type Family, families } from '#catalog/kit/family.ts'
import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import type { Words } from '#catalog/kit/words.ts'
import { rankOf, type Searched, textsOfEntry, wordsOf } from '../i18n/search-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { loadPart } from '../loading/load-part.ts'
import { classNames } from '../ui/class-names.ts'
import { inputLook } from '../ui/field.tsx'
import { useKeywords } from './use-keywords.ts'
import { usePictures } from './use-pictures.ts'

const EntryPicture = lazy(async () => ({
  default: (await loadPart(() => import('./entry-picture.tsx'), 'own')).EntryPicture,
}))

interface Props {
  entries: readonly EntryTitle[]
  loadKeywords: () => Promise<KeywordsById>
  /** Thumbnails by id, as SVG documents. */
  loadPictures: () => Promise<Readonly<Record<string, string>>>
  label: string
  placeholder: string
  onChoose: (entry: EntryTitle) => void
}

/** A section of the catalogue, searchable by English, Chinese, pinyin, SPSS and SPSSAU names. Enter chooses the best match. */
export function EntryCatalogue({ entries, loadKeywords, loadPictures, label, placeholder, onChoose }: Props) {
  const { say } = useWords()
  const [search, setSearch] = useState('')
  const keywords = useKeywords(loadKeywords, true)
  const pictures = usePictures(loadPictures)
  const texts = useMemo(
    () => new Map(entries.map((entry) => [entry, textsOfEntry(entry, keywords)])),
    [entries, keywords],
  )
  const words = wordsOf(search)
  const found =
    words.length === 0
      ? entries
      : entries
          .flatMap((entry) => {
            const rank = rankOf(texts.get(entry) ?? nothing, words)
            return rank === undefined ? [] : [{ entry, rank }]
          })
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ entry }) => entry)
  // all at once: a subtitle that loads later would shift the layout under the pointer
  const shown = keywords === undefined ? [] : found
  const groups =
    words.length > 0
      ? [{ family: undefined, of: shown }]
      : (Object.keys(families) as Family[])
          .map((family) => ({ family, of: shown.filter((entry) => entry.family === family) }))
          .filter(({ of }) => of.length > 0)
  const best = words.length > 0 ? shown[0] : undefined
  return (
    <div className="max-w-7xl">
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className={`${inputLook} mb-6 h-12 w-full max-w-4xl`}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && best) onChoose(best)
        }}
      />
      {groups.map(({ family, of }) => (
        <section key={family ?? ''} className="mb-6">
          {family ? <h2 className="mb-3 text-sm font-medium text-ink-3">{say(families[family])}</h2> : null}
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {of.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  onClick={() => onChoose(entry)}
                  className={classNames(
                    'flex h-full w-full items-start gap-4 rounded-lg bg-surface p-4 text-left shadow-card hover:shadow-raised',
                    entry === best && 'outline-2 outline-accent',
                  )}
                >
                  <span className="flex min-w-0 flex-1 flex-col gap-1">
                    <span className="font-semibold">{say(entry.title)}</span>
                    <Subtitle of={keywords?.[entry.id]?.subtitle} />
                  </span>
                  <span className="block aspect-4/3 w-24 shrink-0">
                    <Suspense>{pictures?.[entry.id] ? <EntryPicture svg={pictures[entry.id] ?? ''} /> : null}</Suspense>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && keywords ? (
        <p className="py-8 text-ink-2">
          <Trans>Nothing here matches “{search}”.</Trans>
        </p>
      ) : null}
    </div>
  )
}

const nothing: Searched = { titles: [], others: [] }

function Subtitle({ of }: { of: Words | undefined }) {
  const { say } = useWords()
  return of ? <span className="text-sm text-ink-2">{say(of)}</span> : null
}
