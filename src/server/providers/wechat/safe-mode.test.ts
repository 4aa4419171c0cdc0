import { expect, test } from 'vitest'
import { seal } from '#tests/support/providers/wechat-caller.ts'
import { safeMode } from './safe-mode.ts'
import { isSignatureOf } from './signature.ts'

/** The example in the official sample code for message encryption. */
const SAMPLE = {
  token: 'QDG6eK',
  aesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
  appId: 'wx5823bf96d3bd56c7',
  timestamp: '1409659589',
  nonce: '263014780',
  signature: '5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd3',
  encrypted: 'P9nAzCzyDtyTWESHep1vC5X9xho/qYX3Zpb4yKa9SKld1DsH3Iyt3tP3zNdtp+4RPcs8TgAE7OaBO+FZXvnaqQ==',
}

test('the signature is that of WeChat’s own example', () => {
  const { token, timestamp, nonce, encrypted, signature } = SAMPLE
  expect(isSignatureOf(signature, [token, timestamp, nonce, encrypted])).toBe(true)
  expect(isSignatureOf(signature, [token, timestamp, '263014781', encrypted])).toBe(false)
  expect(isSignatureOf(signature.slice(1), [token, timestamp, nonce, encrypted])).toBe(false)
})

test('WeChat’s own example is decrypted', () => {
  expect(safeMode(SAMPLE.aesKey, SAMPLE.appId).decrypt(SAMPLE.encrypted)).toBe('1616140317555161061')
})

test('what is encrypted can be decrypted, at any length', () => {
  const mode = safeMode(SAMPLE.aesKey, SAMPLE.appId)
  for (let length = 0; length < 70; length += 1) {
    const message = '算'.repeat(length)
    expect(mode.decrypt(mode.encrypt(message))).toBe(message)
    expect(mode.decrypt(seal(message, SAMPLE))).toBe(message)
  }
})

test('what was encrypted for another account, with another key, or not at all is refused', () => {
  const mode = safeMode(SAMPLE.aesKey, SAMPLE.appId)
  expect(mode.decrypt(safeMode(SAMPLE.aesKey, 'wx-other').encrypt('<xml></xml>'))).toBeUndefined()
  expect(mode.decrypt(safeMode(SAMPLE.aesKey.toUpperCase(), SAMPLE.appId).encrypt('<xml></xml>'))).toBeUndefined()
  for (const text of ['', 'x', 'not base64 at all', 'A'.repeat(64)]) expect(mode.decrypt(text)).toBeUndefined()
})
