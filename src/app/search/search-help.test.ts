// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'
import { activateLocale } from '../i18n/locale.ts'
import { findHelp } from './find-help.ts'
import { helpEntries } from './help-entries.ts'
import { searchHelp } from './search-help.ts'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))) // offline
  await activateLocale('en')
})

const titles = async (text: string) => (await searchHelp(text)).map(({ kind, title }) => `${kind}: ${title}`)

test.each([
  ['Kaplan', 'analysis: Kaplan–Meier survival'],
  ['配对t检验', 'analysis: Paired measurements: t test and signed rank'],
  ['yangben t', 'analysis: Two independent groups: t test and Mann–Whitney'],
  ['xsezx', 'tool: Apgar score'],
  ['eGFR', 'tool: eGFR, CKD-EPI 2021 creatinine'],
  ['缺失值', 'step: Missing values'],
  ['confidence level', 'option: Confidence level'],
  ['置信水平', 'option: Confidence level'],
  ['zxsp', 'option: Confidence level'],
  ['中位数填补', 'option: What to do'],
  ['Equality of variances could not be', 'notice: Equality of variances could not be tested.'],
  ['dark', 'page: Dark appearance'],
])('%s first finds %s', async (text, first) => {
  expect((await titles(text))[0]).toBe(first)
})

test('a notice is found as it stands in a result, with its names and numbers', async () => {
  const hits = await searchHelp('年龄：较小组仅 12 例，区间较宽，且难以充分检查前提条件。')
  const hit = hits.find(({ line }) => line.includes('Two independent groups'))
  expect(hit).toMatchObject({ kind: 'notice', title: expect.stringContaining('the smaller group has … values') })
})

test.each(['what does Levene mean', '怎么计算肾小球滤过率', 'how can I fill cells with the median'])(
  'a question in words finds what has most of them: %s',
  async (text) => {
    expect(await titles(text)).not.toEqual([])
  },
)

test('a search that names one kind finds no other; one that matches nothing finds nothing', async () => {
  expect(new Set((await searchHelp('median', 'option')).map(({ kind }) => kind))).toEqual(new Set(['option']))
  expect(await searchHelp('xyzzy nothing')).toEqual([])
  expect(await searchHelp(' … ')).toEqual([])
})

test('the help speaks the language of the page', async () => {
  await activateLocale('zh')
  expect((await titles('confidence level'))[0]).toBe('option: 置信水平')
  await activateLocale('en')
})

test('a search takes as long whatever is typed: none of 1 000 is far from the others', async () => {
  const entries = await helpEntries(async () => undefined)
  expect(entries.length).toBeGreaterThan(2000)
  const words = [
    'm',
    'median',
    '中位数',
    'zx',
    'how to compare two survival curves',
    '为什么置信区间这么宽',
    'cox ph',
    'xyzzy',
  ]
  const times = Array.from({ length: 1000 }, (_, i) => {
    const from = performance.now()
    findHelp(entries, `${words[i % words.length]}${i % 3 === 0 ? ' a' : ''}`)
    return performance.now() - from
  }).sort((a, b) => a - b)
  const p95 = times[950] ?? Number.NaN
  console.info(`1 000 searches of the help: median ${times[500]?.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  expect(p95).toBeLessThan(30 * (times[500] ?? 0))
})
