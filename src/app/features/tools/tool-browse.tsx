import { Trans } from '@lingui/react/macro'
import { memo, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { type Family, families } from '#catalog/kit/family.ts'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useGrowingCount } from '../../loading/use-growing-count.ts'
import { favourites } from '../../state/favourites.ts'
import { KeptEverywhere } from './history/kept-everywhere.tsx'
import { KeptInputs } from './patient/lazy-parts.ts'
import { useIsAnythingEntered } from './patient/this-patient.ts'
import { ToolGroup } from './tool-group.tsx'
import { useToolMemory } from './tool-memory.ts'

interface Props {
  tools: readonly EntryTitle[]
  /** Shown above all specialties, chosen by the operator. */
  featured: readonly string[]
  groups: readonly { readonly family: Family; readonly members: readonly EntryTitle[] }[]
}

/** All tools: favourites, recently used, recommended by the site, often used on wards, then by specialty. Rendered once: a search only hides it. */
export const ToolBrowse = memo(function ToolBrowse({ tools, featured, groups }: Props) {
  const { say } = useWords()
  const isAnythingEntered = useIsAnythingEntered()
  const { recent } = useToolMemory()
  const { tools: starred, areOfAccount } = useSnapshot(favourites)
  const listed = new Set([...starred, ...recent, ...featured])
  const popular = tools
    .filter(({ id, popular: place }) => place !== undefined && !listed.has(id))
    .toSorted((a, b) => (a.popular ?? 0) - (b.popular ?? 0))
  const shown = useGrowingCount(groups.length, 0)
  const opened = recent.flatMap((id) => tools.find((tool) => tool.id === id && !starred.includes(id)) ?? [])
  return (
    <>
      {isAnythingEntered ? (
        <Suspense>
          <KeptInputs />
        </Suspense>
      ) : null}
      <ToolGroup
        title={areOfAccount ? <Trans>Favourites</Trans> : <Trans>Favourites on this device</Trans>}
        tools={tools.filter(({ id }) => starred.includes(id))}
      />
      <ToolGroup title={<Trans>Opened last</Trans>} tools={opened} />
      <ToolGroup title={<Trans>Recommended here</Trans>} tools={tools.filter(({ id }) => featured.includes(id))} />
      <ToolGroup title={<Trans>Often used</Trans>} tools={popular} isWide />
      <div className="gap-6 lg:columns-2">
        {groups.slice(0, shown).map(({ family, members }) => (
          <ToolGroup key={family} title={say(families[family])} tools={members} />
        ))}
      </div>
      <KeptEverywhere />
    </>
  )
})
