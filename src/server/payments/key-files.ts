import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readKeyFile } from '../keys/key-file.ts'
import { StartError } from '../start-error.ts'

const BASE64 = /^[A-Za-z0-9+/=\s]+$/
const V3_KEY_BYTES = 32

/** The first key that can be made; an error of the library may have parts of the file, so it is dropped. */
function firstOf(tries: readonly (() => KeyObject)[]): KeyObject | undefined {
  for (const make of tries)
    try {
      const key = make()
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // the next
    }
  return undefined
}

/** An RSA private key: PEM, or base64 without its lines, as Alipay's tool writes it. Throws a StartError. */
export function readPrivateKey(variable: string, path: string): KeyObject {
  const text = readKeyFile(variable, path, true)
  const bare = (type: 'pkcs8' | 'pkcs1') => () =>
    createPrivateKey({ key: Buffer.from(BASE64.test(text) ? text : '', 'base64'), format: 'der', type })
  const key = firstOf([() => createPrivateKey(text), bare('pkcs8'), bare('pkcs1')])
  if (!key) throw new StartError(`${variable} must name an RSA private key without a password: ${path}.`)
  return key
}

/** A provider's RSA public key: PEM, or base64 without its lines. Throws a StartError. */
export function readPublicKey(variable: string, path: string): KeyObject {
  const text = readKeyFile(variable, path, false)
  const bare = () =>
    createPublicKey({ key: Buffer.from(BASE64.test(text) ? text : '', 'base64'), format: 'der', type: 'spki' })
  const isPrivate = text.includes('PRIVATE KEY')
  const key = isPrivate ? undefined : firstOf([() => createPublicKey(text), bare])
  if (!key) throw new StartError(`${variable} must name an RSA public key: ${path}.`)
  return key
}

/** The APIv3 key of WeChat Pay. Throws a StartError. */
export function readV3Key(variable: string, path: string): KeyObject {
  const bytes = Buffer.from(readKeyFile(variable, path, true).trim())
  if (bytes.length !== V3_KEY_BYTES)
    throw new StartError(`${variable} must name a file with the 32 characters of the APIv3 key: ${path}.`)
  return createSecretKey(bytes)
}

/** A certificate in PEM. Throws a StartError. */
export function readCertificate(variable: string, path: string): X509Certificate {
  const text = readKeyFile(variable, path, false)
  try {
    return new X509Certificate(text)
  } catch (cause) {
    throw new StartError(`${variable} must name certificates in PEM: ${path}.`, { cause })
  }
}

/** A file of several certificates in PEM, as it is. Throws a StartError. */
export function readCertificates(variable: string, path: string): string {
  readCertificate(variable, path)
  return readKeyFile(variable, path, false)
}
