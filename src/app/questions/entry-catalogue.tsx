import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Table2 } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { chartFamilies } from '#catalog/kit/chart-family.ts'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { families } from '#catalog/kit/family.ts'
import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import type { Words } from '#catalog/kit/words.ts'
import type { QuestionKind } from '../data/datasets/analysis.ts'
import { entryUses } from '../data/datasets/entry-uses.ts'
import { ownData } from '../data/own-data.ts'
import { rankOf, type Searched, textsOfEntry, wordsOf } from '../i18n/search-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { loadPart } from '../loading/load-part.ts'
import { classNames } from '../ui/class-names.ts'
import { inputLook, SearchInput } from '../ui/field.tsx'
import { nextByArrow } from './next-by-arrow.ts'
import { type EntryGroup, orderEntries } from './order-entries.ts'
import { useFirstKnown } from './use-first-known.ts'
import { useKeywords } from './use-keywords.ts'
import { usePictures } from './use-pictures.ts'

const EntryPicture = lazy(async () => ({
  default: (await loadPart(() => import('./entry-picture.tsx'), 'own')).EntryPicture,
}))

interface Props {
  kind: QuestionKind
  entries: readonly EntryTitle[]
  loadKeywords: () => Promise<KeywordsById>
  /** Thumbnails by id, as SVG documents. */
  loadPictures: () => Promise<Readonly<Record<string, string>>>
  /** The variables of the open dataset, by which the entries are ordered; undefined until it is opened, null without a dataset. */
  columns: readonly ColumnInfo[] | null | undefined
  label: string
  placeholder: string
  /** Shown beside the search field. */
  beside?: ReactNode
  /** Shown below the search field. */
  below?: ReactNode
  /** Groups to show in place of the usual ones, each with its title, if any. */
  groups?: readonly ChosenGroup[] | undefined
  /** Shown in the upper right corner of each card. */
  corner?: (entry: EntryTitle) => ReactNode
  onChoose: (entry: EntryTitle) => void
}

export interface ChosenGroup {
  readonly key: string
  readonly title?: ReactNode
  readonly entries: readonly EntryTitle[]
}

/** How long the entries wait for the data that order them, ms. Later data are ignored: reordered entries would move under the pointer. */
const PATIENCE_MS = 800

/**
 * The catalogue of analyses or of charts. Entries that are used often and those that fit the variables come first. The search knows their names in
 * English, Chinese, pinyin, SPSS and SPSSAU. Enter chooses the best match; the arrow keys move between the entries.
 */
