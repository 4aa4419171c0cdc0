import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTencentServer, type TencentServer } from '#tests/support/providers/tencent-server.ts'
import { describeError } from '../log.ts'
import { type TencentSmsSettings, tencentSms } from './tencent-sms.ts'

const account = { id: 'AKID-test', secret: 'a secret', app: '1400006666', signName: '算尺', template: '1110' }
const MINUTE = 60_000
let now = Date.now()
let provider: TencentServer
let settings: TencentSmsSettings
beforeAll(async () => {
  provider = await startTencentServer(account, () => now)
  const { id, secret, app, signName, template } = account
  settings = { key: { id, secret }, app, signName, template, region: 'ap-guangzhou', url: provider.url }
})
beforeEach(() => {
  now = Date.now()
})
afterAll(() => provider.stop())

const send = (changes: Partial<TencentSmsSettings> = {}, clock = () => now, phone = '13912345678') =>
  tencentSms({ ...settings, ...changes }, clock).sendCode(phone, '012345')

test('a code is sent to its phone', async () => {
  await send()
  expect(provider.sent.at(-1)).toEqual({ phone: '13912345678', code: '012345' })
})

test.each<[string, Partial<TencentSmsSettings>]>([
  ['AuthFailure.SecretIdNotFound', { key: { id: 'AKID-other', secret: account.secret } }],
  ['AuthFailure.SignatureFailure', { key: { id: account.id, secret: 'another secret' } }],
  ['UnauthorizedOperation.SmsSdkAppIdVerifyFail', { app: '1' }],
  ['FailedOperation.SignatureIncorrectOrUnapproved', { signName: '别家' }],
  ['FailedOperation.TemplateIncorrectOrUnapproved', { template: '2' }],
])('%s is the reason when the account is not right', async (reason, changes) => {
  await expect(send(changes)).rejects.toMatchObject({ name: 'DeliveryError', reason })
})

test('a clock that is off by more than five minutes is reported as the reason', async () => {
  await send({}, () => now - 4 * MINUTE)
  await expect(send({}, () => now - 6 * MINUTE)).rejects.toMatchObject({ reason: 'AuthFailure.SignatureExpire' })
  await expect(send({}, () => now + 6 * MINUTE)).rejects.toMatchObject({ reason: 'AuthFailure.SignatureExpire' })
})

test('[S5] the log of a failure contains neither phone nor code', async () => {
  const failure: unknown = await send({}, () => now, '99912345678').catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'InvalidParameterValue.IncorrectPhoneNumber' })
  expect(JSON.stringify(describeError(failure))).not.toMatch(/99912345678|012345/)
})

test('the provider’s test double accepts no request after five minutes, and none that was modified', async () => {
  await send()
  const { headers, body = '' } = provider.requests.at(-1) ?? {}
  const again = async (changed: string) => {
    const { host: _, connection: __, 'content-length': ___, ...rest } = headers as Record<string, string>
    const response = await fetch(provider.url, { method: 'POST', headers: rest, body: changed })
    return ((await response.json()) as { Response: { Error?: { Code: string } } }).Response.Error?.Code
  }
  expect(await again(body.replace('13912345678', '13912345679'))).toBe('AuthFailure.SignatureFailure')
  now += 6 * MINUTE
  expect(await again(body)).toBe('AuthFailure.SignatureExpire')
})
