// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { loadWords } from '../../i18n/locale.ts'
import { toasts } from '../../state/toast.ts'
import { AnswerText } from './answer-text.tsx'

const looked = vi.fn()

vi.mock('@tanstack/react-router', () => {
  const router = {
    get routesByPath() {
      looked()
      return { '/tool/index': {} }
    },
    navigate: () => undefined,
  }
  return { useRouter: () => router }
})

const page = testPage()
const FENCE = '```'
const script = 'x <- "<b>1 & 2</b>" # &amp; more'

beforeEach(() => loadWords('chat'))

const show = async (text: string) => {
  page.show(<AnswerText text={text} label="Model A" />)
  await act(() => vi.dynamicImportSettled())
}

test('[AI6] code gets its colours as elements, and what looks like HTML in it stays text', async () => {
  await show(`${FENCE}R\n${script}\n${FENCE}\n`)
  const pre = page.body.querySelector('pre') ?? expect.fail()
  expect(pre.textContent).toBe(script)
  expect([...pre.querySelectorAll('*')].every(({ tagName }) => tagName === 'SPAN')).toBe(true)
  expect([...pre.querySelectorAll('.text-ok')].map(({ textContent }) => textContent)).toEqual(['"<b>1 & 2</b>"'])
  expect(pre.querySelector('.italic')?.textContent).toBe('# &amp; more')
})

test('code of a language that is not known has no colours', async () => {
  await show(`${FENCE}stata\nregress y x\n${FENCE}`)
  expect(page.body.querySelector('pre')?.innerHTML).toBe('regress y x')
})

test('[AI7] the button copies the code with the mark as a comment', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(`${FENCE}r\n${script}\n${FENCE}`)
  const button = page.body.querySelector<HTMLButtonElement>('[aria-label="Copy the code"]') ?? expect.fail()
  await act(async () => button.click())
  expect(write).toHaveBeenCalledWith(`# AI-generated, check it · Model A\n${script}`)
  expect(toasts.current?.text).toMatchObject({ message: 'Copied' })
})

test('while an answer grows only its last block is rendered again', async () => {
  const first = `See [the tools](/tool/index).\n\n${FENCE}r\n${script}\n${FENCE}\n\n`
  await show(`${first}And`)
  const links = looked.mock.calls.length
  expect(links).toBeGreaterThan(0)
  const nodes = [...page.body.querySelectorAll('a, pre, pre span')]
  await show(`${first}And then see [them](/tool/index)`)
  await show(`${first}And then see [them](/tool/index) again`)
  expect(looked.mock.calls.length).toBe(links + 2)
  expect(nodes.every((node) => node.isConnected)).toBe(true)
})
