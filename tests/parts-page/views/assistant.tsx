import { ChatMenu } from '#app/features/assistant/chat-menu.tsx'
import { PreviewDialog } from '#app/features/assistant/preview-dialog.tsx'
import { ReportDialog } from '#app/features/assistant/report-dialog.tsx'
import { ProposalCards } from './proposals.tsx'
import type { Views } from './shared.tsx'
import { nothing } from './shared.tsx'

const outgoing = {
  messages: [
    { role: 'user', content: 'Two groups, one skewed outcome: which test?' },
    { role: 'assistant', content: 'Use `t-test-independent`, with Mann–Whitney.' },
    { role: 'user', content: 'And for three groups?\n三组呢？' },
  ],
  left: 0,
  tokens: 64,
  room: 4000,
} as const

export const assistant = {
  'chat-preview': () => (
    <PreviewDialog outgoing={outgoing} isAlone={false} onAlone={nothing} maySend onSend={nothing} onClose={nothing} />
  ),
  'chat-report': () => (
    <ReportDialog answer={{ text: 'Use `t-test-independent`.', label: 'Model' }} onClose={nothing} />
  ),
  'chat-menu': () => (
    <ChatMenu
      chat={{ id: '01900000-0000-7000-8000-000000000003', title: 'Which test?', createdAt: 1_764_000_000_000 }}
      onDeleted={nothing}
    />
  ),
  'proposal-cards': () => <ProposalCards />,
} satisfies Views
