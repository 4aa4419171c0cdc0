// @vitest-environment happy-dom
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { useSameAnswer } from './use-same-answer.ts'

const { show } = testPage()

const answer: KeptOutcome = {
  outcome: { status: 'incomplete', missing: [] },
  dataVersion: 'd1',
  engineVersion: '1',
  question: 'q1',
  at: 1000,
}

test('copies of an answer change nothing, another answer is taken', () => {
  const take = vi.fn<(shown: KeptOutcome | undefined) => void>()
  function Shown({ given }: { given: KeptOutcome | undefined }) {
    const shown = useSameAnswer(given)
    useEffect(() => take(shown))
    return null
  }
  const showing = (given: KeptOutcome | undefined) => {
    show(<Shown given={given} />)
    return take.mock.lastCall?.[0]
  }
  expect(showing(undefined)).toBeUndefined()
  expect(showing(answer)).toBe(answer)
  expect(showing(structuredClone(answer))).toBe(answer)
  for (const other of [
    { ...answer, at: 1001 },
    { ...answer, question: 'q2' },
    { ...answer, dataVersion: 'd2' },
  ])
    expect(showing(other)).toBe(other)
  expect(showing(undefined)).toBeUndefined()
})
