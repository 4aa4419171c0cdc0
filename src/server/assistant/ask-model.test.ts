import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, type Script, startModelServer } from '#tests/support/model-server.ts'
import { askModel, MODEL_TIMEOUTS, type ModelTimeouts, type Part } from './ask-model.ts'
import { ModelError } from './model-error.ts'
import type { ModelSettings } from './settings.ts'
import { toolTexts } from './tool-list.ts'

let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())

const QUESTION = { prompt: 'Be short.', messages: [{ role: 'user', content: '两组怎么比较？' }], tools: [] } as const

async function ask(
  script: Script,
  {
    cut,
    timeouts = MODEL_TIMEOUTS,
    ...settings
  }: Partial<ModelSettings> & { cut?: number; timeouts?: ModelTimeouts } = {},
): Promise<Part[]> {
  model.answer(script, cut)
  const parts: Part[] = []
  for await (const part of askModel(model.settings(settings), QUESTION, new AbortController().signal, timeouts))
    parts.push(part)
  return parts
}
const textOf = (parts: readonly Part[]) => parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
const failure = (script: Script, settings = {}) =>
  ask(script, settings).then(
    () => undefined,
    (error: unknown) => (error instanceof ModelError ? { code: error.code, reason: error.reason } : error),
  )

test('an answer in pieces of every size, with comments, CRLF and signs cut in the middle, is the same answer', async () => {
  const script: Script = async (reply) => {
    await reply.raw(': keep-alive\r\n\r\n')
    await reply.chunk({ delta: { role: 'assistant', content: null } })
    await reply.text('两组比较用 t 检验 😀')
    await reply.raw(`data: {"choices":[{"index":0,"delta":{"content":"，偏态时用秩和检验。"}}]}\r\n\r\n`)
    await reply.end('stop', { prompt_tokens: 40, completion_tokens: 17 })
  }
  for (const cut of [1, 2, 3, 7, 50, 1 << 20]) {
    const parts = await ask(script, { cut })
    expect(textOf(parts)).toBe('两组比较用 t 检验 😀，偏态时用秩和检验。')
    expect(parts[0]).toEqual({ kind: 'open' })
    expect(parts.slice(-2)).toEqual([
      { kind: 'usage', input: 40, output: 17 },
      { kind: 'end', finish: 'stop' },
    ])
  }
})

test('the request is what the protocol says, with the key and the tools; nothing else is in it', async () => {
  model.answer(async (reply) => reply.end())
  const calls = [{ id: 'a', name: 'which_test', arguments: '{"goal":"compare"}' }]
  const messages = [
    { role: 'user', content: 'Q' },
    { role: 'assistant', content: '', tool_calls: calls },
    { role: 'tool', tool_call_id: 'a', content: '{}' },
  ] as const
  const asked = { prompt: 'P', messages: [...messages], tools: toolTexts }
  for await (const _ of askModel(model.settings(), asked, new AbortController().signal));
  const { body, headers } = model.requests.at(-1) ?? {}
  expect(headers?.authorization).toBe('Bearer sk-test-secret')
  expect(body).toEqual({
    model: 'test-model',
    messages: [
      { role: 'system', content: 'P' },
      { role: 'user', content: 'Q' },
      {
        role: 'assistant',
        content: '',
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'which_test', arguments: '{"goal":"compare"}' } }],
      },
      { role: 'tool', tool_call_id: 'a', content: '{}' },
    ],
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.2,
    max_tokens: 2048,
    tools: toolTexts.map((tool) => ({ type: 'function', function: tool })),
    tool_choice: 'auto',
  })
  for (const { parameters } of toolTexts)
    expect(parameters).toMatchObject({ type: 'object', additionalProperties: false })
})

const called = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === 'tool' ? [part.call] : []))

test('calls of tools are put together from interleaved pieces', async () => {
  const parts = await ask(async (reply) => {
    const piece = (index: number, given: string, more = {}) =>
      reply.chunk({ delta: { tool_calls: [{ index, ...more, function: { arguments: given, ...more } }] } })
    await piece(0, '{"te', { id: 'x', name: 'search_help' })
    await piece(1, '{"goal"', { id: 'y', name: 'which_test' })
    await piece(0, 'xt":"ROC"}')
    await piece(1, ':"predict"}')
    await reply.end('tool_calls')
  })
  expect(called(parts)).toEqual([
    { id: 'x', name: 'search_help', arguments: '{"text":"ROC"}' },
    { id: 'y', name: 'which_test', arguments: '{"goal":"predict"}' },
  ])
  expect(parts.at(-1)).toEqual({ kind: 'end', finish: 'tool' })
})

