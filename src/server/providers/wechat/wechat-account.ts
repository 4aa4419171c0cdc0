import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { askProvider } from '../ask-provider.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { OfficialAccount, OfficialAccountSettings } from '../wechat.ts'
import { accessTokens } from './access-token.ts'

/** The access token is invalid, outdated, or expired. */
const TOKEN_REFUSED = new Set([40001, 40014, 42001])

const opened = z.object({ url: z.string().min(1) })
const failed = z.object({ errcode: z.number().refine((code) => code !== 0) })

/**
 * The official account through WeChat's API.
 * https://developers.weixin.qq.com/doc/service/api/qrcode/qrcodes/api_createqrcode
 */
export function wechatAccount(settings: OfficialAccountSettings, db: Db, clock: () => number): OfficialAccount {
  const tokens = accessTokens(settings, db, clock)
  const create = (token: string, scene: string, lifeSeconds: number) => {
    const address = new URL('/cgi-bin/qrcode/create', settings.url)
    address.searchParams.set('access_token', token)
    const body = {
      expire_seconds: lifeSeconds,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: scene } },
    }
    return askProvider(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  return {
    async openScene(scene, lifeSeconds) {
      const token = await tokens.current()
      let reply = await create(token, scene, lifeSeconds)
      if (TOKEN_REFUSED.has(failed.safeParse(reply).data?.errcode ?? 0))
        reply = await create(await tokens.renew(token), scene, lifeSeconds)
      const no = failed.safeParse(reply)
      if (no.success) throw new DeliveryError(`wechat-${no.data.errcode}`)
      const answer = opened.safeParse(reply)
      if (!answer.success) throw new DeliveryError('not-understood')
      return answer.data.url
    },
  }
}