export function EntryCatalogue({
  kind,
  entries,
  loadKeywords,
  loadPictures,
  columns,
  label,
  placeholder,
  beside,
  below,
  groups: chosen,
  corner,
  onChoose,
}: Props) {
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const keywords = useKeywords(loadKeywords, true)
  const pictures = usePictures(loadPictures)
  const uses = useFirstKnown(
    useLiveQuery(() => entryUses(ownData().database, kind), [kind]),
    PATIENCE_MS,
  )
  const known = useFirstKnown(columns, PATIENCE_MS)
  const ordered = useMemo(
    () =>
      keywords && uses !== undefined && known !== undefined
        ? orderEntries(entries, { keywords, uses: uses ?? new Map(), columns: known })
        : [],
    [entries, keywords, uses, known],
  )
  const texts = useMemo(
    () => new Map(entries.map((entry) => [entry, textsOfEntry(entry, keywords)])),
    [entries, keywords],
  )
  const words = wordsOf(search)
  const usual: readonly ChosenGroup[] = ordered.map(({ group, entries: of }) => ({
    key: group,
    title: <GroupTitle group={group} />,
    entries: of,
  }))
  const listed = chosen ?? usual
  const found = listed
    .flatMap(({ entries: of }) => of)
    .flatMap((entry) => {
      const rank = rankOf(texts.get(entry) ?? nothing, words)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
  const unfit = ordered.find(({ group }) => group === 'unfit')?.entries ?? []
  const best = words.length > 0 ? found[0] : undefined
  const groups = words.length > 0 ? [{ key: 'found', entries: found }] : listed
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const isInSearch = event.target === input.current
    if (isInSearch && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return // they move the caret
    const next = nextByArrow(event, [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])])
    if (next) {
      event.preventDefault()
      next.focus()
    } else if (event.key === 'ArrowUp' && !isInSearch) {
      event.preventDefault()
      input.current?.focus()
    } else if (!isInSearch && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      input.current?.focus() // a typed letter continues the search
    }
  }
  return (
    <div className="max-w-7xl">
      <div className={classNames('flex flex-wrap items-center gap-3', below ? 'mb-3' : 'mb-6')}>
        <SearchInput
          ref={input}
          label={label}
          placeholder={placeholder}
          className={`${inputLook} h-12 min-w-52 flex-1`}
          value={search}
          onSearch={setSearch}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && best) onChoose(best)
            else onKey(event)
          }}
        />
        {beside}
      </div>
      {below}
      <div ref={list}>
        {groups.map(({ key, title, entries: of }) => (
          <section key={key} className="mb-6">
            {title}
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {of.map((entry) => (
                <li key={entry.id} className="relative">
                  <EntryButton
                    entry={entry}
                    subtitle={keywords?.[entry.id]?.subtitle}
                    picture={pictures && (pictures[entry.id] ?? null)}
                    isBest={entry === best}
                    isUnfit={unfit.includes(entry)}
                    hasCorner={corner !== undefined}
                    onChoose={onChoose}
                    onKey={onKey}
                  />
                  {corner ? <div className="absolute top-1 right-1">{corner(entry)}</div> : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {words.length > 0 && found.length === 0 && listed.length > 0 ? (
        <p className="py-8 text-ink-2">
          <Trans>Nothing here matches “{search}”.</Trans>
        </p>
      ) : null}
    </div>
  )
}

const nothing: Searched = { titles: [], others: [] }

function GroupTitle({ group }: Pick<EntryGroup, 'group'>) {
  const { t } = useLingui()
  const { say } = useWords()
  return (
    <>
      <h2 className="mb-3 text-sm font-medium text-ink-3">
        {group === 'used'
          ? t`Used recently`
          : group === 'unfit'
            ? t`Need other variables`
            : say({ ...chartFamilies, ...families }[group])}
      </h2>
      {group === 'unfit' ? (
        <p className="mb-3 max-w-3xl text-sm text-ink-2">
          <Trans>
            The data have no variables of the measurement levels that these need. If a level is wrong, change it in the
            options of any analysis, or in the table of variables.
          </Trans>
        </p>
      ) : null}
    </>
  )
}

interface ButtonProps {
  entry: EntryTitle
  subtitle: Words | undefined
  /** Undefined until loaded, null if results of the entry have no figure. */
  picture: string | null | undefined
  isBest: boolean
  isUnfit: boolean
  /** Leaves space for what is shown in the corner. */
  hasCorner: boolean
  onChoose: (entry: EntryTitle) => void
  onKey: (event: KeyboardEvent<HTMLElement>) => void
}

function EntryButton({ entry, subtitle, picture, isBest, isUnfit, hasCorner, onChoose, onKey }: ButtonProps) {
  const { say } = useWords()
  return (
    <button
      type="button"
      data-entry
      onClick={() => onChoose(entry)}
      onKeyDown={onKey}
      className={classNames(
        'flex h-full w-full items-start gap-4 rounded-lg p-4 text-left shadow-card hover:shadow-raised',
        hasCorner && 'pr-12',
        isUnfit ? 'bg-sunken' : 'bg-surface',
        isBest && 'outline-2 outline-accent',
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="font-semibold">{say(entry.title)}</span>
        {subtitle ? <span className="text-sm text-ink-2">{say(subtitle)}</span> : null}
      </span>
      <span className="flex aspect-4/3 w-24 shrink-0 items-center justify-center">
        {picture === null ? <Table2 size={32} aria-hidden className="text-ink-3" /> : null}
        {picture ? (
          <Suspense>
            <EntryPicture svg={picture} />
          </Suspense>
        ) : null}
      </span>
    </button>
  )
}
