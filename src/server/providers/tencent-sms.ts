import { z } from 'zod'
import { askProvider } from './ask-provider.ts'
import type { CloudKey } from './cloud-key.ts'
import { DeliveryError, reasonOf } from './delivery-error.ts'
import type { Sms } from './sms.ts'
import { signTc3 } from './tc3.ts'

export interface TencentSmsSettings {
  readonly key: CloudKey
  /** SmsSdkAppId in the console. */
  readonly app: string
  readonly signName: string
  /** The id of a template with one parameter, {1}. */
  readonly template: string
  readonly region: string
  /** Origin of the service. */
  readonly url: string
}

const sent = z.object({ SendStatusSet: z.tuple([z.object({ Code: z.string() })]) })
const refused = z.object({ Error: z.object({ Code: z.string() }) })
const reply = z.object({ Response: z.union([refused, sent]) })

/** Tencent Cloud's SMS, SendSms of 2021-01-11. */
export function tencentSms(settings: TencentSmsSettings, clock: () => number): Sms {
  const { key, app, signName, template, region, url } = settings
  return {
    async sendCode(phone, code) {
      const address = new URL('/', url)
      const timestamp = Math.floor(clock() / 1000)
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: app,
        SignName: signName,
        TemplateId: template,
        TemplateParamSet: [code],
      })
      const signed = {
        'content-type': 'application/json; charset=utf-8',
        host: address.host,
        'x-tc-action': 'SendSms',
      }
      const headers = {
        ...signed,
        'x-tc-version': '2021-01-11',
        'x-tc-region': region,
        'x-tc-timestamp': String(timestamp),
        authorization: signTc3({ service: 'sms', headers: signed, body }, key, timestamp),
      }
      const answer = reply.safeParse(await askProvider(address, { method: 'POST', headers, body }))
      if (!answer.success) throw new DeliveryError('not-understood')
      const { Response: result } = answer.data
      const outcome = 'Error' in result ? result.Error.Code : result.SendStatusSet[0].Code
      if (outcome !== 'Ok') throw new DeliveryError(reasonOf(outcome))
    },
  }
}
