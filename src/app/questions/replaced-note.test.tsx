// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { defineSummary, isOffered } from '#catalog/kit/summary.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { ReplacedNote } from './replaced-note.tsx'

const page = testPage()
const newer = defineSummary({ id: 'newer', family: 'compare-groups', title: { en: 'Newer', zh: '新' }, keywords: [] })
const older = defineSummary({ ...newer, id: 'older', title: { en: 'Older', zh: '旧' }, replacedBy: 'newer' })

test('an entry that is replaced is offered no more, and says what is', () => {
  expect([older, newer].filter(isOffered)).toEqual([newer])
  page.show(<ReplacedNote summary={older} summaries={[older, newer]} />)
  expect(page.body.textContent).toBe('For something new there is now “Newer”. This one goes on working as it is.')
  page.show(<ReplacedNote summary={newer} summaries={[older, newer]} />)
  expect(page.body.textContent).toBe('')
})
