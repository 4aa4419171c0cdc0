import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { codeOf, StartError } from '../start-error.ts'

/** The certificate, with those of its issuers if there are any, and the key of a server that speaks https itself. */
export interface ServerTls {
  readonly cert: string
  readonly key: string
  /** When the certificate ends, ms. */
  readonly endsAt: number
}

function read(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`${variable} names ${path}, which cannot be read (${codeOf(cause)}).`, { cause })
  }
}

/** Reads both files. Throws a StartError if they are not a certificate and its key, or if it has ended. */
export function readServerTls(certFile: string, keyFile: string, now: number): ServerTls {
  const [cert, key] = [read('TLS_CERT_FILE', certFile), read('TLS_KEY_FILE', keyFile)]
  let certificate: X509Certificate
  let fits = false
  try {
    certificate = new X509Certificate(cert)
    fits = certificate.checkPrivateKey(createPrivateKey(key))
  } catch (cause) {
    throw new StartError(`TLS_CERT_FILE and TLS_KEY_FILE must be PEM files: ${certFile}, ${keyFile}.`, { cause })
  }
  if (!fits) throw new StartError(`The key of TLS_KEY_FILE (${keyFile}) is not that of the certificate ${certFile}.`)
  const endsAt = certificate.validToDate.getTime()
  if (endsAt <= now)
    throw new StartError(
      `The certificate ${certFile} ended on ${certificate.validToDate.toISOString().slice(0, 10)}. Renew it; if make-certificate made it, by running that again.`,
    )
  return { cert, key, endsAt }
}
