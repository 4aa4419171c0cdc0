import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mintToken, readToken } from './token.ts'

test('[A1] a token identifies its user, and is different each time', () => {
  const user = randomUUID()
  const { token, hash } = mintToken(user)
  expect(readToken(`Bearer ${token}`)).toEqual({ user, hash })
  expect(mintToken(user).token).not.toBe(token)
})

test.each(['', 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'a'.repeat(66)}`])('%o is no token', (header) => {
  expect(readToken(header)).toBeUndefined()
})
