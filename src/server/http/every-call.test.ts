import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls/index.ts'
import { partsOf } from '#tests/support/query-calls.ts'
import { headersOf, startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
})
afterAll(() => server.stop())

const ID = '01900000-0000-7000-8000-000000000001'
const PHONE = '13800138000'
const EMAIL = 'anna@example.org'
const CAPTCHA = { key: '', code: 'abcd' }
const CODE = { verify_id: ID, verify: '123456' }
const NEW = { password: '123456', agreement_id: 2, device: '' }
const RATING = {
  plot_id: 'histogram',
  version: 1,
  aesthetics: 5,
  richfont: 4,
  param_freedom: 3,
  general_param_freedom: 2,
  other_param_freedom: 1,
  overall: 0,
}
const TITLE = { type: 'company', name: 'A', tax_no: '91350100M000100Y43', email: EMAIL }
/** For each call an invalid request and the faulty field; null if any object is valid. Add new calls here. */
const invalid: Readonly<Record<CallName, readonly [request: unknown, field: string] | null>> = {
  'Base/config': null,
  'Tool/index': null,
  'Plot/index': [{ label_ids: ['no label'] }, 'label_ids.0'],
  'Plot/detail': [{}, 'plot_id'],
  'Plottype/index': null,
  'Labels/index': null,
  'Plotparams/index': [{ plot_id: 7 }, 'plot_id'],
  'Plotcollect/index': [{ limit: 11 }, 'limit'],
  'Plotcollect/add': [{}, 'plot_id'],
  'Plotfeedback/add': [{ ...RATING, overall: 6 }, 'overall'],
  'Plotcollect/delete': [{ plot_id: 'Two words' }, 'plot_id'],
  'Plotrecord/index': [{ project: 'x' }, 'project'],
  'Plotrecord/detail': [{ id: 7 }, 'id'],
  'Plotrecord/office': [{ ids: [] }, 'ids'],
  'user/office': [{ id: 7 }, 'id'],
  'Plotrecord/add': [{ dataset: ID, plot_id: 'forest', title: '' }, 'title'],
  'Plotrecord/delete': [{}, 'id'],
  'Plotrecord/upload': [{ project: 'x' }, 'project'],
  'Plotrecord/getDownloadKey': [{ ids: [] }, 'ids'],
  'Plotrecord/download': [{ key: 'x'.repeat(201) }, 'key'],
  'Plotrecord/loadProjectData': [{ project: ID }, 'dataset'],
  'Plotfilesvar/index': [{}, 'record'],
  'Plotfilesvar/update': [{ record: ID, column: 'c1', label: 7 }, 'label'],
  'Plotfilesvar/updateFirstType': [{ record: ID, column: 'c1', type: 'count' }, 'type'],
  'Plotfilesvar/updateSecondType': [{ record: ID, column: 'c1', type: 5 }, 'type'],
  'Plotrecord/loadDemoData': [{}, 'plot_id'],
  'Plotrecord/downloadDemoData': [{ plot_id: 'forest', format: 'sav' }, 'format'],
  'Base/captcha': [{ kind: 'riddle' }, 'kind'],
  'Base/ping': null,
  'User/register': [{ ...NEW, username: 'a', captcha: CAPTCHA }, 'username'],
  'User/registerEmail': [{ ...NEW, ...CODE, email: 'nobody' }, 'email'],
  'User/officialRegister': [{ ...NEW, ...CODE, openid: '', username: '12800000000' }, 'username'],
  'User/officialRegisterEmail': [{ ...NEW, ...CODE, openid: '', email: 'a b@c.d' }, 'email'],
  'User/login': [{ username: 'anna', password: '', device: '' }, 'password'],
  'User/smslogin': [{ ...CODE, username: PHONE, verify: '12345', device: '' }, 'verify'],
  'User/emaillogin': [{ ...CODE, email: EMAIL, verify_id: '1', device: '' }, 'verify_id'],
  'Chat/instructions': [{ locale: 'fr', tools: 0 }, 'locale'],
  'Chat/stream': [{ message: ID, attempt: 1, locale: 'zh', tools: 0, messages: [] }, 'messages'],
  'User/officialLogin': [{ openid: 7, device: '' }, 'openid'],
  'User/ownerLogin': [{ key: 7, device: '' }, 'key'],
  'User/replaceSession': [{ ticket: '', session: 'x', device: '' }, 'session'],
  'User/findPwd': [{ ...CODE, username: '1380013800' }, 'username'],
  'User/findPwdEmail': [{ ...CODE, email: '@' }, 'email'],
  'User/resetPwd': [{ key: '', password: '12345' }, 'password'],
  'User/checkphone': [{ username: '23800138000' }, 'username'],
  'User/checkemail': [{ email: 'x' }, 'email'],
  'User/sendSms': [{ username: PHONE, purpose: 'fun', captcha: CAPTCHA }, 'purpose'],
  'User/sendEmail': [{ email: EMAIL, purpose: 'register', captcha: CAPTCHA }, 'purpose'],
  'User/sendRegEmail': [{ email: EMAIL }, 'captcha'],
  'User/authSendSms': [{ purpose: 'phone', captcha: { key: '', code: 'abc' } }, 'captcha.code'],
  'User/authSmsVerify': [{ ...CODE, purpose: 'phone', verify: 'abcdef' }, 'verify'],
  'User/authPassword': [{ purpose: 'phone', password: '' }, 'password'],
  'User/detail': null,
  'User/agree': [{ agreement_id: 'newest' }, 'agreement_id'],
  'User/updatefield': [{ field: 'balance', value: '1' }, 'field'],
  'User/bindPhone': [{ ...CODE, key: '', username: '' }, 'username'],
  'User/changephone': [{ ...CODE, username: PHONE }, 'key'],
  'User/bindEmail': [{ ...CODE, email: `${'a'.repeat(100)}@b.c` }, 'email'],
  'User/sence': [{ type: 'look' }, 'type'],
  'User/officialBind': [{}, 'openid'],
  'User/officialUnbind': [{}, 'key'],
  'User/sessions': null,
  'User/endSessions': [{ id: 'x' }, 'id'],
  'User/export': null,
  'User/close': [{}, 'key'],
  'User/reopen': null,
  'User/logout': null,
  'Notice/index': [{ position: 3 }, 'position'],
  'Notice/detail': [{ id: '1' }, 'id'],
  'Notice/read': [{ position: 1, ids: ['1'] }, 'ids.0'],
  'Tutorial/index': [{ limit: 25 }, 'limit'],
  'Upload/upload': null,
  'Feedback/add': [{ content: '  ' }, 'content'],
  'Feedback/index': [{ limit: 15 }, 'limit'],
  'Dataset/uploadStart': [{ project: ID, sha256: 'abc', size: 1 }, 'sha256'],
  'Dataset/uploadChunk': [{ upload: ID, offset: -1 }, 'offset'],
  'Dataset/uploadFinish': [{}, 'upload'],
  'Dataset/source': [{ project: ID, sha256: 'x'.repeat(64) }, 'sha256'],
  'Share/add': [{ days: 366 }, 'days'],
  'Share/index': [{ limit: 15 }, 'limit'],
  'Share/revoke': [{}, 'id'],
  'Order/add': [{ product: { kind: 'recharge', yuan: 0 }, price: 0 }, 'product.yuan'],
  'Order/detail': [{}, 'order'],
  'Order/index': [{ limit: 11 }, 'limit'],
  'Order/pay': [{ order: ID, payment: ID, channel: 'cash' }, 'channel'],
  'Order/sync': [{ order: 7 }, 'order'],
  'Order/close': [{ order: 'x' }, 'order'],
  'Refund/check': [{}, 'order'],
  'Refund/add': [{ order: ID, amount: '1' }, 'amount'],
  'Refund/index': [{ page: 0 }, 'page'],
  'Invoicing/candidates': [{ limit: 15 }, 'limit'],
  'Invoicing/add': [{ payments: [], amount: 1, title: ID, kind: 'ordinary' }, 'payments'],
  'Invoicing/index': [{ state: 'lost' }, 'state'],
  'Invoicing/detail': [{}, 'id'],
  'Invoicing/cancel': [{ id: 7 }, 'id'],
  'Invoicing/reissue': [{ id: ID, reason: 'mood', title: ID, kind: 'ordinary' }, 'reason'],
  'Invoicing/file': [{ invoice: ID, file: 'x' }, 'file'],
  'Storage/index': null,
  'Storage/apply': [{ gib: 0, reason: 'x' }, 'gib'],
  'Wallet/detail': null,
  'Wallet/runningWater': [{ month: '2026-13' }, 'month'],
  'Offer/index': null,
  'Member/index': null,
  'Member/rechargeRecord': [{ limit: 15 }, 'limit'],
  'Member/notices': [{ on: 1 }, 'on'],
  'Promo/check': [{ code: '' }, 'code'],
  'Promo/use': [{ code: 'x'.repeat(61) }, 'code'],
  'Active/use': [{ code: 7 }, 'code'],
  'Active/index': [{ page: 0 }, 'page'],
  'Tokens/detail': null,
  'Tokens/index': [{ month: '2026-00' }, 'month'],
  'Rise/index': null,
  'Rise/add': [{ ...TITLE, tax_no: '' }, 'tax_no'],
  'Rise/update': [{ ...TITLE, id: ID, phone: '12' }, 'phone'],
  'Rise/delete': [{}, 'id'],
  'Rise/setDefault': [{ id: 7 }, 'id'],
  'Downloadpc/getnode': null,
  'Pcdownloadlog/add': [{ platform: 'linux', arch: 'x86', version: '1.0.0' }, 'arch'],
  'Share/open': [{ id: 'x' }, 'id'],
  'Project/index': [{ page: 0 }, 'page'],
  'Project/detail': [{ id: 7 }, 'id'],
  'Project/add': [{ name: 'two words' }, 'name'],
  'Project/update': [{ id: ID, storage: 'paper' }, 'storage'],
  'Project/delete': [{}, 'id'],
  'Dataset/index': [{ project: 'x' }, 'project'],
  'Dataset/detail': [{ id: null }, 'id'],
  'Dataset/rename': [{ id: ID, name: '' }, 'name'],
  'Dataset/delete': [{ id: [] }, 'id'],
  'V2analysis/index': [{ data_id: ID, limit: 15 }, 'limit'],
  'V2analysis/rename': [{ id: ID, title: 'x'.repeat(201) }, 'title'],
  'V2analysis/deleteAllByDataId': [{}, 'data_id'],
  'V2analysis/downloadAllByDataId': [{ data_id: 'all' }, 'data_id'],
  'Sync/push': [{ protocol: 1, mutations: [] }, 'mutations'],
  'Push/ticket': null,
  'Sync/pull': [{ protocol: 1, cursor: null, limit: 0 }, 'limit'],
}
const names = Object.keys(invalid) as CallName[]

