// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { useTypedSearch } from './use-typed-search.ts'

const { body, show } = testPage()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The field on a page with a given address; `goTo`: a link, or the Back button. */
function searchPage(address: string, { isLate = false } = {}) {
  const told = vi.fn<(search: string) => void>()
  let type: (text: string) => void = () => undefined
  function Field({ search }: { search: string }) {
    const [text, setText] = useTypedSearch(search, follow)
    useEffect(() => {
      type = setText
    }, [setText])
    return text
  }
  const goTo = (search: string) => show(<Field search={search} />)
  const follow = (search: string) => {
    told(search)
    if (!isLate) goTo(search)
  }
  goTo(address)
  return { told, goTo, type: (text: string) => act(() => type(text)) }
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

test('the text follows at once, the address once, 400 ms after the last key', () => {
  const { told, type } = searchPage('')
  for (const text of ['g', 'gf', 'gfr']) {
    type(text)
    expect(body.textContent).toBe(text)
    wait(399)
  }
  expect(told).not.toHaveBeenCalled()
  wait(1)
  wait(1000)
  expect(told.mock.calls).toEqual([['gfr']])
  expect(body.textContent).toBe('gfr')
})

test('what is typed and taken back within the pause tells nothing', () => {
  const { told, type } = searchPage('gfr')
  type('gfr 2')
  wait(200)
  type('gfr')
  wait(1000)
  expect(told).not.toHaveBeenCalled()
})

test('another search in the address takes the place of what was typed', () => {
  const { told, goTo, type } = searchPage('')
  type('gfr')
  wait(400)
  goTo('sofa')
  expect(body.textContent).toBe('sofa')
  goTo('')
  expect(body.textContent).toBe('')
  wait(1000)
  expect(told).toHaveBeenCalledOnce()
})

test('while typing goes on it does not, also where the typing is taken back', () => {
  const { told, goTo, type } = searchPage('')
  type('gf')
  goTo('sofa')
  expect(body.textContent).toBe('gf')
  type('')
  wait(400)
  expect(told.mock.calls).toEqual([['']])
  expect(body.textContent).toBe('')
})

test('an address that follows late changes nothing in between', () => {
  const { goTo, type } = searchPage('', { isLate: true })
  type('gfr')
  wait(400)
  expect(body.textContent).toBe('gfr')
  goTo('gfr')
  expect(body.textContent).toBe('gfr')
})

test('a typed search leaves the address alone once another page is loading', () => {
  const { told, type } = searchPage('')
  type('stroke')
  history.pushState(null, '', '/tool/detail?id=cha2ds2-vasc')
  wait(1000)
  expect(told).not.toHaveBeenCalled()
  history.back()
})
