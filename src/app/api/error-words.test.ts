// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { activateLocale } from '../i18n/locale.ts'
import { CallError, NetworkError } from './call.ts'
import { wordsOfError } from './error-words.ts'

const told = (code: string, params = {}) =>
  i18n._(wordsOfError(new CallError({ status: 401, code, params, msg: '', data: null, request_id: '' })))

test('[A2] a user who has to wait sees for how long, and the alternative, in both languages', async () => {
  await activateLocale('en')
  expect(told('account-locked', { seconds: 8 })).toBe('Too many failures. Wait 8 seconds, or log in with a code.')
  expect(told('account-locked', { seconds: 900 })).toBe('Too many failures. Wait 15 minutes, or log in with a code.')
  expect(told('account-locked')).toBe('Too many failures. Wait a little, or log in with a code.')
  expect(told('too-many-requests', { seconds: 3000 })).toBe('Too many attempts. Wait 50 minutes and try again.')
  await activateLocale('zh')
  expect(told('account-locked', { seconds: 8 })).toBe('失败次数过多，请等待8秒钟，或使用验证码登录。')
  expect(told('too-many-requests', { seconds: 3000 })).toBe('尝试次数过多，请等待50分钟后重试。')
})

test('the texts of the specification stand for its codes, in both languages', async () => {
  const network = (...given: ConstructorParameters<typeof NetworkError>) =>
    i18n._(wordsOfError(new NetworkError(...given)))
  await activateLocale('en')
  expect(told('session-expired')).toBe('Session expired, please log in again')
  expect(told('unauthenticated')).toBe('Invalid session or session expired, please log in again')
  expect(told('forbidden')).toBe('You have no permission for this operation')
  expect(told('not-found')).toBe('The resource does not exist')
  expect(told('maintenance')).toBe('The server is offline now')
  expect(told('a code that nobody knows')).toBe('Unknown system error, please report to the administrator')
  expect(network('unreachable')).toBe('Network error! Check the network or switch network, such as a phone hotspot')
  expect(network('timeout')).toBe('System API request timed out')
  expect(network('status', 502)).toBe('System API status code error: 502')
  await activateLocale('zh')
  expect(told('session-expired')).toMatch(/登录.*过期|过期.*登录/)
  expect(network('status', 502)).toMatch(/502/)
})
