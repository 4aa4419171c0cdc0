import { mark } from '#app/assistant/attached/attachment.ts'
import { noChoice, type Offer } from '#app/assistant/attached/offer.ts'
import { AttachDialog } from '#app/features/assistant/attach-dialog.tsx'
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
  ids: ['m1', 'm2', ''],
  left: 0,
  tokens: 64,
  room: 4000,
} as const

const result = {
  kind: 'result',
  entry: 't-test-independent',
  tables: [
    { id: '0:groups', title: `Groups: ${mark(0)}`, head: ['Group', 'n'], rows: [[mark(1), '12']] },
    { id: '1:tests', title: 'Tests', head: ['Test', 'P'], rows: [['Welch', '0.032']] },
  ],
  notices: [],
  checks: [],
  reading: [],
  refs: [{ variable: 'c1' }, { variable: 'c2', level: 1, label: 'control' }],
} as const

const offer: Offer = {
  project: '01900000-0000-7000-8000-000000000001',
  dataset: '01900000-0000-7000-8000-000000000002',
  name: 'Ward 3',
  rows: 228,
  variables: [
    { id: 'c1', name: 'sbp', label: 'Systolic pressure', measure: 'continuous', type: 'number' },
    { id: 'c2', name: '王小明', label: '', measure: 'nominal', type: 'number' },
  ],
  names: { c1: 'sbp', c2: '王小明' },
  question: { kind: 'question', of: 'analysis', entry: 't-test-independent', options: {}, refs: [] },
  result: { smallCounts: 2, hidden: result, shown: result },
  page: '/dataAnalysis/show',
}

export const assistant = {
  'chat-preview': () => (
    <PreviewDialog
      outgoing={outgoing}
      isAlone={false}
      onAlone={nothing}
      leftOut={1}
      onLeaveOut={nothing}
      onTakeIn={nothing}
      maySend
      onSend={nothing}
      onClose={nothing}
    />
  ),
  'chat-attach': () => (
    <AttachDialog
      offer={offer}
      choice={{ ...noChoice, names: ['c1'], size: 'rounded', tables: ['0:groups'], hidesNames: true }}
      onChoose={nothing}
      onClose={nothing}
    />
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