async function send(name: CallName, request: unknown, token?: string) {
  const { path, type, body } = partsOf(name, request)
  const headers = { ...headersOf(name, { ...(token && { token }) }), 'Content-Type': type }
  const response = await server.fetch(path, { method: 'POST', headers, body })
  return {
    http: response.status,
    ...((await response.json()) as { status: number; code: string; params: unknown; data: unknown }),
  }
}

test('every call of the contract is in this table', () => {
  expect(names.sort()).toEqual(Object.keys(calls).sort())
})

test.each(names.filter((name) => calls[name].auth === 'token'))(
  '%s without a session is answered with 431',
  async (name) => {
    const request = invalid[name]?.[0] ?? {}
    expect(await send(name, request)).toMatchObject({ http: 200, status: 431, code: 'unauthenticated', data: null })
  },
)

test.each(names.filter((name) => calls[name].auth !== 'open'))(
  '%s with an unknown token is answered with 431',
  async (name) => {
    const request = invalid[name]?.[0] ?? {}
    const stranger = `${user.token.slice(0, -1)}${user.token.endsWith('A') ? 'B' : 'A'}`
    for (const token of [stranger, 'nonsense']) {
      expect(await send(name, request, token)).toMatchObject({ http: 200, status: 431, code: 'session-expired' })
    }
  },
)

test.each(names.filter((name) => invalid[name] !== null))(
  '%s names the field of a request that does not fit',
  async (name) => {
    const [request, field] = invalid[name] ?? []
    expect(await send(name, request, user.token)).toMatchObject({
      http: 200,
      status: 422,
      code: 'invalid-request',
      params: { fields: [field] },
      data: null,
    })
  },
)

test.each(names.filter((name) => calls[name].effect === 'write'))(
  '[Q3] %s needs an idempotency key, and a UUID',
  async (name) => {
    const request = (invalid[name]?.[0] ?? {}) as never
    expect(await server.call(name, request, { token: user.token, key: null })).toMatchObject({
      status: 422,
      code: 'key-required',
    })
    expect(await server.call(name, request, { token: user.token, key: 'again' })).toMatchObject({
      status: 422,
      code: 'invalid-request',
      params: { fields: ['Idempotency-Key'] },
    })
  },
)
