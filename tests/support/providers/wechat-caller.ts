import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** The account settings that WeChat's server uses to deliver messages. */
export interface CalledAccount {
  readonly token: string
  readonly appId: string
  /** Set in safe mode. */
  readonly aesKey?: string
}

/** Deviations of a delivery from WeChat's own. */
export interface Delivery {
  readonly now?: number
  readonly nonce?: string
  readonly signature?: string
  readonly messageSignature?: string
}

const sha1 = (...parts: string[]) => createHash('sha1').update(parts.sort().join('')).digest('hex')

function cipherKey(aesKey: string): Buffer {
  return Buffer.from(`${aesKey}=`, 'base64')
}

/** Encrypts as documented for safe mode, independently of our server. */
export function seal(message: string, { aesKey = '', appId }: CalledAccount): string {
  const key = cipherKey(aesKey)
  const text = Buffer.from(message)
  const head = Buffer.concat([
    randomBytes(16),
    Buffer.from([text.length >>> 24, text.length >>> 16, text.length >>> 8, text.length]),
  ])
  const whole = Buffer.concat([head, text, Buffer.from(appId)])
  const fill = 32 - (whole.length % 32)
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16))
  cipher.setAutoPadding(false)
  const padded = Buffer.concat([whole, Buffer.from(new Uint8Array(fill).fill(fill))])
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64')
}

/** Decrypts a sealed reply; throws if its signature is wrong. */
export function unseal(reply: string, { token, aesKey = '' }: CalledAccount): string {
  const [, encrypted = ''] = /<Encrypt><!\[CDATA\[(.+?)\]\]><\/Encrypt>/.exec(reply) ?? []
  const [, signature] = /<MsgSignature><!\[CDATA\[(.+?)\]\]><\/MsgSignature>/.exec(reply) ?? []
  const [, timestamp = ''] = /<TimeStamp>(\d+)<\/TimeStamp>/.exec(reply) ?? []
  const [, nonce = ''] = /<Nonce><!\[CDATA\[(.+?)\]\]><\/Nonce>/.exec(reply) ?? []
  if (signature !== sha1(token, timestamp, nonce, encrypted)) throw new Error('the reply is not signed')
  const key = cipherKey(aesKey)
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16))
  decipher.setAutoPadding(false)
  const plain = decipher.update(encrypted, 'base64')
  return plain.subarray(20, 20 + plain.readUInt32BE(16)).toString('utf8')
}

function signedQuery({ token }: CalledAccount, delivery: Delivery): URLSearchParams {
  const timestamp = String(Math.floor((delivery.now ?? Date.now()) / 1000))
  const nonce = delivery.nonce ?? String(randomBytes(4).readUInt32BE())
  const signature = delivery.signature ?? sha1(token, timestamp, nonce)
  return new URLSearchParams({ signature, timestamp, nonce })
}

/** Verifies the callback address, as WeChat's console does. */
export function askEcho(url: string, account: CalledAccount, echo: string, delivery: Delivery = {}): Promise<Response> {
  const query = signedQuery(account, delivery)
  query.set('echostr', echo)
  return fetch(`${url}?${query}`)
}

/** Delivers a message to the address. */
export function deliver(
  url: string,
  account: CalledAccount,
  message: string,
  delivery: Delivery = {},
): Promise<Response> {
  const query = signedQuery(account, delivery)
  const send = (body: string) =>
    fetch(`${url}?${query}`, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body })
  if (account.aesKey === undefined) return send(message)
  const encrypted = seal(message, account)
  const signature = sha1(account.token, query.get('timestamp') ?? '', query.get('nonce') ?? '', encrypted)
  query.set('encrypt_type', 'aes')
  query.set('msg_signature', delivery.messageSignature ?? signature)
  return send(`<xml><ToUserName><![CDATA[gh_1]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`)
}

/** The message for a scanned code: a follower's scan is reported as SCAN, any other as subscribe. */
export function scanMessage(scene: string, openid: string, { follows = true, time = 1_700_000_000 } = {}): string {
  const [event, key] = follows ? ['SCAN', scene] : ['subscribe', `qrscene_${scene}`]
  return `<xml><ToUserName><![CDATA[gh_1]]></ToUserName>
<FromUserName><![CDATA[${openid}]]></FromUserName>
<CreateTime>${time}</CreateTime>
<MsgType><![CDATA[event]]></MsgType>
<Event><![CDATA[${event}]]></Event>
<EventKey><![CDATA[${key}]]></EventKey>
<Ticket><![CDATA[gQH47joAAAAAAAAAASxodHRwOi8vd2VpeGlu]]></Ticket>
</xml>`
}
