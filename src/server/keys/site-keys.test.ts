import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { StartError } from '../start-error.ts'
import { openKeys } from './site-keys.ts'

test('one process verifies what another signed, and nothing else', () => {
  const folder = temporaryFolder('keys')
  const [one, other] = [openKeys(folder), openKeys(folder)]
  const { secret, mac } = one.sign('123456')
  expect(other.verify('123456', secret, mac)).toBe(true)
  expect(other.verify('123457', secret, mac)).toBe(false)
  expect(other.verify('123456', secret, Buffer.alloc(3))).toBe(false)
})

test('two sites hash the same text differently', () => {
  const [one, other] = [openKeys(temporaryFolder('keys')), openKeys(temporaryFolder('keys'))]
  expect(one.sign('123456').mac).not.toEqual(other.sign('123456').mac)
})

test('after a rotation the old key still verifies, after two it does not', () => {
  const folder = temporaryFolder('keys')
  const [server, operator] = [openKeys(folder), openKeys(folder)]
  const old = server.sign('a')
  operator.rotate()
  const next = operator.sign('a')
  expect(next.secret).not.toBe(old.secret)
  expect(server.verify('a', next.secret, next.mac)).toBe(true)
  expect(server.verify('a', old.secret, old.mac)).toBe(true)
  operator.rotate()
  const third = operator.sign('a')
  expect(server.verify('a', third.secret, third.mac)).toBe(true)
  expect(server.verify('a', old.secret, old.mac)).toBe(false)
})

test('only the server’s account can read the keys', () => {
  const folder = temporaryFolder('keys')
  const keys = openKeys(folder)
  const file = join(folder, 'keys.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  keys.rotate()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(2)
})

test('a broken file is reported', () => {
  const folder = temporaryFolder('keys')
  writeFileSync(join(folder, 'keys.json'), '[]')
  expect(() => openKeys(folder)).toThrow(StartError)
})
