import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { askProvider } from '../ask-provider.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { OfficialAccountSettings } from '../wechat.ts'
import { findToken, keepToken } from './store.ts'

export interface AccessTokens {
  current(): Promise<string>
  /** Replaces a token that WeChat refused. */
  renew(refused: string): Promise<string>
}

/** WeChat issues the next token this long before the current one expires, and accepts both meanwhile. */
const BEFORE_END_MS = 5 * 60_000

const given = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const refused = z.object({ errcode: z.number() })

/**
 * The account's access token, shared by all processes. It comes from `stable_token`, which returns the same token to every caller, so that
 * concurrent processes do not invalidate each other's.
 * https://developers.weixin.qq.com/doc/service/api/base/api_getstableaccesstoken
 */
export function accessTokens(
  { appId, appSecret, url }: OfficialAccountSettings,
  db: Db,
  clock: () => number,
): AccessTokens {
  const ask = async (force: boolean): Promise<string> => {
    const body = { grant_type: 'client_credential', appid: appId, secret: appSecret, force_refresh: force }
    const reply = await askProvider(new URL('/cgi-bin/stable_token', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = given.safeParse(reply)
    if (!answer.success) {
      const no = refused.safeParse(reply)
      throw new DeliveryError(no.success ? `wechat-${no.data.errcode}` : 'not-understood')
    }
    const { access_token: token, expires_in: seconds } = answer.data
    await keepToken(db, { app: appId, token, expires_at: clock() + seconds * 1000 })
    return token
  }
  const kept = async () => {
    const found = await findToken(db, appId)
    return found && found.expires_at - BEFORE_END_MS > clock() ? found.token : undefined
  }
  return {
    current: async () => (await kept()) ?? ask(false),
    async renew(token) {
      const other = await kept()
      if (other !== undefined && other !== token) return other
      const next = await ask(false)
      return next === token ? ask(true) : next
    },
  }
}
