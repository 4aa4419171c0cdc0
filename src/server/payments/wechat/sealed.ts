import { createDecipheriv, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { DeliveryError } from '../../providers/delivery-error.ts'

const TAG_BYTES = 16

/** What WeChat Pay encrypts: the resource of a notice, and its certificates. */
export const sealed = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  nonce: z.string().length(12),
  associated_data: z.string().optional(),
  ciphertext: z.base64(),
})

/**
 * Decrypts AES-256-GCM under the APIv3 key; the tag is the last 16 bytes of the ciphertext. Throws a DeliveryError with the reason `tampered` if it
 * was not encrypted with this key.
 */
export function unseal({ nonce, associated_data = '', ciphertext }: z.output<typeof sealed>, key: KeyObject): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(associated_data))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    throw new DeliveryError('tampered') // without the library's error, whose message may have content
  }
}
