import { expect, test } from 'vitest'
import type { UserInfo } from '#contract/calls/user.ts'
import { session } from '../../state/session.ts'
import { eraseInputs, keepInputs, keptInputs } from './session-inputs.ts'

const weight = { weight: { value: 70, unit: 'kg' } }

test('inputs are kept by tool, until they are emptied or all are erased', () => {
  keepInputs('a', weight)
  keepInputs('b', { sex: 'male' })
  expect(keptInputs('a')).toEqual(weight)
  keepInputs('a', { weight: null })
  expect(keptInputs('a')).toBeUndefined()
  expect(keptInputs('b')).toEqual({ sex: 'male' })
  eraseInputs()
  expect(keptInputs('b')).toBeUndefined()
})

test('signing in and signing out erase them', async () => {
  keepInputs('a', weight)
  session.user = { id: 'u1' } as UserInfo
  await expect.poll(() => keptInputs('a')).toBeUndefined()
  keepInputs('a', weight)
  session.user = null
  await expect.poll(() => keptInputs('a')).toBeUndefined()
})
