import { hash as digest, randomBytes } from 'node:crypto'

/** A session's token: the user's id, so that lookups start with `user_id`, and 32 random bytes. Only its SHA-256 is stored. */
export interface Token {
  readonly user: string
  readonly hash: Buffer
}

const TOKEN = /^([\w-]{22})\.[\w-]{43}$/

const hashOf = (token: string) => digest('sha256', token, 'buffer')

export function mintToken(user: string): { token: string; hash: Buffer } {
  const owner = Buffer.from(user.replaceAll('-', ''), 'hex').toString('base64url')
  const token = `${owner}.${randomBytes(32).toString('base64url')}`
  return { token, hash: hashOf(token) }
}

/** The user's id in a token; undefined if it does not have the form of our tokens. */
export function ownerOf(token: string): string | undefined {
  const [, owner] = TOKEN.exec(token) ?? []
  if (!owner) return undefined
  const hex = Buffer.from(owner, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Undefined if it does not have the form of our tokens. */
export function readToken(authorization: string): Token | undefined {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  const user = ownerOf(token)
  return user === undefined ? undefined : { user, hash: hashOf(token) }
}
