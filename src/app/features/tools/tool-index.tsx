import { Trans, useLingui } from '@lingui/react/macro'
import { memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { type Family, families } from '#catalog/kit/family.ts'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { useKeywords } from '../../questions/use-keywords.ts'
import { inputLook, SearchInput } from '../../ui/field.tsx'
import { findTools } from './find-tools.ts'
import { FoundTools } from './found-tools.tsx'
import { ReadyChip } from './patient/lazy-parts.ts'
import { useReadyTools } from './patient/use-ready-tools.ts'
import { SpecialtyFilter } from './specialty-filter.tsx'
import { ToolBrowse } from './tool-browse.tsx'
import { ToolGroup } from './tool-group.tsx'
import { useAccountFavourites } from './use-account-favourites.ts'
import { useTypedSearch } from './use-typed-search.ts'

interface Props {
  tools: readonly EntryTitle[]
  /** Shown above all specialties, chosen by the operator. */
  featured: readonly string[]
  search: string
  specialty: Family | undefined
  onOpen: (id: string) => void
  onChange: (place: { readonly search: string; readonly specialty: Family | undefined }) => void
}

// the page's own code does not wait for the list
const toolKeywords = async () => (await import('#catalog/tools.ts')).toolKeywords()

/** All clinical tools, one specialty, or the results of a search, best first. */
export function ToolIndex({ tools, featured, search: asked, specialty, onOpen, onChange }: Props) {
  const { t } = useLingui()
  useAccountFavourites()
  const [search, setSearch] = useTypedSearch(asked, (text) => onChange({ search: text, specialty }))
  const groups = useMemo(
    () =>
      (Object.keys(families) as Family[])
        .map((family) => ({ family, members: tools.filter((tool) => tool.family === family) }))
        .filter(({ members }) => members.length > 0),
    [tools],
  )
  const isSearching = search.trim() !== ''
  const keywords = useKeywords(toolKeywords, isSearching)
  const ready = useReadyTools(tools)
  const [isReadyAsked, setReadyAsked] = useState(false)
  const isReadyOnly = isReadyAsked && ready.length > 0
  const find = useCallback(
    (words: string) =>
      findTools(tools, words, keywords).filter(
        ({ id, family }) => (specialty === undefined || family === specialty) && (!isReadyOnly || ready.includes(id)),
      ),
    [tools, keywords, specialty, isReadyOnly, ready],
  )
  // a key is painted in the field before the list is rendered
  const shown = useDeferredValue(search)
  const isFiltered = specialty !== undefined || isReadyOnly
  return (
    <div className="mx-auto w-full max-w-4xl">
      <h1 className="mb-1 text-2xl">
        <Trans>Clinical tools</Trans>
      </h1>
      <p className="mb-5 text-ink-2">
        <Trans>They compute on your device. Nothing that you enter is sent anywhere.</Trans>
      </p>
      <SearchInput
        label={t`Search the tools`}
        placeholder={t`eGFR, 肾功能, sgn …`}
        className={`${inputLook} mb-4 h-12 w-full`}
        value={search}
        onSearch={setSearch}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter also ends the composition of Chinese characters
          if (key !== 'Enter' || nativeEvent.isComposing || !isSearching) return
          const [best] = find(search)
          if (best !== undefined) onOpen(best.id)
        }}
      />
      <SpecialtyFilter
        specialties={groups.map(({ family, members }) => [family, members.length])}
        chosen={specialty}
        onChoose={(family) => onChange({ search, specialty: family })}
      >
        {ready.length > 0 ? (
          <Suspense>
            <ReadyChip count={ready.length} isOn={isReadyOnly} onToggle={() => setReadyAsked(!isReadyOnly)} />
          </Suspense>
        ) : null}
      </SpecialtyFilter>
      <Found find={find} search={shown} isFiltered={isFiltered} />
      <div hidden={shown.trim() !== '' || isFiltered}>
        <ToolBrowse tools={tools} featured={featured} groups={groups} />
      </div>
    </div>
  )
}

interface FoundProps {
  readonly find: (words: string) => readonly EntryTitle[]
  readonly search: string
  readonly isFiltered: boolean
}

/** The results of the search, or the tools that the filters leave. */
const Found = memo(function Found({ find, search, isFiltered }: FoundProps) {
  if (search.trim() !== '') return <FoundTools tools={find(search)} search={search} />
  return isFiltered ? <ToolGroup tools={find('')} /> : null
})
