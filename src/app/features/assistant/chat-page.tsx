import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { listChats } from '../../data/chats.ts'
import { ownData } from '../../data/own-data.ts'
import { ChatList } from './chat-list.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { ChatView } from './chat-view.tsx'

/** All conversations, and one of them. */
export default function ChatPage({ id }: { id: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const chats = useLiveQuery(() => listChats(ownData().database), [])
  const chat = chats?.find((one) => one.id === id)
  const open = (next: string | undefined) => navigate({ to: '/chat', search: next === undefined ? {} : { id: next } })
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="min-w-0 max-md:order-2">
        <ChatList open={id} onOpen={(next) => void open(next)} />
      </div>
      <section className="flex min-w-0 h-[calc(100dvh-11rem)] min-h-96 flex-col gap-3">
        <div className="flex items-center justify-between gap-2">
          <h1 className="min-w-0 truncate text-xl">{chat?.title || <Trans>AI assistant</Trans>}</h1>
          {chat ? <ChatMenu key={chat.id} chat={chat} onDeleted={() => void open(undefined)} /> : null}
        </div>
        {id !== undefined && chats && !chat ? (
          <p className="text-ink-2">{t`This conversation is not on this device, or it was deleted.`}</p>
        ) : (
          <ChatView key={id ?? ''} chat={id} onCreated={(made) => void open(made)} />
        )}
      </section>
    </div>
  )
}
