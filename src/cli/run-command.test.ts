import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lung } from '#catalog/examples-data/lung.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-'))
const data = join(folder, 'lung.csv')

beforeAll(async () => {
  writeFileSync(data, await (await frameToCsv(exampleFrame(lung))).text())
})
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const print = (text: string) => out.push(text)
  const complain = (text: string) => err.push(text)
  const exit = await runCommand(args, { print, complain, language: 'en' })
  return { exit, out: out.join('\n'), err: err.join('\n') }
}

const survival = JSON.stringify({ outcome: { time: 'time', status: 'status', events: [2] }, group: 'sex' })

test('lists the entries', async () => {
  expect((await run('analyses')).out).toContain('kaplan-meier')
  expect((await run('tools', '--lang', 'zh')).out).toContain('肾小球滤过率')
  expect(JSON.parse((await run('steps', '--json')).out)).toContainEqual(expect.objectContaining({ id: 'filter-rows' }))
})

test('analyses a file by the names of its variables, and prints the whole outcome', async () => {
  const { exit, out } = await run('analyse', 'kaplan-meier', '--data', data, '--options', survival, '--json')
  expect(exit).toBe(0)
  // survdiff(Surv(time, status) ~ sex, lung), R 4.2.2, survival 3.5-3
  expect(JSON.parse(out).facts.logRank.statistic).toBeCloseTo(10.326741954885632, 10)
})

test('a dictionary gives levels their labels, by which options may refer to them', async () => {
  const dictionary = JSON.stringify({
    sex: {
      measure: 'nominal',
      valueLabels: [
        { value: 1, label: 'male' },
        { value: 2, label: 'female' },
      ],
    },
  })
  const options = JSON.stringify({ outcomes: ['age'], group: 'sex', first: 'female', second: 'male' })
  const args = ['--data', data, '--options', options, '--dictionary', dictionary]
  const { exit, out } = await run('analyse', 't-test-independent', ...args)
  expect([exit, out]).toEqual([0, expect.stringContaining('Comparison of female with male')])
})

test('the script uses the seed of the command line', async () => {
  const script = join(folder, 'table-one.R')
  const dictionary = JSON.stringify({ inst: { measure: 'nominal' }, sex: { measure: 'nominal' } })
  const asked = ['--options', '{"variables":["inst"],"group":"sex"}', '--dictionary', dictionary]
  const pOf = async (seed: string) => {
    const args = [...asked, '--seed', seed, '--script', script, '--json']
    return JSON.parse((await run('analyse', 'table-one', '--data', data, ...args)).out).facts.variables[0].p
  }
  expect(await pOf('2')).not.toBe(await pOf('3'))
  expect(readFileSync(script, 'utf8')).toContain('seed <- 3\n')
})

test('table, box plot and script use the same type of quartiles', async () => {
  const script = join(folder, 'quartiles.R')
  const asked = ['--options', '{"variables":["age","time"],"figure":"box"}', '--json', '--script', script]
  const outcomeOf = async (...more: string[]) =>
    JSON.parse((await run('analyse', 'descriptive-statistics', '--data', data, ...asked, ...more)).out)
  const [usual, spss] = [await outcomeOf(), await outcomeOf('--quartiles', '6')]
  // quantile(lung$time, 0.75, type = 7) and type = 6, R 4.2.2
  const upper = (outcome: typeof spss) => [
    outcome.tables[1].rows[1].cells.p75,
    outcome.figures[1].data.boxes[0].box.p75,
  ]
  expect([upper(usual), upper(spss)]).toEqual([
    [396.5, 396.5],
    [401.5, 401.5],
  ])
  expect(readFileSync(script, 'utf8')).toContain('type = 6')
  expect((await run('analyse', 'frequencies', '--data', data, '--quartiles', '5')).exit).toBe(2)
})

