// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { activateLocale } from '../i18n/locale.ts'
import { CallError } from './call.ts'
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
