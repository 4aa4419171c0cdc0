import { type KeyObject, sign, verify } from 'node:crypto'

/** RSA-SHA256 with PKCS #1 v1.5 padding over the text in UTF-8, in base64. */
export function signText(text: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(text), key).toString('base64')
}

/** Whether `signature`, in base64 without anything else, is RSA-SHA256 with PKCS #1 v1.5 padding of the bytes. */
export function isSignatureOf(signature: string, bytes: Buffer, key: KeyObject): boolean {
  const given = Buffer.from(signature, 'base64')
  return (
    given.toString('base64') === signature && key.asymmetricKeyType === 'rsa' && verify('sha256', bytes, key, given)
  )
}
