import { createHash, createHmac } from 'node:crypto'
import { type ProviderServer, type Received, startProviderServer } from './provider-server.ts'

export interface TencentAccount {
  readonly id: string
  readonly secret: string
  readonly app: string
  readonly signName: string
  readonly template: string
}

export interface TencentServer extends ProviderServer {
  /** Messages delivered to phones. */
  readonly sent: readonly { readonly phone: string; readonly code: string }[]
}

interface SendSms {
  readonly PhoneNumberSet?: string[]
  readonly SmsSdkAppId?: string
  readonly SignName?: string
  readonly TemplateId?: string
  readonly TemplateParamSet?: string[]
}

const WINDOW_SECONDS = 5 * 60
const hex = (text: string) => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const refuse = (Code: string) => ({ body: { Response: { Error: { Code, Message: 'refused' }, RequestId: 'R' } } })
const answer = (Code: string, PhoneNumber = '') => ({
  body: { Response: { SendStatusSet: [{ SerialNo: 'S', PhoneNumber, Fee: 1, Code, Message: Code }], RequestId: 'R' } },
})

/** Rebuilds the canonical request from the wire, by the documentation and not by our client. */
function expectedSignature(request: Received, signed: string[], scope: string, secret: string): string {
  const { method, headers, body } = request
  let canonical = `${method}\n/\n\n`
  for (const name of signed) canonical += `${name}:${String(headers[name]).trim().toLowerCase()}\n`
  canonical += `\n${signed.join(';')}\n${hex(body)}`
  const toSign = `TC3-HMAC-SHA256\n${String(headers['x-tc-timestamp'])}\n${scope}\n${hex(canonical)}`
  const [date = '', service = ''] = scope.split('/')
  const key = mac(mac(mac(`TC3${secret}`, date), service), 'tc3_request')
  return mac(key, toSign).toString('hex')
}

/** Tencent Cloud's SMS as documented: SendSms of 2021-01-11, signature v3, valid for five minutes. */
export async function startTencentServer(account: TencentAccount, clock = Date.now): Promise<TencentServer> {
  const sent: { phone: string; code: string }[] = []
  const server = await startProviderServer((request) => {
    const { headers, body } = request
    const [, id, scope = '', names = '', signature] =
      /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
        String(headers.authorization ?? ''),
      ) ?? []
    if (id === undefined) return refuse('AuthFailure.InvalidAuthorization')
    if (id !== account.id) return refuse('AuthFailure.SecretIdNotFound')
    const timestamp = Number(headers['x-tc-timestamp'])
    if (!(Math.abs(clock() / 1000 - timestamp) <= WINDOW_SECONDS)) return refuse('AuthFailure.SignatureExpire')
    const date = new Date(timestamp * 1000).toISOString().slice(0, 10)
    const signed = names.split(';')
    const complete = signed.includes('content-type') && signed.includes('host') && scope === `${date}/sms/tc3_request`
    if (!complete || signature !== expectedSignature(request, signed, scope, account.secret))
      return refuse('AuthFailure.SignatureFailure')
    if (headers['x-tc-action'] !== 'SendSms') return refuse('InvalidAction')
    if (headers['x-tc-version'] !== '2021-01-11') return refuse('NoSuchVersion')
    if (!headers['x-tc-region']) return refuse('MissingParameter')
    const asked = JSON.parse(body) as SendSms
    const [phone = ''] = asked.PhoneNumberSet ?? []
    const [code = ''] = asked.TemplateParamSet ?? []
    if (asked.SmsSdkAppId !== account.app) return refuse('UnauthorizedOperation.SmsSdkAppIdVerifyFail')
    if (asked.SignName !== account.signName) return answer('FailedOperation.SignatureIncorrectOrUnapproved', phone)
    if (asked.TemplateId !== account.template) return answer('FailedOperation.TemplateIncorrectOrUnapproved', phone)
    if (asked.TemplateParamSet?.length !== 1) return answer('InvalidParameterValue.TemplateParameterFormatError', phone)
    if (!/^\+861\d{10}$/.test(phone)) return answer('InvalidParameterValue.IncorrectPhoneNumber', phone)
    sent.push({ phone: phone.slice('+86'.length), code })
    return answer('Ok', phone)
  })
  return { ...server, sent }
}
