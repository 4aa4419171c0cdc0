import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { scriptRuns } from '#catalog/kit/r/analysis-script.ts'
import { agrees, toleranceOf } from '#catalog/kit/r/r-agreement.ts'
import { bindOptions } from '#cli/bind-options.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { readTable } from '#cli/read-table.ts'
import { runCommand } from '#cli/run-command.ts'
import type { Terminal } from '#cli/terminal.ts'
import { usableFrame } from '#engine/frame/usable.ts'
import { gb18030 } from '#formats/csv/double-byte.fixture.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { hasR, runInR } from '#tests/tools/run-in-r.ts'

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const print = (text: string) => out.push(text)
  const complain = (text: string) => err.push(text)
  const exit = await runCommand(args, { print, complain, language: 'en' })
  return { exit, out: out.join('\n'), err: err.join('\n') }
}

const quiet: Terminal = { print: () => {}, complain: () => {}, language: 'en' }
const lines = (...all: string[]) => `${all.join('\n')}\n`
const tTest = { id: 't-test-independent', options: { outcomes: ['value'], group: 'group' } }
const chiSquare = { id: 'chi-square', options: { outcomes: ['result'], group: 'group' } }

interface Asked {
  readonly id: string
  readonly options: Readonly<Record<string, Json>>
  /** Choices of the import. */
  readonly answers?: readonly string[]
}

interface Kind extends Asked {
  readonly kind: string
  readonly file: string | Uint8Array<ArrayBuffer>
  /** The data beside the script. */
  readonly clean: string
}

/** Cells that R itself would read otherwise, or not at all. */
const kinds: readonly Kind[] = [
  {
    kind: 'below a limit of detection',
    file: lines('group,value', 'A,<0.5', 'A,1.5', 'A,2.25', 'A,4', 'B,<0.5', 'B,3', 'B,6.5', 'B,8'),
    ...tTest,
    answers: ['below-limit=half'],
    clean: lines('group,value', 'A,0.25', 'A,1.5', 'A,2.25', 'A,4', 'B,0.25', 'B,3', 'B,6.5', 'B,8'),
  },
  {
    kind: 'full-width digits',
    file: lines('group,value', 'A,１２．５', 'A,1.5', 'A,２', 'A,4', 'B,５', 'B,3', 'B,6.5', 'B,8'),
    ...tTest,
    clean: lines('group,value', 'A,12.5', 'A,1.5', 'A,2', 'A,4', 'B,5', 'B,3', 'B,6.5', 'B,8'),
  },
  {
    kind: 'commas between thousands',
    file: lines('group,value', 'A,"1,234.5"', 'A,"2,000"', 'A,900', 'B,"3,200"', 'B,"7,654.25"', 'B,800'),
    ...tTest,
    clean: lines('group,value', 'A,1234.5', 'A,2000', 'A,900', 'B,3200', 'B,7654.25', 'B,800'),
  },
  {
    kind: 'semicolons and decimal commas',
    file: lines('group;value', 'A;1,5', 'A;2,25', 'A;3', 'B;5,5', 'B;6', 'B;7,125'),
    ...tTest,
    clean: lines('group,value', 'A,1.5', 'A,2.25', 'A,3', 'B,5.5', 'B,6', 'B,7.125'),
  },
  {
    kind: 'GBK',
    file: gb18030(lines('组别,结果', '对照,阴性', '对照,阴性', '对照,阳性', '治疗,阳性', '治疗,阳性', '治疗,阴性')),
    id: 'chi-square',
    options: { outcomes: ['结果'], group: '组别' },
    clean: lines('组别,结果', '对照,阴性', '对照,阴性', '对照,阳性', '治疗,阳性', '治疗,阳性', '治疗,阴性'),
  },
  {
    kind: 'padded levels',
    file: lines('group,result', 'A,yes', 'A ,no', ' A,yes', 'A,yes ', 'B,no', 'B ,no', ' B, no', 'B,yes'),
    ...chiSquare,
    clean: lines('group,result', 'A,yes', 'A,no', 'A,yes', 'A,yes', 'B,no', 'B,no', 'B,no', 'B,yes'),
  },
  {
    kind: 'several forms of dates',
    file: lines('in,out,dead', '2023.5.1,2023/6/1,1', '2023年5月2日,2023-07-11,0', '2023/05/03,2023.9.9,1'),
    id: 'kaplan-meier',
    options: { outcome: { form: 'dates', start: 'in', time: 'out', status: 'dead', events: [1], unit: 'days' } },
    clean: lines('in,out,dead', '2023-05-01,2023-06-01,1', '2023-05-02,2023-07-11,0', '2023-05-03,2023-09-09,1'),
  },
]

const plain = lines('group,value', 'A,1.5', 'A,2.25', 'A,4', 'B,3', 'B,6.5', 'B,8')

/** R takes a second to start, and several on a busy machine. */
const slow = { timeout: 60_000 }
const md5Of = (content: string) => createHash('md5').update(content).digest('hex')

async function analysed({ file, id, options, answers = [] }: Asked & Pick<Kind, 'file'>, ...more: readonly string[]) {
  const folder = temporaryFolder('script')
  const data = join(folder, 'ward.csv')
  writeFileSync(data, file)
  const script = join(folder, 'ward.R')
  const asked = [
    '--data',
    data,
    '--options',
    JSON.stringify(options),
    ...answers.flatMap((answer) => ['--answer', answer]),
    ...more,
  ]
  const { exit, out, err } = await run('analyse', id, ...asked, '--script', script, '--json')
  expect(exit, err).toBe(0) // the import reports odd cells on stderr
  return { folder, data, script, outcome: JSON.parse(out) }
}