test.each([
  [
    'whole calls in one chunk without index',
    [
      { id: 'a', function: { name: 'f', arguments: '{}' } },
      { id: 'b', function: { name: 'g', arguments: '{"k":1}' } },
    ],
    ['a', 'b'],
  ],
  [
    'without id',
    [
      { index: 0, function: { name: 'f', arguments: '{}' } },
      { index: 1, function: { name: 'g', arguments: '{"k":1}' } },
    ],
    ['call_0', 'call_1'],
  ],
  [
    'without index and id',
    [{ function: { name: 'f', arguments: '{}' } }, { function: { name: 'g', arguments: '{"k":1}' } }],
    ['call_0', 'call_1'],
  ],
  [
    'arguments as an object',
    [
      { index: 0, id: 'a', function: { name: 'f' } },
      { index: 1, id: 'b', function: { name: 'g', arguments: { k: 1 } } },
    ],
    ['a', 'b'],
  ],
])('calls of tools: %s', async (_, pieces, ids) => {
  // "stop" where "tool_calls" is due, as some servers write
  const parts = await ask(async (reply) => {
    await reply.chunk({ delta: { tool_calls: pieces } })
    await reply.end('stop')
  })
  expect(called(parts)).toEqual([
    { id: ids[0], name: 'f', arguments: '{}' },
    { id: ids[1], name: 'g', arguments: '{"k":1}' },
  ])
  expect(parts.at(-1)).toEqual({ kind: 'end', finish: 'tool' })
})

test('a server that does not stream, and one that does not end its last event', async () => {
  const whole = await ask((reply) =>
    reply.whole({ role: 'assistant', content: 'All at once.' }, { prompt_tokens: 9, completion_tokens: 4 }),
  )
  expect(whole).toEqual([
    { kind: 'open' },
    { kind: 'text', text: 'All at once.' },
    { kind: 'usage', input: 9, output: 4 },
    { kind: 'end', finish: 'stop' },
  ])
  const unended = await ask(async (reply) => {
    await reply.text('Hello')
    await reply.raw('data: {"choices":[{"index":0,"delta":{"content":"!"},"finish_reason":"length"}]}')
    reply.leave()
  })
  expect(textOf(unended)).toBe('Hello!')
  expect(unended.at(-1)).toEqual({ kind: 'end', finish: 'length' })
})

test('a count of tokens below zero is none: the estimate is charged', async () => {
  const parts = await ask((reply) => reply.end('stop', { prompt_tokens: 5, completion_tokens: -1000 }))
  expect(parts).toEqual([{ kind: 'open' }, { kind: 'end', finish: 'stop' }])
})

test('what a model thinks comes apart from its answer, and only where the operator wants it', async () => {
  const script: Script = async (reply) => {
    await reply.chunk({ delta: { reasoning_content: 'Hm.', content: null } })
    await reply.text('Yes.')
    await reply.end()
  }
  expect(await ask(script, { thinking: true })).toContainEqual({ kind: 'thinking', text: 'Hm.' })
  expect((await ask(script)).map(({ kind }) => kind)).toEqual(['open', 'text', 'end'])
})

test.each([
  [401, {}, 'assistant-unavailable'],
  [402, {}, 'assistant-unavailable'],
  [404, { code: 'model_not_found' }, 'assistant-unavailable'],
  [429, {}, 'assistant-busy'],
  [503, {}, 'assistant-busy'],
  [529, {}, 'assistant-busy'],
  [400, { code: 'context_length_exceeded' }, 'assistant-too-long'],
  [400, { message: "This model's maximum context length is 4096 tokens" }, 'assistant-too-long'],
  [400, { code: 'content_filter' }, 'assistant-refused'],
  [400, { code: 'data_inspection_failed' }, 'assistant-refused'],
  [302, {}, 'assistant-unavailable'],
])('a refusal with HTTP status %i %o is %s', async (status, error, code) => {
  expect(await failure((reply) => reply.refuse(status, error))).toEqual({ code, reason: `http-${status}` })
})

test.each<[string, Script, string, string]>([
  ['a page in place of JSON', (reply) => reply.refuse(500, '<html>secret</html>'), 'assistant-busy', 'http-500'],
  [
    'an error in mid-stream',
    async (reply) => {
      await reply.text('Half')
      await reply.raw('data: {"error":{"code":"rate_limit","message":"your words"}}\n\n')
    },
    'assistant-busy',
    'http-500',
  ],
  ['no JSON in mid-stream', (reply) => reply.raw('data: {"choi\n\n'), 'assistant-unavailable', 'no-json'],
  [
    'an end that is none',
    (reply) => reply.end('insufficient_system_resource'),
    'assistant-busy',
    'insufficient_system_resource',
  ],
  [
    'a connection that breaks',
    async (reply) => {
      await reply.text('Half')
      reply.break()
    },
    'assistant-unavailable',
    'unreachable-UND_ERR_SOCKET',
  ],
])('%s is an error without its words', async (_, script, code, reason) => {
  expect(await failure(script)).toEqual({ code, reason })
})

test('a silent server is left: before its first byte, and between two', async () => {
  const timeouts = { first: 60, between: 60, whole: 10_000 }
  const late = { code: 'assistant-unavailable', reason: 'timeout' }
  expect(await failure(() => undefined, { timeouts })).toEqual(late)
  expect(await failure((reply) => reply.text('Half'), { timeouts })).toEqual(late)
  expect(
    await failure(
      async (reply) => {
        for (let i = 0; i < 50 && reply.isOpen; i += 1) {
          await reply.text('.')
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      },
      { timeouts: { ...timeouts, whole: 200 } },
    ),
  ).toEqual(late)
})

test('an answer without an end is cut off, and an endless one is left', async () => {
  expect(
    await failure(async (reply) => {
      await reply.text('x'.repeat(1 << 20))
      for (let i = 0; i < 20 && reply.isOpen; i += 1) await reply.text('x'.repeat(1 << 20))
    }),
  ).toEqual({ code: 'assistant-unavailable', reason: 'answer-too-large' })
})
