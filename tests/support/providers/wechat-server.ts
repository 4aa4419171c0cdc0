import { type ProviderServer, startProviderServer } from './provider-server.ts'

export interface WechatServer extends ProviderServer {
  /** How often a token was requested, and how often with force. */
  readonly asked: { tokens: number; forced: number }
  /** Created codes with their scenes. */
  readonly codes: readonly { readonly scene: string; readonly url: string; readonly seconds: number }[]
  /** Invalidates the newest token; only a forced request gets another one. */
  forgetToken(): void
  /** Replaces the token, as another client of the account would. */
  replaceToken(): void
}

const TOKEN_SECONDS = 7200
const no = (errcode: number, errmsg: string) => ({ body: { errcode, errmsg } })

/** WeChat's API as documented: stable_token, and qrcode/create with a valid token. */
export async function startWechatServer(
  account: { readonly appId: string; readonly appSecret: string },
  clock = Date.now,
): Promise<WechatServer> {
  const asked = { tokens: 0, forced: 0 }
  const codes: { scene: string; url: string; seconds: number }[] = []
  let made = 0
  let token = ''
  let until = 0
  let isForgotten = false
  const makeToken = () => {
    made += 1
    token = `${made}_token`
    until = clock() + TOKEN_SECONDS * 1000
    isForgotten = false
  }

  const giveToken = (body: string) => {
    const { grant_type, appid, secret, force_refresh: force } = JSON.parse(body) as Record<string, unknown>
    asked.tokens += 1
    if (force === true) asked.forced += 1
    if (grant_type !== 'client_credential') return no(40002, 'invalid grant_type')
    if (appid !== account.appId) return no(40013, 'invalid appid')
    if (secret !== account.appSecret) return no(40125, 'invalid appsecret')
    const isNearEnd = until - clock() <= 5 * 60_000
    if (force === true || isNearEnd) makeToken()
    return { body: { access_token: token, expires_in: Math.floor((until - clock()) / 1000) } }
  }
  const makeCode = (given: string | null, body: string) => {
    if (given !== token || isForgotten) return no(40001, 'invalid credential, access_token is invalid or not latest')
    if (clock() >= until) return no(42001, 'access_token expired')
    const asked = JSON.parse(body) as {
      expire_seconds?: number
      action_name?: string
      action_info?: { scene?: { scene_str?: string } }
    }
    const scene = asked.action_info?.scene?.scene_str ?? ''
    const seconds = asked.expire_seconds ?? 60
    if (asked.action_name !== 'QR_STR_SCENE' || seconds > 2_592_000) return no(47001, 'data format error')
    if (scene.length < 1 || scene.length > 64) return no(40053, 'invalid action info')
    const url = `http://weixin.qq.com/q/${Buffer.from(scene).toString('hex').slice(0, 22)}`
    codes.push({ scene, url, seconds })
    return { body: { ticket: 'ticket', expire_seconds: seconds, url } }
  }

  const server = await startProviderServer(({ method, target, body }) => {
    const { pathname, searchParams } = new URL(target, 'http://here')
    if (method !== 'POST') return no(43002, 'require POST method')
    if (pathname === '/cgi-bin/stable_token') return giveToken(body)
    if (pathname === '/cgi-bin/qrcode/create') return makeCode(searchParams.get('access_token'), body)
    return { status: 404, body: 'no such interface' }
  })
  return {
    ...server,
    asked,
    codes,
    forgetToken() {
      isForgotten = true
    },
    replaceToken: makeToken,
  }
}
