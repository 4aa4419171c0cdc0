// @vitest-environment node
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/index.ts'
import { storedCalls } from './stored-calls.ts'

test('[L5] the service worker stores the replies that the contract allows, and answers with them as the contract states', () => {
  const kept = Object.entries(calls).flatMap(([name, { offline }]) =>
    offline === 'never' ? [] : [[name, offline] as const],
  )
  expect(new Map(storedCalls)).toEqual(new Map<string, string>(kept))
})
