import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { certificate, privateKey } from './localhost-certificate.ts'

export interface ReceivedLetter {
  readonly from: string
  readonly to: readonly string[]
  /** Names in lower case; folded lines joined, words decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly secure: boolean
}

export interface SmtpOptions {
  readonly tls: 'implicit' | 'starttls' | 'off'
  /** The account that may log in; any if absent. */
  readonly user?: string
  readonly password?: string
  /** Recipients that the server rejects. */
  readonly refuses?: readonly string[]
}

export interface TestSmtpServer {
  readonly host: string
  readonly port: number
  readonly letters: readonly ReceivedLetter[]
  stop(): Promise<void>
}

const bytesOfQuotedPrintable = (written: string) =>
  Buffer.from(
    written
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )

/** RFC 2047. */
function decodeWords(written: string): string {
  return written
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : bytesOfQuotedPrintable(word.replaceAll('_', ' ')).toString('latin1'),
    )
}

/** A single-part message in any transfer encoding. */
function readLetter(raw: string): { headers: Map<string, string>; text: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      const words = Buffer.from(decodeWords(line.slice(colon + 1).trim()), 'latin1').toString('utf8')
      return [line.slice(0, colon).toLowerCase(), words]
    }),
  )
  const body = rest.join('\r\n\r\n')
  const encoding = headers.get('content-transfer-encoding')
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? bytesOfQuotedPrintable(body)
        : Buffer.from(body, 'latin1')
  return { headers, text: bytes.toString('utf8').trimEnd() }
}

/** A real SMTP server on this machine. */
export async function startSmtpServer({ tls, user, password, refuses = [] }: SmtpOptions): Promise<TestSmtpServer> {
  const letters: ReceivedLetter[] = []
  const server = new SMTPServer({
    secure: tls === 'implicit',
    key: privateKey,
    cert: certificate,
    disabledCommands: [...(tls === 'starttls' ? [] : ['STARTTLS']), ...(user === undefined ? ['AUTH'] : [])],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      const right = auth.username === user && auth.password === password
      done(right ? null : new Error('wrong password'), right ? { user: auth.username } : undefined)
    },
    onRcptTo({ address }, _session, done) {
      if (!refuses.includes(address)) return done()
      done(Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 }))
    },
    async onData(stream, session, done) {
      stream.setEncoding('latin1')
      const raw = await text(stream)
      const { mailFrom, rcptTo } = session.envelope
      letters.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        secure: session.secure,
        ...readLetter(raw),
      })
      done()
    },
  })
  server.on('error', () => {}) // a client that does not trust the certificate disconnects: the test sees the error at the client
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { host: '127.0.0.1', port, letters, stop: () => new Promise((closed) => server.close(() => closed())) }
}
