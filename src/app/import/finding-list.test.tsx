// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import type { Finding } from '#formats/table/findings.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { FindingList } from './finding-list.tsx'

const { body, show } = testPage()

test('of very many remarks the first are shown, and all when they are asked for', () => {
  const findings = Array.from(
    { length: 250 },
    (_, k): Finding => ({ code: 'spaces-trimmed', column: `c${k}`, params: { count: 1 } }),
  )
  show(<FindingList findings={findings} columns={[]} choices={{}} onChange={() => undefined} />)
  expect(body.querySelectorAll('li')).toHaveLength(8)
  const all = [...body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show all 250 remarks')
  act(() => all?.click())
  expect(body.querySelectorAll('li')).toHaveLength(250)
  expect(body.querySelector('button')).toBeNull()
})
