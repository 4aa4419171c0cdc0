import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The output of `process` without steps: the rows as they were read. */
async function read(text: string, ...more: string[]) {
  const [data, out] = [join(folder, 'data.csv'), join(folder, 'out.csv')]
  writeFileSync(data, text)
  rmSync(out, { force: true })
  const err: string[] = []
  const terminal = { print: () => undefined, complain: (line: string) => err.push(line), language: 'en' as const }
  const exit = await runCommand(['process', '--data', data, '--steps', '[]', '--out', out, ...more], terminal)
  const rows = exit === 0 ? readFileSync(out, 'utf8').replace('\uFEFF', '').trim().split(/\r?\n/) : []
  return { exit, rows, err }
}

test.each([
  ['below-limit', 'CRP,x\n<0.5,1\n3,2\n', '“<0.5” × 1'],
  ['above-limit', 'CRP,x\n>200,1\n3,2\n', '“>200” × 1'],
  ['footer', 'name,days\nA,1\nB,2\nTotal,3\n', '“Total · 3” × 1'],
  ['header', '2019,2020\n5,6\n', '“2019” × 1'],
  ['percent', 'x,y\n12%,1\n0.3,2\n', '“12%” × 1'],
])('a file that leaves %s open is refused, with the flag that answers it', async (code, text, cells) => {
  const { exit, err } = await read(text)
  expect(exit).toBe(3)
  expect(err[0]).toContain(cells)
  expect(err[0]).toContain(`--answer ${code}=`)
  expect(JSON.parse(err.at(-1) ?? '')).toMatchObject({
    code: 'import-questions',
    params: { questions: [{ question: code }] },
  })
})

test('answers apply to all variables or to one', async () => {
  const text = 'CRP,PSA,r\n<0.5,<2,12%\n3,4,5\nTotal,4,5\n'
  const answers = ['below-limit=half', 'PSA:below-limit=flag', 'footer=leave-out', 'percent=number']
  const { exit, rows, err } = await read(text, ...answers.flatMap((answer) => ['--answer', answer]))
  expect([exit, rows]).toEqual([0, ['CRP,PSA,r,PSA_limit', '0.25,2,12,<', '3,4,5,=']])
  expect(err).toEqual([expect.stringMatching(/^r: 1 cells such as 12% were read as 12/)])
  expect((await read('2019,2020\n5,6\n', '--answer', 'header=names')).rows).toEqual(['2019,2020', '5,6'])
})

test('a 999 far from all others stays a number, and stderr asks about it until it is answered', async () => {
  const text = 'age\n34\n41\n56\n999\n999\n'
  const told = await read(text)
  expect([told.exit, told.rows.length, told.err.length]).toEqual([0, 6, 1])
  expect(told.err[0]).toMatch(/^age: .*“999” × 2\n {4}--answer code=missing\|value$/)
  expect((await read(text, '--answer', 'code=value')).err).toEqual([])
  expect((await read(text, '--dictionary', '{"age":{"missingCodes":[]}}')).err).toEqual([])
  const missing = ['--data', join(folder, 'data.csv'), '--options', '{"variables":["age"]}', '--answer', 'code=missing']
  const out: string[] = []
  const terminal = { print: (line: string) => out.push(line), complain: () => undefined, language: 'en' as const }
  expect(await runCommand(['analyse', 'descriptive-statistics', ...missing, '--json'], terminal)).toBe(0)
  expect(JSON.parse(out.join('')).sample).toMatchObject({ total: 5 })
  expect(JSON.stringify(JSON.parse(out.join('')).tables)).toContain('43.666666666666664') // (34 + 41 + 56) / 3
})

test('what happens to unusual cells is reported', async () => {
  const { exit, rows, err } = await read('CRP,x\n12.3↑,1\n未查,2\n3,3\n')
  expect([exit, rows.slice(1)]).toEqual([0, ['12.3,1', ',2', '3,3']])
  expect(err).toEqual([expect.stringContaining('“12.3↑” × 1 → the number in it · “未查” × 1 → missing')])
})

test('a file without unusual cells is read silently', async () => {
  expect(await read('id,name,age\n1,Total,34\n2,B,41\n')).toMatchObject({ exit: 0, err: [] })
})

test('damaged R data under another name is refused, and said to be R data', async () => {
  const { exit, err } = await read('RDX3\nX\n\0\0\0\x03\0\x04\x02\x02')
  expect([exit, JSON.parse(err.at(-1) ?? '').code]).toEqual([3, 'damaged-data-file'])
  expect(err[0]).toContain('The R file is damaged')
})

test.each([
  ['no answer', 'below-limit'],
  ['an unknown question', 'limits=half'],
  ['an answer to another question', 'above-limit=half'],
  ['a variable that is not there', 'PSA:below-limit=half'],
])('%s ends with 2', async (_, answer) => {
  expect((await read('CRP\n<1\n2\n', '--answer', answer)).exit).toBe(2)
})
