// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import type { UserInfo } from '#contract/calls/user.ts'
import { deviceId, readSession, removeSession, removeToken, revoked, tokensToRevoke, writeSession } from './session.ts'

const user: UserInfo = {
  id: 'u1',
  username: 'wang',
  nickname: '',
  img: '',
  img_domain: '',
  balance: 0,
  phone: '',
  close_time: 0,
  email: '',
  wechat: '',
  company: '',
  qq: '',
  status: 1,
  due_time: 0,
  last_agreement_id: 1,
  level: 1,
  is_wxbind: 0,
}

beforeEach(async () => {
  await removeSession({ token: undefined })
  for (const token of await tokensToRevoke()) await revoked(token)
})

test('[L1] the session is in the device database, with the installation that opened it', async () => {
  expect(await readSession()).toEqual({ token: undefined, user: undefined })
  await writeSession({ token: 't', user, instance: 'site' })
  expect(await readSession()).toEqual({ token: { token: 't', instance: 'site' }, user })
})

test('[L2] a forced logout removes only the token', async () => {
  await writeSession({ token: 't', user, instance: 'site' })
  await removeToken()
  expect(await readSession()).toEqual({ token: undefined, user })
})

test('[L2] tokens given up offline are kept until the server has revoked each', async () => {
  await removeSession({ token: 'a' })
  await removeSession({ token: 'b' })
  expect(await tokensToRevoke()).toEqual(['a', 'b'])
  await revoked('a')
  expect(await tokensToRevoke()).toEqual(['b'])
})

test('[R3] a device keeps its twelve digits, which are part of its stamps', async () => {
  const id = await deviceId()
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  expect(await deviceId()).toBe(id)
})
