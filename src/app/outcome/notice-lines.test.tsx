// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { NoticeLines } from './notice-lines.tsx'

const page = testPage()
const display = { settings: displaySettings('en'), names: namesOf({ columns: [] }) }

test.each([
  [4, 4, undefined],
  [5, 3, '2 more remarks'],
])('of %i remarks %i stand open', (count, open, folded) => {
  const notices = Array.from({ length: count }, (_, k) => ({ code: `n${k}`, params: {}, weight: 'warning' as const }))
  page.show(<NoticeLines notices={notices} messages={{}} display={display} />)
  expect(page.body.querySelectorAll('p')).toHaveLength(count)
  expect(page.body.querySelectorAll('details p')).toHaveLength(count - open)
  expect(page.body.querySelector('summary')?.textContent).toBe(folded)
})
