import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AliyunServer, startAliyunServer } from '#tests/support/providers/aliyun-server.ts'
import { describeError } from '../log.ts'
import { type AliyunSmsSettings, aliyunSms } from './aliyun-sms.ts'

const account = { id: 'LTAI-test', secret: 'a secret', signName: '算尺 统计', template: 'SMS_1' }
const MINUTE = 60_000
let now = Date.now()
let provider: AliyunServer
let settings: AliyunSmsSettings
beforeAll(async () => {
  provider = await startAliyunServer(account, () => now)
  const { id, secret, signName, template } = account
  settings = { key: { id, secret }, signName, template, url: provider.url }
})
beforeEach(() => {
  now = Date.now()
})
afterAll(() => provider.stop())

const send = (changes: Partial<AliyunSmsSettings> = {}, clock = () => now, phone = '13912345678') =>
  aliyunSms({ ...settings, ...changes }, clock).sendCode(phone, '012345')

test('a code is sent to its phone', async () => {
  await send()
  expect(provider.sent.at(-1)).toEqual({ phone: '13912345678', code: '012345' })
})

test.each<[string, Partial<AliyunSmsSettings>]>([
  ['InvalidAccessKeyId.NotFound', { key: { id: 'LTAI-other', secret: account.secret } }],
  ['SignatureDoesNotMatch', { key: { id: account.id, secret: 'another secret' } }],
  ['isv.SMS_SIGNATURE_ILLEGAL', { signName: '别家' }],
  ['isv.SMS_TEMPLATE_ILLEGAL', { template: 'SMS_2' }],
])('%s is the reason when the account is not right', async (reason, changes) => {
  await expect(send(changes)).rejects.toMatchObject({ name: 'DeliveryError', reason })
})

test('a clock that is off by more than fifteen minutes is reported as the reason', async () => {
  await send({}, () => now - 14 * MINUTE)
  await expect(send({}, () => now - 16 * MINUTE)).rejects.toMatchObject({ reason: 'InvalidTimeStamp.Expired' })
  await expect(send({}, () => now + 16 * MINUTE)).rejects.toMatchObject({ reason: 'InvalidTimeStamp.Expired' })
})

test('[S5] the log of a failure contains neither phone nor code', async () => {
  const failure: unknown = await send({}, () => now, '99912345678').catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'isv.MOBILE_NUMBER_ILLEGAL' })
  expect(JSON.stringify(describeError(failure))).not.toMatch(/99912345678|012345/)
})

test('the provider’s test double accepts no request twice, and none that was modified', async () => {
  await send()
  const { method, target, headers } = provider.requests.at(-1) ?? {}
  const again = async (changed: string, to = target) => {
    const { host: _, connection: __, 'content-length': ___, ...rest } = headers as Record<string, string>
    const nonce = changed === '' ? rest['x-acs-signature-nonce'] : changed
    const init = { method: method ?? '', headers: { ...rest, 'x-acs-signature-nonce': nonce ?? '' } }
    const response = await fetch(`${provider.url}${to}`, init)
    return ((await response.json()) as { Code: string }).Code
  }
  expect(await again('')).toBe('SignatureNonceUsed')
  expect(await again('another-nonce')).toBe('SignatureDoesNotMatch')
  expect(await again('', target?.replace('13912345678', '13912345679'))).toBe('SignatureDoesNotMatch')
})
