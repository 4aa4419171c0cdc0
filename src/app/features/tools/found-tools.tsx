import { Trans } from '@lingui/react/macro'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { ToolGroup } from './tool-group.tsx'

/** Readers stop before this many, and each rendered row costs time at each keystroke. */
const SHOWN = 30

/** The search results, best first. */
export function FoundTools({ tools, search }: { tools: readonly EntryTitle[]; search: string }) {
  const more = tools.length - SHOWN
  if (tools.length === 0)
    return (
      <p className="py-10 text-center text-ink-2">
        <Trans>No tool matches “{search}”.</Trans>
      </p>
    )
  return (
    <>
      <ToolGroup tools={tools.slice(0, SHOWN)} />
      {more > 0 ? (
        <p className="text-sm text-ink-2">
          <Trans>{more} more: type on.</Trans>
        </p>
      ) : null}
    </>
  )
}
