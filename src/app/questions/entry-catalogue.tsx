import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type Family, families } from '#catalog/kit/family.ts'
import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import type { Words } from '#catalog/kit/words.ts'
import { useWords } from '../i18n/use-words.ts'
import { inputLook } from '../ui/field.tsx'
import { useKeywords } from './use-keywords.ts'

interface Props {
  entries: readonly EntryTitle[]
  loadKeywords: () => Promise<KeywordsById>
  label: string
  placeholder: string
  onChoose: (entry: EntryTitle) => void
}

/** A section of the catalogue, searchable by English, Chinese, pinyin, SPSS and SPSSAU names. */
export function EntryCatalogue({ entries, loadKeywords, label, placeholder, onChoose }: Props) {
  const { say } = useWords()
  const [search, setSearch] = useState('')
  const keywords = useKeywords(loadKeywords, true)
  const words = search.trim().toLowerCase().split(/\s+/)
  const found = entries.filter(({ id, title }) => {
    const { subtitle, keywords: others = [] } = keywords?.[id] ?? {}
    const text = [id, title.en, title.zh, subtitle?.en, subtitle?.zh, ...others].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  // all at once: a subtitle that loads later would shift the layout under the pointer
  const shown = keywords === undefined ? [] : found
  const groups = (Object.keys(families) as Family[])
    .map((family) => ({ family, of: shown.filter((entry) => entry.family === family) }))
    .filter(({ of }) => of.length > 0)
  return (
    <div className="max-w-7xl">
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className={`${inputLook} mb-6 h-12 w-full max-w-4xl`}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.map(({ family, of }) => (
        <section key={family} className="mb-6">
          <h2 className="mb-3 text-sm font-medium text-ink-3">{say(families[family])}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {of.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  onClick={() => onChoose(entry)}
                  className="flex h-full w-full flex-col gap-1 rounded-lg bg-surface p-4 text-left shadow-card hover:shadow-raised"
                >
                  <span className="font-semibold">{say(entry.title)}</span>
                  <Subtitle of={keywords?.[entry.id]?.subtitle} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && keywords ? (
        <p className="py-8 text-ink-2">
          <Trans>Nothing here matches “{search}”.</Trans>
        </p>
      ) : null}
    </div>
  )
}

function Subtitle({ of }: { of: Words | undefined }) {
  const { say } = useWords()
  return of ? <span className="text-sm text-ink-2">{say(of)}</span> : null
}
