// @vitest-environment node
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/index.ts'
import { storedCalls } from './stored-calls.ts'

test('[L5] the service worker keeps the replies that the contract says, and answers them as it says', () => {
  const kept = Object.entries(calls).flatMap(([name, { offline }]) =>
    offline === 'never' ? [] : [[name, offline] as const],
  )
  expect(new Map(storedCalls)).toEqual(new Map<string, string>(kept))
})
