import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as reader from '#formats/table-file.ts'
import { fileFault } from './file-fault.ts'
import { runCommand } from './run-command.ts'
import { writeFiles } from './write-files.ts'

const parent = mkdtempSync(join(tmpdir(), 'faults-'))
afterAll(() => rmSync(parent, { recursive: true }))

let folder = ''
let data = ''
beforeEach(() => {
  folder = mkdtempSync(join(parent, 'one-'))
  data = join(folder, 'data.csv')
  writeFileSync(data, 'g,x\na,1\na,2\nb,3\nb,5\n')
})

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const print = (text: string) => out.push(text)
  const complain = (text: string) => err.push(text)
  const exit = await runCommand(args, { print, complain, language: 'en' })
  return { exit, out, err }
}

const question = ['t-test-independent', '--options', '{"outcomes":["x"],"group":"g"}']
const analyse = (...more: string[]) => run('analyse', ...question, ...more)
const sortSteps = ['--steps', '[{"type":"sort-rows","options":{"keys":[{"column":"x"}]}}]']

test('a folder, a missing file and a path through a file are reported in one sentence, in the reader’s language', async () => {
  expect(await analyse('--data', folder)).toEqual({
    exit: 2,
    out: [],
    err: [`${folder}: this is a folder. Name a file.`],
  })
  expect(await analyse('--data', folder, '--lang', 'zh')).toMatchObject({
    exit: 2,
    err: [`${folder}：这是一个文件夹。请指定一个文件。`],
  })
  expect(await analyse('--data', join(folder, 'gone.csv'), '--lang', 'zh')).toMatchObject({
    exit: 2,
    err: [expect.stringContaining('没有这个文件')],
  })
  expect(await analyse('--data', join(data, 'x'))).toMatchObject({
    exit: 2,
    err: [expect.stringContaining('is not a folder')],
  })
  expect(await run('analyse', 'frequencies', '--data', data, '--options', `@${folder}`)).toMatchObject({
    exit: 2,
    err: [expect.stringContaining('this is a folder')],
  })
})

test('a file without permission is reported as such', () => {
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' })
  expect(fileFault(denied, 'a.csv')?.words).toEqual({
    en: expect.stringMatching(/^a\.csv: you may not read/),
    zh: expect.stringMatching(/^a\.csv：没有读取/),
  })
  expect(fileFault(new TypeError('a bug'), 'a.csv')).toBeUndefined()
})

test('a file that vanishes during reading is reported', async () => {
  const read = vi.spyOn(reader, 'importFile').mockImplementationOnce(async (source) => {
    rmSync(data)
    return reader.importFile(source)
  })
  expect(await analyse('--data', data)).toMatchObject({
    exit: 2,
    out: [],
    err: [expect.stringContaining('it was removed or changed meanwhile')],
  })
  read.mockRestore()
})

test('on a full disk nothing is written, and existing files stay', async () => {
  expect(await run('process', '--data', data, ...sortSteps, '--out', '/dev/full', '--lang', 'zh')).toMatchObject({
    exit: 2,
    err: ['/dev/full：磁盘已满。请腾出空间或换一个位置；没有写入任何内容。'],
  })
  const chart = ['histogram', '--data', data, '--options', '{"variable":"x"}']
  expect(await run('chart', ...chart, '--out', join(folder, 'none', 'a.svg'))).toMatchObject({ exit: 2 })
  expect(await analyse('--data', data, '--script', join(folder, 'none', 'a.R'))).toMatchObject({ exit: 2 })
  expect(await analyse('--data', data, '--figures', data)).toMatchObject({ exit: 2 })
  expect(readdirSync(folder)).toEqual(['data.csv'])
  const kept = join(folder, 'kept.R')
  writeFileSync(kept, 'older')
  const whole = { path: kept, content: 'newer' }
  expect(() => writeFiles(whole, { path: '/dev/full', content: 'x' })).toThrow('the disk is full')
  expect(() => writeFiles(whole, { path: folder, content: 'x' })).toThrow('this is a folder')
  expect(readFileSync(kept, 'utf8')).toBe('older')
  expect(readdirSync(folder).toSorted()).toEqual(['data.csv', 'kept.R'])
})

test('a link keeps its target, and a device such as /dev/stdout is written directly', async () => {
  mkdirSync(join(folder, 'far'))
  const [real, link] = [join(folder, 'far', 'real.csv'), join(folder, 'link.csv')]
  writeFileSync(real, '')
  symlinkSync(real, link)
  expect((await run('process', '--data', data, ...sortSteps, '--out', link)).exit).toBe(0)
  expect(readFileSync(real, 'utf8')).toBe('g,x\na,1\na,2\nb,3\nb,5\n')
  expect((await run('process', '--data', data, ...sortSteps, '--out', '/dev/null')).exit).toBe(0)
  expect(readdirSync(join(folder, 'far'))).toEqual(['real.csv'])
})

test('a level that looks like a path stays within the folder of the figures', async () => {
  writeFileSync(data, 'g,x,s\na,1,../up\na,2,../up\nb,3,../up\nb,5,../up\n')
  const options = '{"outcomes":["x"],"group":"g","splitBy":"s"}'
  const figures = join(folder, 'figures')
  const args = ['--data', data, '--options', options, '--figures', figures]
  expect((await run('analyse', 't-test-independent', ...args)).exit).toBe(0)
  expect(readdirSync(figures)).toEqual(['.._up'])
  expect(readdirSync(folder).toSorted()).toEqual(['data.csv', 'figures'])
})

test('printing to a full disk is reported in one sentence, in the language of the system', () => {
  const full = openSync('/dev/full', 'w')
  const env = { ...process.env, LANG: 'zh_CN.UTF-8' }
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main, 'steps'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
  })
  closeSync(full)
  expect([status, stderr]).toEqual([2, 'stdout：磁盘已满。请腾出空间或换一个位置；没有写入任何内容。\n'])
})
