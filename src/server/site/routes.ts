import type { Routes } from '../http/route.ts'
import { identityOf } from '../identity/identity.ts'
import { countedName } from '../identity/skeleton.ts'
import type { Services } from '../services.ts'
import { issueCaptcha } from './captchas.ts'
import { workSteps } from './proof-of-work-difficulty.ts'
import { siteConfig } from './site-config.ts'

type Names = 'Base/config' | 'Base/captcha' | 'Base/ping'

/** Programs solve a question more easily than a picture. */
const STEPS_OF = { picture: 0, question: 1 } as const

export function siteRoutes(services: Services): Routes<Names> {
  const { db, limits, captcha, instance, sms, mail, wechat, model } = services
  const ways = { sms: sms !== undefined, mail: mail !== undefined, wechat: wechat !== undefined }
  const assistant = model
    ? { label: model.label, thinking: model.thinking, context: model.context, output: model.maxOutput }
    : null
  return {
    'Base/config': { answer: async () => ({ ...(await siteConfig(db)), ways, assistant }) },
    'Base/captcha': {
      limit: 'captchaByAddress',
      async answer({ request: { kind, username }, language, address, now }) {
        const { answer, picture, question } = await captcha(kind, language)
        const name = username === undefined ? undefined : countedName(identityOf(username))
        const steps = STEPS_OF[kind] + (await workSteps(limits, { address, name }))
        return {
          ...(await issueCaptcha(services, answer, steps, now)),
          base64: picture ? `data:image/png;base64,${picture.toString('base64')}` : '',
          question: question ?? '',
        }
      },
    },
    'Base/ping': { answer: ({ now }) => Promise.resolve({ instance, time: now }) },
  }
}
