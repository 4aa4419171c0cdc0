// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { Tabs } from './tabs.tsx'

const page = testPage()
const names = ['password', 'code', 'wechat'] as const

function Ways() {
  const [way, setWay] = useState<string>('password')
  const ways = names.map((value) => ({ value, label: value, content: <input aria-label={value} /> }))
  return <Tabs label="How to log in" tabs={ways} value={way} onValueChange={setWay} />
}

const tabs = () => [...page.body.querySelectorAll<HTMLElement>('[role=tab]')]
const panel = () => page.body.querySelector<HTMLElement>('[role=tabpanel]')
const selected = () => tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true')
const press = (key: string, held: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  act(() => void document.activeElement?.dispatchEvent(event))
  return event
}

test('the arrow keys, Home and End show another tab, and wrap around', () => {
  page.show(<Ways />)
  act(() => tabs()[0]?.focus())
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    expect(press(key).defaultPrevented).toBe(true)
    expect(selected()).toEqual([document.activeElement])
    return document.activeElement?.textContent
  })
  expect(seen).toEqual(['code', 'wechat', 'password', 'wechat', 'password', 'wechat'])
  for (const [key, held] of [['a'], ['ArrowDown'], ['ArrowLeft', { altKey: true }]] as const)
    expect(press(key, held).defaultPrevented).toBe(false) // Alt and an arrow go back in the browser
  expect(selected()[0]?.textContent).toBe('wechat')
})

test('the row is one tab stop, and the panel has the name of its tab', () => {
  page.show(<Ways />)
  act(() => tabs()[1]?.click())
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  expect(document.activeElement).toBe(tabs()[1])
  expect(panel()?.getAttribute('aria-labelledby')).toBe(tabs()[1]?.id)
  expect(tabs().map((tab) => tab.getAttribute('aria-controls'))).toEqual([null, panel()?.id, null])
})

test('what was entered in one tab is not in another', () => {
  page.show(<Ways />)
  const input = page.body.querySelector('input')
  if (input) input.value = 'secret'
  act(() => tabs()[1]?.click())
  expect(page.body.querySelector('input')).not.toBe(input)
  expect(page.body.querySelector('input')?.value).toBe('')
})
