import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Message encryption of WeChat's safe mode. */
export interface SafeMode {
  /** Undefined if it was not encrypted with our key for our account. */
  decrypt(encrypted: string): string | undefined
  encrypt(message: string): string
}

/** PKCS #7 padding to blocks of this many bytes. */
const BLOCK = 32
/** Random bytes before the length of the message. */
const SALT = 16
const HEAD = SALT + 4

/**
 * AES-256-CBC under the account's EncodingAESKey, whose first 16 bytes are the initialisation vector, of: 16 random bytes, the length of the
 * message (4 bytes, big-endian), the message, the account's AppID.
 * https://developers.weixin.qq.com/doc/oplatform/Third-party_Platforms/2.0/api/Before_Develop/Technical_Plan.html
 */
export function safeMode(aesKey: string, appId: string): SafeMode {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const vector = key.subarray(0, 16)

  const unpack = (plain: Buffer): string | undefined => {
    const padding = plain.at(-1) ?? 0
    if (padding < 1 || padding > BLOCK || plain.length < HEAD + padding) return undefined
    const end = HEAD + plain.readUInt32BE(SALT)
    const owner = plain.subarray(end, plain.length - padding).toString('utf8')
    return end <= plain.length - padding && owner === appId ? plain.subarray(HEAD, end).toString('utf8') : undefined
  }
  return {
    decrypt(encrypted) {
      try {
        const decipher = createDecipheriv('aes-256-cbc', key, vector).setAutoPadding(false)
        return unpack(Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]))
      } catch {
        return undefined // not a whole number of blocks
      }
    },
    encrypt(message) {
      const bytes = Buffer.from(message)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      const content = Buffer.concat([randomBytes(SALT), length, bytes, Buffer.from(appId)])
      const padding = BLOCK - (content.length % BLOCK)
      const cipher = createCipheriv('aes-256-cbc', key, vector).setAutoPadding(false)
      return Buffer.concat([
        cipher.update(content),
        cipher.update(Buffer.alloc(padding, padding)),
        cipher.final(),
      ]).toString('base64')
    },
  }
}