type Analysed = Awaited<ReturnType<typeof analysed>>

test.each(kinds)('$kind: the script comes with the data of the analysis', async (kind) => {
  const { folder, data, script } = await analysed(kind)
  expect(readFileSync(join(folder, 'ward-data.csv'), 'utf8')).toBe(kind.clean)
  const text = readFileSync(script, 'utf8')
  expect(text).toContain(`if (!identical(unname(tools::md5sum("ward-data.csv")), "${md5Of(kind.clean)}"))\n  stop("`)
  expect(text).toContain('read.csv("ward-data.csv", ')
  expect(Buffer.compare(readFileSync(data), Buffer.from(kind.file))).toBe(0)
  expect(readdirSync(folder).toSorted()).toEqual(['ward-data.csv', 'ward.R', 'ward.csv'])
})

/** Numbers of an outcome that R does not reproduce from the written script. */
async function differences(
  { folder, data, script, outcome }: Analysed,
  { id, options, answers = [] }: Asked,
  dictionary = {},
) {
  const definition = await loadDefinition(id)
  const { rScript } = await load('analyses', id, 'r-script')
  const table = await readTable({ data, dictionary, answers }, quiet)
  const stored = bindOptions(allOptions(definition), options, table.dictionary)
  const read = readOptions({ options: allOptions(definition) }, stored, table.dictionary)
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  const [run] = scriptRuns(rScript, read.options, { ...table.dictionary, file: '' })
  const { values } = runInR(folder, readFileSync(script, 'utf8'), run?.captures ?? {})
  const ours = outcomeValues(definition, outcome)
  expect(Object.keys(values).length).toBeGreaterThan(5)
  return Object.entries(values).filter(([path, theirs]) => {
    const number = ours.get(path) ?? null
    return !(number === null && theirs === 'NaN') && !agrees(number, theirs, toleranceOf(rScript, path))
  })
}

test.runIf(hasR).each(kinds)('in R, $kind: the script gives the numbers of the analysis', slow, async (kind) => {
  expect(await differences(await analysed(kind), kind)).toEqual([])
})

test.runIf(hasR)('in R the script stops at any other file, and if there is none', slow, async () => {
  const { folder, script } = await analysed(kinds[0] as Kind)
  const text = readFileSync(script, 'utf8')
  writeFileSync(join(folder, 'ward-data.csv'), `${kinds[0]?.clean}A,9\n`)
  expect(() => runInR(folder, text, {})).toThrow('ward-data.csv is not here, or is not the file that was saved')
  expect(() => runInR(temporaryFolder('empty'), text, {})).toThrow('ward-data.csv is not here, or is not the file')
})

test.runIf(hasR)(
  'in R a script is right on its own data, and on a CSV for R, where what is declared missing is blank',
  slow,
  async () => {
    const file = lines('group,value', 'A,1.5', 'A,999', 'A,2', 'A,4', 'B,-3', 'B,5', 'B,7', 'C,8', 'B,9')
    const dictionary = {
      value: { missingCodes: [999], missingRanges: [[null, -1]] },
      group: { missingCodes: ['C'] },
    }
    const done = await analysed({ file, ...tTest }, '--dictionary', JSON.stringify(dictionary))
    expect(await differences(done, tTest, dictionary)).toEqual([])
    const { frame } = await readTable({ data: done.data, dictionary, answers: [] }, quiet)
    const blank = await (await frameToCsv(usableFrame(frame))).text()
    expect(blank).toBe(lines('group,value', 'A,1.5', 'A,', 'A,2', 'A,4', 'B,', 'B,5', 'B,7', ',8', 'B,9'))
    const own = readFileSync(join(done.folder, 'ward-data.csv'), 'utf8')
    expect(own).toBe(file)
    writeFileSync(join(done.folder, 'ward-data.csv'), blank)
    writeFileSync(done.script, readFileSync(done.script, 'utf8').replace(md5Of(own), md5Of(blank)))
    expect(await differences(done, tTest, dictionary)).toEqual([])
  },
)

test('the script is in the reader’s language', async () => {
  const folder = temporaryFolder('script')
  const [data, script] = [join(folder, 'a.csv'), join(folder, 'b.r')]
  writeFileSync(data, plain)
  const options = JSON.stringify(tTest.options)
  await run('analyse', tTest.id, '--data', data, '--options', options, '--script', script, '--lang', 'zh')
  expect(readFileSync(script, 'utf8')).toContain('b-data.csv 不在这里，或不是与本脚本一同保存的文件')
})

test('data are never overwritten by the data of a script', async () => {
  const folder = temporaryFolder('script')
  const data = join(folder, 'ward-data.csv')
  writeFileSync(data, plain)
  const args = ['--data', data, '--options', JSON.stringify(tTest.options), '--script', join(folder, 'ward.R')]
  const { exit, err } = await run('analyse', tTest.id, ...args)
  expect([exit, err]).toEqual([2, expect.stringContaining('Choose another name')])
  expect(readFileSync(data, 'utf8')).toBe(plain)
})

test('a script that reads no data comes without a file', async () => {
  const folder = temporaryFolder('script')
  const [data, script] = [join(folder, 'a.csv'), join(folder, 'plan.R')]
  writeFileSync(data, 'x\n1\n')
  const { exit, err } = await run(
    'analyse',
    'sample-size-precision',
    '--data',
    data,
    '--script',
    script,
    '--options',
    '{"width":2,"sd":5}',
  )
  expect([exit, err]).toEqual([0, ''])
  expect(readFileSync(script, 'utf8')).not.toContain('md5sum')
  expect(existsSync(join(folder, 'plan-data.csv'))).toBe(false)
})
