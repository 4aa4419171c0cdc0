import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { certificate } from '#tests/support/providers/localhost-certificate.ts'
import { type SmtpOptions, startSmtpServer, type TestSmtpServer } from '#tests/support/providers/smtp-server.ts'
import { describeError } from '../log.ts'
import { type SmtpSettings, smtpMail } from './smtp-mail.ts'

const trusted = getCACertificates('default')
let server: TestSmtpServer | undefined
afterEach(async () => {
  setDefaultCACertificates(trusted)
  await server?.stop()
  server = undefined
})

const letter = { to: 'zhang@example.org', subject: '验证码：算尺', text: '您的验证码是 012345。\n五分钟内有效。' }

async function open(options: SmtpOptions, changes: Partial<SmtpSettings> = {}) {
  server = await startSmtpServer(options)
  const { host, port } = server
  const { tls, user, password } = options
  return smtpMail({ host, port, tls, user, password, from: '算尺 <no-reply@example.org>', ...changes })
}

test('a letter arrives with its Chinese subject and text', async () => {
  const mail = await open({ tls: 'off' })
  await mail.send(letter)
  expect(server?.letters).toMatchObject([{ from: 'no-reply@example.org', to: [letter.to], text: letter.text }])
  const headers = server?.letters[0]?.headers
  expect(headers?.get('subject')).toBe(letter.subject)
  expect(headers?.get('from')).toBe('算尺 <no-reply@example.org>')
  expect(headers?.get('to')).toBe(letter.to)
})

test('files are attached with their names and types', async () => {
  const mail = await open({ tls: 'off' })
  const bytes = Buffer.from('%PDF-1.7 invoice')
  await mail.send({ ...letter, files: [{ name: 'invoice-1.pdf', type: 'application/pdf', bytes }] })
  expect(server?.letters[0]?.headers.get('content-type')).toContain('multipart/mixed')
  expect(server?.letters[0]?.text).toContain(bytes.toString('base64'))
  expect(server?.letters[0]?.text).toMatch(/Content-Type: application\/pdf; name=invoice-1\.pdf/)
  expect(server?.letters[0]?.text).toMatch(/Content-Disposition: attachment; filename=invoice-1\.pdf/)
})

test.each(['starttls', 'implicit'] as const)(
  'with TLS (%s) it travels encrypted to a server that is trusted',
  async (tls) => {
    const mail = await open({ tls, user: 'site', password: 'käse' })
    await expect(mail.send(letter)).rejects.toMatchObject({
      name: 'DeliveryError',
      reason: expect.stringMatching(/^E/),
    })
    expect(server?.letters).toEqual([])
    setDefaultCACertificates([...trusted, certificate])
    await mail.send(letter)
    expect(server?.letters).toMatchObject([{ secure: true, to: [letter.to] }])
  },
)

test('a server without TLS gets neither password nor letter', async () => {
  const mail = await open({ tls: 'off', user: 'site', password: 'secret' }, { tls: 'starttls' })
  await expect(mail.send(letter)).rejects.toMatchObject({ reason: expect.stringMatching(/^ETLS/) })
  expect(server?.letters).toEqual([])
})

test('a wrong password is reported as the reason', async () => {
  const mail = await open({ tls: 'off', user: 'site', password: 'secret' }, { password: 'another' })
  await expect(mail.send(letter)).rejects.toMatchObject({ reason: 'EAUTH-535' })
})

test('[S5] a refused recipient is the reason, and is not named', async () => {
  const mail = await open({ tls: 'off', refuses: [letter.to] })
  const failure: unknown = await mail.send(letter).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'DeliveryError', reason: 'EENVELOPE-550' })
  expect(JSON.stringify(describeError(failure))).not.toMatch(/zhang|012345/)
})

test('an unreachable server is reported as the reason', async () => {
  const mail = await open({ tls: 'off' })
  await server?.stop()
  server = undefined
  await expect(mail.send(letter)).rejects.toMatchObject({ reason: 'ESOCKET' })
})

test('a subject cannot inject a header', async () => {
  const mail = await open({ tls: 'off' })
  await mail.send({ ...letter, subject: 'Code\r\nBcc: eve@example.org\r\n\r\nHello' })
  expect(server?.letters).toMatchObject([{ to: [letter.to], text: letter.text }])
  expect(server?.letters[0]?.headers.get('subject')).toBe('Code Bcc: eve@example.org Hello')
  expect(server?.letters[0]?.headers.has('bcc')).toBe(false)
})

test.each([
  'zhang@example.org, eve@example.org',
  'zhang@example.org\r\nBcc: eve@example.org',
  'zhang@example.org> SIZE=1\r\nRCPT TO:<eve@example.org',
  'Zhang <zhang@example.org>',
  'zhang@example.org;eve@example.org',
  'zhang@example.org\u2028eve@example.org',
  'zhang@eve.org@example.org',
  'group:zhang@example.org;',
  '',
])('%o is no address', async (to) => {
  const mail = await open({ tls: 'off' })
  await expect(mail.send({ ...letter, to })).rejects.toMatchObject({ reason: 'bad-address' })
  expect(server?.letters).toEqual([])
})
