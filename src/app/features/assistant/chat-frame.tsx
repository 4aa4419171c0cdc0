import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ExternalLink, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listenTo, tell } from '../../assistant/frame-messages.ts'
import { currentLocale } from '../../i18n/locale.ts'
import { showTheme } from '../../state/theme.ts'
import { Button } from '../../ui/button.tsx'
import { ChatView } from './chat-view.tsx'
import { isFramed } from './is-framed.ts'

/** The conversation in the drawer: without header and list. */
export default function ChatFrame({ onLocale }: { onLocale: (locale: 'zh' | 'en') => void }) {
  const router = useRouter()
  const [chat, setChat] = useState<string>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isForDialog = document.querySelector('[role=dialog], [role=menu]') !== null
      if (event.key === 'Escape' && !isForDialog) tell(parent, { assistant: 'close' })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(
    () =>
      listenTo(
        () => parent,
        (message) => {
          if (message.assistant !== 'look') return
          showTheme(message.theme)
          if (message.locale !== currentLocale()) onLocale(message.locale)
        },
      ),
    [onLocale],
  )
  const openAll = () => {
    const href = chat === undefined ? '/chat' : `/chat?id=${chat}`
    if (isFramed) tell(parent, { assistant: 'open', href })
    else void router.navigate({ href })
  }
  return (
    <main id="main" className="flex h-dvh flex-col gap-2 px-4 pt-2 pb-3">
      <div className="flex items-center justify-between gap-2">
        <h1 className="sr-only">
          <Trans>AI assistant</Trans>
        </h1>
        <Button size="sm" look="quiet" onClick={() => setChat(undefined)}>
          <Plus size={15} aria-hidden />
          <Trans>New conversation</Trans>
        </Button>
        <Button size="sm" look="quiet" onClick={openAll}>
          <ExternalLink size={15} aria-hidden />
          <Trans>Conversations</Trans>
        </Button>
      </div>
      <ChatView key={chat ?? ''} chat={chat} onCreated={setChat} />
    </main>
  )
}
