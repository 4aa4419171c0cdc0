import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { configQuery } from '../../api/queries.ts'
import { listenTo, tell } from '../../assistant/frame-messages.ts'
import { createHost, serveHost } from '../../assistant/host/host.ts'
import { currentLocale } from '../../i18n/locale.ts'
import { loadPart } from '../../loading/load-part.ts'
import { session } from '../../state/session.ts'
import { theme } from '../../state/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NoModel } from './no-model.tsx'
import { usePlace } from './use-place.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

const GuideTab = lazy(() => loadPart(() => import('./guide-tab.tsx'), 'chat'))
const HelpTab = lazy(() => loadPart(() => import('./help-tab.tsx'), 'chat'))

/** Guide, help and chat beside the page; over it on a phone. The page stays usable. */
export default function Drawer({ isOpen, onClose }: Props) {
  const { t } = useLingui()
  const [tab, setTab] = useState('guide')
  const [seen, setSeen] = useState<readonly string[]>([])
  if (!seen.includes(tab)) setSeen([...seen, tab])
  const panel = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return
    before.current = document.activeElement
    panel.current?.focus()
  }, [isOpen])
  useEffect(() => {
    document.documentElement.classList.toggle('has-assistant', isOpen)
    return () => document.documentElement.classList.remove('has-assistant')
  }, [isOpen])
  const close = useCallback(() => {
    onClose()
    if (before.current instanceof HTMLElement) before.current.focus()
  }, [onClose])
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && target instanceof Node && panel.current?.contains(target)) close()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [close])
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      hidden={!isOpen}
      aria-label={t`Assistant`}
      className="fixed inset-0 z-40 flex flex-col bg-canvas outline-none sm:left-auto sm:w-[26rem] sm:border-l sm:border-line sm:shadow-raised print:hidden [&[hidden]]:hidden"
    >
      <div className="flex items-center justify-between gap-2 px-4 pt-3 pb-2">
        <h2 className="text-lg font-semibold">
          <Trans>Assistant</Trans>
        </h2>
        <Button look="quiet" size="icon" aria-label={t`Close the assistant`} className="-mr-2" onClick={close}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-4 [&>div]:flex [&>div]:min-h-0 [&>div]:flex-1 [&>div]:flex-col [&_[role=tablist]]:mb-3 [&_[role=tabpanel]]:min-h-0 [&_[role=tabpanel]]:flex-1 [&_[role=tabpanel]]:flex-col [&_[role=tabpanel]:not([hidden])]:flex">
        <Tabs
          label={t`Assistant`}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'guide',
              label: <Trans>Guide</Trans>,
              content: (
                <Suspense>
                  <GuideTab onLeave={close} />
                </Suspense>
              ),
            },
            {
              value: 'help',
              label: <Trans>Help</Trans>,
              content: seen.includes('help') ? (
                <Suspense>
                  <HelpTab onLeave={close} />
                </Suspense>
              ) : null,
              stays: true,
            },
            {
              value: 'chat',
              label: <Trans>Chat</Trans>,
              content: seen.includes('chat') ? <ChatTab onClose={close} /> : null,
              stays: true,
            },
          ]}
        />
      </div>
    </aside>
  )
}

/** The conversation, in a frame that is loaded when it is first shown (the specification's `/chat/frame`). */
function ChatTab({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { data: site } = useQuery(configQuery())
  const { user } = useSnapshot(session)
  const { choice } = useSnapshot(theme)
  const frame = useRef<HTMLIFrameElement>(null)
  const locale = currentLocale()
  const place = usePlace()
  const look = () => tell(frame.current?.contentWindow, { assistant: 'look', theme: choice, locale })
  useEffect(look)
  useEffect(
    () =>
      listenTo(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.assistant === 'close') onClose()
          else if (message.assistant === 'ready') {
            const { port1, port2 } = new MessageChannel()
            serveHost(createHost(place), port1)
            tell(frame.current?.contentWindow, { assistant: 'host' }, [port2])
          } else if (message.assistant === 'open') {
            if (matchMedia('(width < 40rem)').matches) onClose()
            void router.navigate({ href: message.href })
          }
        },
      ),
    [onClose, place, router],
  )
  if (site && !site.assistant) return <NoModel />
  return (
    <iframe
      ref={frame}
      title={t`AI assistant`}
      src={user ? '/chat/frame' : '/chat/auth'}
      className="-mx-4 min-h-0 w-[calc(100%+2rem)] flex-1 border-0"
      onLoad={look}
    />
  )
}
