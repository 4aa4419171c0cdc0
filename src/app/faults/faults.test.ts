import { beforeEach, expect, test } from 'vitest'
import { faultOf } from './fault.ts'
import { faultReport, forgetFaults, keepFault, readFaults } from './kept-faults.ts'

beforeEach(() => forgetFaults())

/** A value of the data, which no report may contain. */
const CANARY = '王小明 1985-06-15'

function failure(message: string, rest: object = {}): Error {
  return Object.assign(new TypeError(message), rest)
}

test('a fault is kept with its place in the program', async () => {
  await keepFault(failure('x is not a function', { code: 'newer-reader' }), 'result')
  const [fault] = await readFaults()
  expect(fault).toMatchObject({
    where: 'result',
    name: 'TypeError',
    code: 'newer-reader',
    build: expect.any(String) as string,
  })
  expect(fault?.frames[0]).toMatch(/failure \(.*faults\.test\.ts:\d+:\d+\)/)
  expect(faultReport(fault ? [fault] : [])).toContain('result TypeError newer-reader\n  failure (')
})

test('[D11] its message is not kept, in any form: it may quote a value', async () => {
  const messages = [
    `no level ${CANARY}`,
    `${CANARY}\n    at ${CANARY} (https://site.test/${CANARY}.js:1:2)`,
    `x\n${CANARY}@https://site.test/a.js:1:2`,
    `at ${CANARY}`,
  ]
  for (const message of messages) await keepFault(failure(message, { code: CANARY, name: CANARY }), 'promise')
  for (const thrown of [CANARY, { [CANARY]: CANARY }, null, undefined, 7]) await keepFault(thrown, 'script')
  const faults = await readFaults()
  expect(faults).toHaveLength(9)
  for (const part of CANARY.split(' ')) expect(faultReport(faults)).not.toContain(part)
  for (const part of CANARY.split(' ')) expect(JSON.stringify(faults)).not.toContain(part)
})

test('frames of Firefox and Safari are parsed, and an address loses its query', () => {
  const stack =
    'draw@https://site.test/assets/plot-1a.js:1:234\nasync*@https://site.test/assets/page.js?id=5#x:9:1\n@blob:x:1:1'
  const { frames } = faultOf({ name: 'Error', message: 'gone', stack }, 'page', 1)
  expect(frames[0]).toBe('draw (assets/plot-1a.js:1:234)')
  expect(frames.join()).not.toMatch(/id=5|site\.test/)
})

test('[D11] the last twenty are kept, simultaneous ones too', async () => {
  await Promise.all(Array.from({ length: 25 }, (_, k) => keepFault(failure('x', { code: `code-${k}` }), 'script')))
  const codes = (await readFaults()).map(({ code }) => code)
  expect(codes).toEqual(Array.from({ length: 20 }, (_, k) => `code-${24 - k}`))
})
