import { createTransport } from 'nodemailer'
import { codeOf } from '../start-error.ts'
import { DeliveryError, reasonOf } from './delivery-error.ts'
import type { Mail } from './mail.ts'

export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /** `implicit`: TLS from the first byte (port 465). `starttls`: before any other command (port 587). `off`: for a relay on this machine. */
  readonly tls: 'implicit' | 'starttls' | 'off'
  /** Undefined if the relay needs no login. */
  readonly user: string | undefined
  readonly password: string | undefined
  /** An address, or `Name <address>`. */
  readonly from: string
}

const TIMEOUT_MS = 10_000
/** Exactly one address: no second recipient, header or command. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu

/** The library's code, with the server's status if there is one; messages may contain the recipient. */
function reasonOfFailure(error: unknown): string {
  const answered =
    typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : undefined
  const code = reasonOf(codeOf(error))
  return typeof answered === 'number' ? `${code}-${answered}` : code
}

/** Sends letters by SMTP. Verifies the server's certificate. */
export function smtpMail({ host, port, tls, user, password, from }: SmtpSettings): Mail {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, files = [] }) {
      if (!ADDRESS.test(to)) throw new DeliveryError('bad-address')
      const oneLine = subject.replace(CONTROL, ' ')
      try {
        const attachments = files.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: bytes,
        }))
        await transport.sendMail({ from, to: { name: '', address: to }, subject: oneLine, text, attachments })
      } catch (error) {
        throw new DeliveryError(reasonOfFailure(error))
      }
    },
  }
}
