import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPart } from '../loading/load-part.ts'

const ChatPage = lazy(() => loadPart(() => import('../features/assistant/chat-page.tsx'), 'chat'))

export const Route = createFileRoute('/_main/_own/chat')({
  staticData: { title: msg`Assistant` },
  validateSearch: (search): { id?: string } => (typeof search.id === 'string' ? { id: search.id } : {}),
  component: function Chat() {
    const { id } = Route.useSearch()
    return (
      <Suspense>
        <ChatPage id={id} />
      </Suspense>
    )
  },
})
