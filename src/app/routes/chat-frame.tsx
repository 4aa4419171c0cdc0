import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { switchLocale } from '../features/shell/switch-locale.ts'
import { loadPart } from '../loading/load-part.ts'
import { session } from '../state/session.ts'
import { openOwn } from './open-own.ts'

const ChatFrame = lazy(() => loadPart(() => import('../features/assistant/chat-frame.tsx'), 'chat'))

export const Route = createFileRoute('/chat/frame')({
  beforeLoad: async (context) => {
    if (!session.token) throw redirect({ to: '/chat/auth', replace: true })
    await openOwn(context)
  },
  component: function Frame() {
    const router = useRouter()
    return (
      <Suspense>
        <ChatFrame onLocale={(locale) => void switchLocale(router, locale)} />
      </Suspense>
    )
  },
})
