import { afterEach, expect, test, vi } from 'vitest'
import { type Answered, type ProviderServer, startProviderServer } from '#tests/support/providers/provider-server.ts'
import { askProvider } from './ask-provider.ts'
import { reasonOf } from './delivery-error.ts'

let provider: ProviderServer | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await provider?.stop()
  provider = undefined
})

async function ask(answer: Answered | 'never'): Promise<unknown> {
  provider = await startProviderServer(() => answer)
  return askProvider(new URL(provider.url), { method: 'POST', body: 'x' })
}

test('the JSON of an error is returned too', async () => {
  expect(await ask({ status: 403, body: { Code: 'Forbidden' } })).toEqual({ Code: 'Forbidden' })
})

test.each<[string, Answered]>([
  ['http-502', { status: 502, body: '<html>Bad gateway</html>' }],
  ['http-302', { status: 302, body: '' }],
  ['reply-too-large', { body: 'x'.repeat(300_000) }],
])('%s is the reason where no JSON comes back', async (reason, answer) => {
  await expect(ask(answer)).rejects.toMatchObject({ name: 'DeliveryError', reason })
})

test('a provider that does not answer in time is reported as the reason', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const soon = AbortSignal.timeout(50)
  limit.mockReturnValueOnce(soon)
  await expect(ask('never')).rejects.toMatchObject({ reason: 'timeout' })
  expect(limit).toHaveBeenLastCalledWith(10_000)
})

test('an unreachable provider is reported as the reason', async () => {
  const gone = await startProviderServer(() => ({ body: {} }))
  await gone.stop()
  await expect(askProvider(new URL(gone.url), {})).rejects.toMatchObject({ reason: 'unreachable-ECONNREFUSED' })
})

test.each(['sent to 13912345678', 'isv.13912345678', 42, undefined, 'x'.repeat(81), ''])(
  'what is no code is not passed on: %o',
  (code) => {
    expect(reasonOf(code)).toBe('unknown')
  },
)
