import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperator, runOperatorWithPassword } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { readPassword } from './read-password.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const operator = (...args: string[]) => runOperator(server, ...args)
const withPassword = (password: string, ...args: string[]) => runOperatorWithPassword(server, password, ...args)
let addresses = 0
async function logIn(username: string, password: string) {
  addresses += 1
  const request = { username, password, device: 'Firefox\u001b[2J' }
  return server.call('User/login', request, { address: `203.0.113.${addresses}` })
}
const isAlive = async (token: string) => (await server.call('User/detail', {}, { token })).status === 200

test('a user created by the operator can log in with each name, and is asked to agree', async () => {
  const made = await withPassword('secret1', 'create-user', '王医生', '--phone', '13800138000', '--email', 'W@x.cn')
  expect(made).toMatchObject({ code: 0, errors: [] })
  for (const name of ['王医生', '13800138000', 'w@x.cn']) {
    const { status, data } = await logIn(name, 'secret1')
    expect(status).toBe(200)
    expect(data.userInfo).toMatchObject({ id: made.out[0], username: '王医生', last_agreement_id: 0, email: 'w@x.cn' })
  }
})

test('a mobile number or an e-mail address may be the only name', async () => {
  expect((await withPassword('secret1', 'create-user', '13900139000')).code).toBe(0)
  expect((await logIn('13900139000', 'secret1')).status).toBe(200)
})

test('if one of the names is taken nothing is written', async () => {
  await withPassword('secret1', 'create-user', 'first', '--email', 'first@x.cn')
  const { code, errors } = await withPassword('secret2', 'create-user', 'second', '--email', 'FIRST@x.cn')
  expect(code).toBe(2)
  expect(errors[0]).toBe('first@x.cn belongs to another account. Nothing was changed.')
  expect((await logIn('second', 'secret2')).code).toBe('wrong-credentials')
  expect((await withPassword('secret2', 'create-user', 'second')).code).toBe(0)
})

test.each([
  ['secret', ['create-user', '1x'], /^NAME is an account name/],
  ['secret', ['create-user', 'third', '--phone', '12345'], /^--phone is a mobile number/],
  ['secret', ['create-user', 'third', '--email', 'x'], /^--email is an e-mail address/],
  ['secret', ['create-user', '13700137000', '--phone', '13600136000'], /^13700137000 is a phone already/],
  ['short', ['create-user', 'third'], /^A password has 6 to 16 characters/],
  ['x'.repeat(17), ['create-user', 'third'], /^A password has 6 to 16 characters/],
  ['secret', ['lock-user', 'nobody-here'], /^Nobody logs in as nobody-here/],
  ['secret', ['end-sessions'], /^NAME is missing/],
])('with the password %o, %o is wrong usage, and hears why', async (password, args, sentence) => {
  const { code, errors } = await withPassword(password, ...args)
  expect(code).toBe(2)
  expect(errors[0]).toMatch(sentence)
})

test('a new password replaces the old one, and ends all sessions', async () => {
  const user = await server.register('forgetful')
  expect((await withPassword('brand new', 'reset-password', 'Forgetful')).code).toBe(0)
  expect(await isAlive(user.token)).toBe(false)
  expect((await logIn('forgetful', user.password)).code).toBe('wrong-credentials')
  expect((await logIn('forgetful', 'brand new')).status).toBe(200)
})

test('locking ends all sessions and shows in the list, unlocking undoes it', async () => {
  const user = await server.register('suspect')
  const listed = async () => (await operator('list-users', '--search', 'SUSP')).out
  expect(await listed()).toEqual([expect.stringMatching(new RegExp(`^${user.userInfo.id}  active .*  suspect$`))])
  expect((await operator('lock-user', 'suspect')).code).toBe(0)
  expect(await isAlive(user.token)).toBe(false)
  expect(await listed()).toEqual([expect.stringMatching(/ {2}locked .* - {15} {2}suspect$/)])
  expect((await operator('unlock-user', 'suspect')).code).toBe(0)
  expect((await logIn('suspect', user.password)).status).toBe(200)
})

test('unlocking clears the failures from all addresses: no captcha is required', async () => {
  const { password } = await server.register('clumsy')
  for (let count = 0; count < 8; count += 1) await logIn('clumsy', 'wrong!')
  expect((await logIn('clumsy', password)).code).toBe('captcha-required')
  await operator('unlock-user', 'clumsy')
  expect((await logIn('clumsy', password)).status).toBe(200)
})

test('sessions are listed without control sequences, and ended', async () => {
  const user = await server.register('traveller')
  const { data } = await logIn('traveller', user.password)
  const { out } = await operator('list-sessions', 'traveller')
  expect(out.map((line) => line.replace(/\d/g, '0'))).toEqual([
    '0000-00-00T00:00  0000-00-00T00:00  Firefox[0J',
    '0000-00-00T00:00  0000-00-00T00:00  test',
  ])
  expect((await operator('end-sessions', 'traveller')).code).toBe(0)
  expect(await isAlive(data.token)).toBe(false)
})

test('users are found by any of their names', async () => {
  const made = await withPassword('secret1', 'create-user', 'findable', '--phone', '13500135000')
  for (const search of ['FIND', '3500135']) {
    expect((await operator('list-users', '--search', search)).out).toEqual([
      expect.stringMatching(new RegExp(`^${made.out[0]} .*findable$`)),
    ])
  }
  expect((await operator('list-users')).out.length).toBeGreaterThan(3)
})

test('a new key is used, and signatures of the previous one stay valid', async () => {
  const captcha = await server.captcha()
  expect((await operator('rotate-keys')).code).toBe(0)
  const request = { username: 'rotated', password: 'secret1', agreement_id: 2, device: '', captcha }
  expect((await server.call('User/register', request)).status).toBe(200)
})

/** Types `keys` and returns the password read, on a terminal or not. */
async function typed(keys: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = new PassThrough()
  input.end(keys)
  const password = await readPassword(input, output).finally(() => output.end())
  return { password, shown: await text(output) }
}

test('a password is read from the input without a prompt, and at a terminal twice without echo', async () => {
  expect(await typed('correct horse\nmore\n', false)).toEqual({ password: 'correct horse', shown: '' })
  const shown = 'New password: \nOnce more: \n'
  expect(await typed('correct horse\rcorrect horse\r', true)).toEqual({ password: 'correct horse', shown })
  expect((await typed('corrr\u007fect\rcorrect\r', true)).password).toBe('correct')
  await expect(typed('one more\rone less\r', true)).rejects.toThrow('The two passwords differ.')
  await expect(typed('', false)).rejects.toThrow('No password was given.')
  await expect(typed('half\u0003', true)).rejects.toThrow('No password was given.')
})
