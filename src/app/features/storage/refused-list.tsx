import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { wordsOfCode } from '../../api/error-words.ts'
import type { RefusedRow } from '../../data/database/user-database.ts'
import { ownData } from '../../data/own-data.ts'
import { dateTime } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'

/** Changes that the server refused: the reason and the user's value; nothing is dropped until it was read. */
export function RefusedList() {
  const { i18n } = useLingui()
  const refused = useLiveQuery(() => ownData().database.refused.orderBy('at').reverse().toArray(), [])
  if (!refused || refused.length === 0) return null
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">
        <Trans>Could not be sent</Trans>
      </h2>
      <p className="mb-3 text-sm text-ink-2">
        <Trans>The server’s values are shown again in their place. What you had entered is kept here.</Trans>
      </p>
      <ul className="divide-y divide-line">
        {refused.map((row) => (
          <li key={row.id} className="flex flex-wrap items-start gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p>{i18n._(wordsOfCode(row.code))}</p>
              <p className="font-mono text-xs break-all text-ink-3">{contentsOf(row)}</p>
              <p className="text-xs text-ink-3">{dateTime(row.at)}</p>
            </div>
            <Button size="sm" onClick={() => void ownData().database.refused.delete(row.id)}>
              <Trans>Read and remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function contentsOf({ row }: RefusedRow): string {
  return row.type === 'mutation'
    ? `${row.mutation.kind} ${JSON.stringify(row.mutation.fields)}`
    : `${row.call} ${JSON.stringify(row.request)}`
}
