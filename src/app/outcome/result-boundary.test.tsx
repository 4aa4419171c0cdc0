// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { forgetFaults, readFaults } from '../faults/kept-faults.ts'
import { ResultBoundary } from './result-boundary.tsx'

const page = testPage()

function Result({ value }: { value: string | undefined }) {
  return <p>{(value as string).toUpperCase()}</p>
}

test('a result that cannot be drawn says so, is kept as a fault, and another one is drawn in its place', async () => {
  await forgetFaults()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const show = (value: string | undefined) =>
    page.show(
      <>
        <button type="button">option</button>
        <ResultBoundary of={[value]}>
          <Result value={value} />
        </ResultBoundary>
      </>,
    )
  show('one')
  expect(page.body.textContent).toBe('optionONE')
  show(undefined)
  expect(page.body.querySelector('[role=alert]')?.textContent).toContain('The result could not be drawn')
  expect(page.body.querySelector('button')?.textContent).toBe('option')
  await vi.waitFor(async () => expect(await readFaults()).toMatchObject([{ where: 'result', name: 'TypeError' }]))
  show('two')
  expect(page.body.textContent).toBe('optionTWO')
})
