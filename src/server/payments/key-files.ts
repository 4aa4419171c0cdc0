import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { codeOf, StartError } from '../start-error.ts'

const BASE64 = /^[A-Za-z0-9+/=\s]+$/
const V3_KEY_BYTES = 32

function read(variable: string, path: string, isSecret: boolean): string {
  try {
    const { mode } = statSync(path)
    const isOpen = process.platform !== 'win32' && (mode & 0o077) !== 0
    if (isSecret && isOpen)
      throw new StartError(`${variable} names ${path}, which other accounts may read: run chmod 600 ${path}.`)
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    throw new StartError(`${variable} names ${path}, which cannot be read (${codeOf(cause)}).`, { cause })
  }
}

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
  const text = read(variable, path, true)
  const bare = (type: 'pkcs8' | 'pkcs1') => () =>
    createPrivateKey({ key: Buffer.from(BASE64.test(text) ? text : '', 'base64'), format: 'der', type })
  const key = firstOf([() => createPrivateKey(text), bare('pkcs8'), bare('pkcs1')])
  if (!key) throw new StartError(`${variable} must name an RSA private key without a password: ${path}.`)
  return key
}

/** A provider's RSA public key: PEM, or base64 without its lines. Throws a StartError. */
export function readPublicKey(variable: string, path: string): KeyObject {
  const text = read(variable, path, false)
  const bare = () =>
    createPublicKey({ key: Buffer.from(BASE64.test(text) ? text : '', 'base64'), format: 'der', type: 'spki' })
  const isPrivate = text.includes('PRIVATE KEY')
  const key = isPrivate ? undefined : firstOf([() => createPublicKey(text), bare])
  if (!key) throw new StartError(`${variable} must name an RSA public key: ${path}.`)
  return key
}

/** The APIv3 key of WeChat Pay. Throws a StartError. */
export function readV3Key(variable: string, path: string): KeyObject {
  const bytes = Buffer.from(read(variable, path, true).trim())
  if (bytes.length !== V3_KEY_BYTES)
    throw new StartError(`${variable} must name a file with the 32 characters of the APIv3 key: ${path}.`)
  return createSecretKey(bytes)
}

/** A certificate in PEM. Throws a StartError. */
export function readCertificate(variable: string, path: string): X509Certificate {
  const text = read(variable, path, false)
  try {
    return new X509Certificate(text)
  } catch (cause) {
    throw new StartError(`${variable} must name certificates in PEM: ${path}.`, { cause })
  }
}

/** A file of several certificates in PEM, as it is. Throws a StartError. */
export function readCertificates(variable: string, path: string): string {
  readCertificate(variable, path)
  return read(variable, path, false)
}
