import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type Chat, listChats, listMessages } from '../../data/chats.ts'
import { ownData } from '../../data/own-data.ts'
import { dateTime } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchInput, smallInputLook } from '../../ui/field.tsx'

const PAGE = 50

/** Whether a title or a message has the words. */
async function searchChats(search: string): Promise<readonly Chat[]> {
  const { database } = ownData()
  const chats = await listChats(database)
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return chats
  const found = await Promise.all(
    chats.map(async ({ id, title }) =>
      [title, ...(await listMessages(database, id)).map(({ text }) => text)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    ),
  )
  return chats.filter((_, index) => found[index])
}

/** The conversations on this device, found by their words. */
export function ChatList({ open, onOpen }: { open: string | undefined; onOpen: (chat: string | undefined) => void }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const chats = useLiveQuery(() => searchChats(search), [search])
  return (
    <nav aria-label={t`Conversations`} className="flex flex-col gap-2">
      <Button onClick={() => onOpen(undefined)}>
        <Plus size={16} aria-hidden />
        <Trans>New conversation</Trans>
      </Button>
      <SearchInput
        label={t`Search the conversations`}
        className={`${smallInputLook} h-10 w-full`}
        value={search}
        onSearch={setSearch}
      />
      <ul className="flex flex-col gap-0.5">
        {chats?.slice(0, shown).map(({ id, title, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === open ? 'page' : undefined}
              className={classNames(
                'w-full rounded-md px-3 py-2 text-left hover:bg-sunken',
                id === open ? 'bg-accent-soft text-accent-strong' : 'text-ink',
              )}
              onClick={() => onOpen(id)}
            >
              <span className="block truncate text-sm">{title || t`Without a title`}</span>
              <span className="block text-xs text-ink-2">{dateTime(createdAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      {chats && chats.length > shown ? (
        <Button size="sm" look="quiet" onClick={() => setShown(shown + PAGE)}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
      {chats?.length === 0 && search !== '' ? (
        <p className="px-3 text-sm text-ink-2">
          <Trans>No conversation has these words.</Trans>
        </p>
      ) : null}
    </nav>
  )
}
