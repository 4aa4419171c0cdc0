import { Trans } from '@lingui/react/macro'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { useWords } from '../i18n/use-words.ts'

interface Props {
  summary: EntryTitle
  /** All entries of the kind. */
  summaries: readonly EntryTitle[]
}

/** A note above the form of a replaced entry, with a link to its replacement. */
export function ReplacedNote({ summary: { replacedBy }, summaries }: Props) {
  const { say } = useWords()
  const better = summaries.find(({ id }) => id === replacedBy)
  if (!better) return null
  return (
    <p className="mb-5 rounded-md bg-sunken p-3 text-sm text-ink-2">
      <Trans>For something new there is now “{say(better.title)}”. This one goes on working as it is.</Trans>
    </p>
  )
}
