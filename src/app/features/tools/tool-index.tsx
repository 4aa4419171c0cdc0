import { Trans, useLingui } from '@lingui/react/macro'
import { type Family, families } from '#catalog/kit/family.ts'
import type { EntrySummary } from '#catalog/kit/summary.ts'
import { useWords } from '../../i18n/use-words.ts'
import { inputLook } from '../../ui/field.tsx'
import { findTools } from './find-tools.ts'
import { ToolGroup } from './tool-group.tsx'
import { useToolMemory } from './tool-memory.ts'

interface Props {
  tools: readonly EntrySummary[]
  search: string
  onSearch: (search: string) => void
}

/** All clinical tools: the favourites of this device, then by specialty; a search lists what it finds, the best first. */
export function ToolIndex({ tools, search, onSearch }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const memory = useToolMemory()
  const found = findTools(tools, search)
  const favourites = tools.filter(({ id }) => memory.favourites.includes(id))
  const groups = (Object.keys(families) as Family[])
    .map((family) => ({ family, members: found.filter((tool) => tool.family === family) }))
    .filter(({ members }) => members.length > 0)
  return (
    <div className="mx-auto w-full max-w-4xl">
      <h1 className="mb-1 text-2xl">
        <Trans>Clinical tools</Trans>
      </h1>
      <p className="mb-5 text-ink-2">
        <Trans>They compute on your device. Nothing that you enter is sent anywhere.</Trans>
      </p>
      <input
        type="search"
        aria-label={t`Search the tools`}
        placeholder={t`eGFR, 肾功能, sgn …`}
        className={`${inputLook} mb-7 h-12 w-full`}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      {search.trim() === '' ? (
        <>
          {favourites.length > 0 ? (
            <ToolGroup title={<Trans>Favourites on this device</Trans>} tools={favourites} />
          ) : null}
          <div className="gap-6 lg:columns-2">
            {groups.map(({ family, members }) => (
              <ToolGroup key={family} title={say(families[family])} tools={members} />
            ))}
          </div>
        </>
      ) : found.length > 0 ? (
        <ToolGroup tools={found} />
      ) : (
        <p className="py-10 text-center text-ink-2">
          <Trans>No tool matches “{search}”.</Trans>
        </p>
      )}
    </div>
  )
}