test('writes figures and the R script', async () => {
  const script = join(folder, 'km.R')
  const args = ['--options', survival, '--figures', folder, '--script', script]
  expect((await run('analyse', 'kaplan-meier', '--data', data, ...args)).exit).toBe(0)
  expect(readFileSync(join(folder, 'curve.svg'), 'utf8')).toMatch(/^<svg /)
  expect(readFileSync(script, 'utf8')).toContain('survfit(')
})

test('a figure is written as PDF with embedded fonts, and only as SVG or PDF', async () => {
  const args = ['--options', survival, '--figures', folder, '--figure-format']
  expect((await run('analyse', 'kaplan-meier', '--data', data, ...args, 'pdf', '--lang', 'zh')).exit).toBe(0)
  const pdf = readFileSync(join(folder, 'curve.pdf'), 'latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  const fonts = Array.from(pdf.matchAll(/\/FontName \/(\S+)/g), ([, name]) => name)
  expect(fonts).toEqual(expect.arrayContaining(['SLIPST+arimo-latin', 'SLIPST+noto-sans-sc-chinese']))
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(fonts.length)
  expect(pdf).not.toContain('/BaseFont /Helvetica')
  expect((await run('analyse', 'kaplan-meier', '--data', data, ...args, 'bmp')).exit).toBe(2)
})

test('a missing or unfit choice exits with 3, with its code and a sentence on stderr', async () => {
  const incomplete = await run('analyse', 'kaplan-meier', '--data', data)
  expect(incomplete).toMatchObject({ exit: 3, out: '' })
  expect(JSON.parse(incomplete.err.split('\n').at(-1) ?? '')).toMatchObject({ status: 'incomplete' })
  const options = JSON.stringify({ outcome: { time: 'time', status: 'status', events: [7] } })
  const rejected = await run('analyse', 'kaplan-meier', '--data', data, '--options', options)
  expect(rejected).toMatchObject({ exit: 3, err: expect.stringContaining('"code":"level-missing"') })
})

test.each([
  ['no command', []],
  ['an unknown command', ['dance']],
  ['an unknown flag', ['analyses', '--loud']],
  ['an unknown analysis', ['analyse', 'tea-leaves', '--data', data]],
  ['no file', ['analyse', 'kaplan-meier', '--data', '/nowhere.csv']],
  ['an unknown variable', ['analyse', 'kaplan-meier', '--data', data, '--options', '{"group":"gender"}']],
  ['an unknown option', ['analyse', 'kaplan-meier', '--data', data, '--options', '{"groups":"sex"}']],
  ['options that are no JSON', ['analyse', 'kaplan-meier', '--data', data, '--options', '{']],
  ['a language that is not spoken', ['analyses', '--lang', 'fr']],
])('%s ends with 2', async (_, args) => {
  const { exit, err } = await run(...args)
  expect(exit).toBe(2)
  expect(err).not.toBe('')
})

test('a damaged file is refused with its code and a sentence', async () => {
  const empty = join(folder, 'empty.csv')
  writeFileSync(empty, '')
  const { exit, err } = await run('analyse', 'kaplan-meier', '--data', empty, '--options', '{}')
  expect([exit, JSON.parse(err.split('\n').at(-1) ?? '').code]).toEqual([3, 'empty-file'])
  expect(err).toContain('The file is empty.')
})

test('applies steps by variable names, including those that a step has created', async () => {
  const out = join(folder, 'out.csv')
  const steps = JSON.stringify([
    { type: 'filter-rows', options: { condition: 'age >= 70' } },
    { type: 'compute-variable', options: { name: 'years', formula: 'time / 365.25' } },
    { type: 'sort-rows', options: { keys: [{ column: 'years', descending: true }] } },
  ])
  const { exit, err } = await run('process', '--data', data, '--steps', steps, '--out', out)
  expect([exit, err]).toEqual([0, ''])
  const [header = '', first = '', ...rest] = readFileSync(out, 'utf8').trim().split('\n')
  // nrow(subset(lung, age >= 70)) in R 4.2.2
  expect(rest.length + 1).toBe(56)
  expect(header.split(',').at(-1)).toBe('years')
  expect(Number(first.split(',').at(-1))).toBeCloseTo(Number(first.split(',')[1]) / 365.25, 12)
})

test('a step uses columns saved by an analysis of variable names, after the steps before it', async () => {
  const out = join(folder, 'residuals.csv')
  const analysis = { type: 'linear-regression', options: { outcome: 'wt.loss', terms: { list: ['years'] } } }
  const steps = (more: object) =>
    JSON.stringify([
      { type: 'rename-variable', options: { variable: 'age', name: 'years' } },
      { type: 'from-analysis', options: { output: 'residual', name: 'left' }, ...more },
    ])
  const { exit, err } = await run('process', '--data', data, '--steps', steps({ analysis }), '--out', out)
  expect([exit, err]).toEqual([0, ''])
  const rows = readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  expect(rows[0]?.slice(-1)).toEqual(['left'])
  // residuals(lm(wt.loss ~ age, survival::lung)) in R 4.2.2; the first row has no weight loss
  expect(rows[1]?.at(-1)).toBe('')
  expect(Number(rows[2]?.at(-1))).toBeCloseTo(4.86755815740554, 10)
  expect(await run('process', '--data', data, '--steps', steps({}), '--out', out)).toMatchObject({ exit: 2 })
})

test('a step that cannot be applied stops the work and writes nothing', async () => {
  const out = join(folder, 'never.csv')
  const steps = JSON.stringify([{ type: 'filter-rows', options: { condition: 'age >=' } }])
  const { exit, err } = await run('process', '--data', data, '--steps', steps, '--out', out)
  expect([exit, JSON.parse(err).status]).toEqual([3, 'broken'])
  expect(() => readFileSync(out)).toThrow()
})

test('a tool prints a result, refuses, or says what is missing', async () => {
  const inputs = (value: number, unit: string) =>
    JSON.stringify({ creatinine: { value, unit }, age: { value: 50, unit: 'a' }, sex: 'male' })
  const tool = (text: string, ...more: string[]) => run('tool', 'ckd-epi-2021-creatinine', '--inputs', text, ...more)
  expect(await tool(inputs(88.4, 'umol/L'))).toMatchObject({
    exit: 0,
    out: expect.stringContaining('92 mL/min/1.73 m²'),
  })
  expect(JSON.parse((await tool(inputs(88.4, 'umol/L'), '--json')).out).outputs.egfr.value).toBeCloseTo(91.7, 1)
  expect(await tool(inputs(88.4, 'mg/dL'))).toMatchObject({
    exit: 3,
    err: expect.stringContaining('impossible-other-unit'),
  })
  expect(await tool('{"sex":"male"}')).toMatchObject({
    exit: 3,
    err: expect.stringContaining('"missing":["creatinine","age"]'),
  })
  expect((await tool('{"creatinine": 88}')).exit).toBe(2)
})

test('draws a chart in the reader’s colours and type, and says why a chart cannot be drawn', async () => {
  const out = join(folder, 'age.svg')
  const options = {
    variable: 'age',
    group: 'sex',
    xTitle: 'Age, years',
    palette: 'grey',
    figureWidth: 60,
    fontSize: 17,
  }
  expect(
    (await run('chart', 'histogram', '--data', data, '--options', JSON.stringify(options), '--out', out)).exit,
  ).toBe(0)
  const svg = readFileSync(out, 'utf8')
  expect(svg).toContain('width="60mm"')
  expect(svg).toContain('Age, years')
  expect(svg).toContain('#7e7e7e')
  const without = await run('chart', 'histogram', '--data', data, '--out', out)
  expect(without).toMatchObject({ exit: 3 })
  expect(without.err).toContain('Choose a variable.')
})

test('an analysis runs in each part of a split', async () => {
  const options = JSON.stringify({ ...JSON.parse(survival), group: null, splitBy: 'sex' })
  const { exit, out } = await run('analyse', 'kaplan-meier', '--data', data, '--options', options)
  expect(exit).toBe(0)
  expect(out.match(/^== /gm)).toHaveLength(2)
})
