// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadTool } from '#catalog/tools.ts'
import fixture from '#tests/fixtures/tool-results-of-revision-1.json?raw'
import { testPage } from '#tests/support/test-page.tsx'
import { writeDevice } from '../../../device/device-database.ts'
import { keptResult } from './kept-result.ts'
import { KeptResults } from './kept-results.tsx'
import type { KeptResult } from './tool-history.ts'

const kept = JSON.parse(fixture) as KeptResult[]
const { body, show } = testPage()

test.each([
  ['score2', '10-year cardiovascular risk 5.9 % · High'],
  ['cha2ds2-vasc', 'CHA₂DS₂-VASc 4 of 9 points · Anticoagulation recommended'],
  ['has-bled', 'HAS-BLED 3 of 9 points · High'],
  ['mmse-moca-cutoffs', '−2'],
])(
  'a result of %s that revision 1 kept is listed as it was, and gives the same when it is opened',
  async (id, shown) => {
    await writeDevice('Tool-History', kept)
    const { definition } = (await loadTool(id)) ?? expect.fail()
    const onOpen = vi.fn()
    show(<KeptResults definition={definition} onOpen={onOpen} />)
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(body.textContent).toContain('Revision 1')
    })
    expect(body.querySelector('li p')?.textContent).toContain(shown)
    act(() => [...body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open')?.click())
    const [inputs] = onOpen.mock.calls[0] ?? []
    const outcome = runCalculator(definition, inputs)
    const now = outcome.status === 'done' ? keptResult(definition, inputs, outcome, 0) : expect.fail(outcome.status)
    const then = kept.find(({ tool }) => tool === id) ?? expect.fail()
    expect(now.shown).toMatchObject(then.shown)
    expect(now.bands).toEqual(then.bands)
  },
)
