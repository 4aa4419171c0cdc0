import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'

type Replies = { readonly [N in keyof Calls]?: ReplyOf<Calls[N]> }

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const replies: Replies = {
  'Base/config': {
    site_title: 'Slipstick',
    web_site_icp: '',
    copyright: '',
    company_qr_code: '',
    help_doc_url: '',
    agreement_id: 1,
    ways: { sms: true, mail: true, wechat: true },
  },
  'Base/captcha': { key: 'k', base64: dot, question: '' },
  'Chat/instructions': { version: 1, prompt: 'You are the assistant.', tools: '[{ "name": "search_help" }]' },
  'Feedback/index': {
    data: [
      {
        id: '01900000-0000-7000-8000-000000000002',
        content: 'The table is too wide',
        images: 2,
        time: 1_764_000_000,
        state: 'sent',
        answer: '',
        answer_time: null,
      },
      {
        id: '01900000-0000-7000-8000-000000000001',
        content: 'The curve is missing',
        images: 0,
        time: 1_763_000_000,
        state: 'answered',
        answer: 'Mended today',
        answer_time: 1_763_500_000,
      },
    ],
    total: 2,
    page: 1,
    limit: 10,
  },
  'User/sessions': {
    data: [
      { id: '1', device: 'Chrome, Windows', created: 1_760_000_000, last_used: 1_764_000_000, current: true },
      { id: '2', device: 'Safari, iPhone', created: 1_750_000_000, last_used: 1_763_000_000, current: false },
    ],
  },
}

/** Calls are answered in the page, which has no server: those without a prepared reply are not found, and syncing waits for ever. */
export function answerCalls(): void {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return real(input, init)
    if (pathname.startsWith('/api/Sync/')) return new Promise(() => undefined)
    const data = (replies as Readonly<Record<string, unknown>>)[pathname.slice('/api/'.length)]
    const said = data === undefined ? { status: 404, msg: 'not found', code: 'not-found' } : { status: 200, msg: 'ok' }
    return Response.json({ ...said, data: data ?? null, request_id: 'parts-page' })
  }
}
