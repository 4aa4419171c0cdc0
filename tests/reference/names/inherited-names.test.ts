import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '#cli/run-command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { hasR, runInR } from '#tests/tools/run-in-r.ts'

/**
 * Names of `Object.prototype`'s properties as names of columns and levels. A lookup in a plain object finds a function there. Each question is
 * asked twice, with these names and with harmless ones of the same order, and must get the same answer.
 */
const harmless = ['aleph', 'beth', 'gimel', 'daleth', 'hexad', 'zayin']
const inherited = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf']
const renamed = (text: string) => harmless.reduce((whole, name, k) => whole.replaceAll(name, inherited[k] ?? ''), text)

// aleph: group; beth: result; gimel: a number; daleth: time; hexad: status; levels are of the same words
const rows = Array.from({ length: 24 }, (_, i) => {
  const group = i % 2 === 0 ? 'aleph' : 'beth'
  const result = (i * 7) % 5 < 2 ? 'gimel' : 'daleth'
  return `${group},${result},${((i * 37) % 23) / 2},${5 + ((i * 11) % 17)},${(i * 3) % 4 === 0 ? 'zayin' : 'hexad'}`
})
const csv = `aleph,beth,gimel,daleth,hexad\n${rows.join('\n')}\n`

const folder = temporaryFolder('names')
const plain = { data: join(folder, 'plain.csv'), of: (text: string) => text }
const hostile = { data: join(folder, 'hostile.csv'), of: renamed }
for (const { data, of } of [plain, hostile]) writeFileSync(data, of(csv))

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const print = (text: string) => out.push(text)
  const complain = (text: string) => err.push(text)
  const exit = await runCommand(args, { print, complain, language: 'en' })
  return { exit, out: out.join('\n'), err: err.join('\n') }
}

const tTest = ['t-test-independent', '{"outcomes":["gimel"],"group":"aleph","first":"beth","second":"aleph"}'] as const
const asked: readonly (readonly [id: string, options: string, dictionary?: string])[] = [
  ['frequencies', '{"variables":["aleph","beth","hexad"]}'],
  ['chi-square', '{"outcomes":["beth"],"group":"aleph"}'],
  tTest,
  ['table-one', '{"variables":["beth","gimel"],"group":"aleph","rules":{"gimel":{"summary":"median"}}}'],
  ['kaplan-meier', '{"outcome":{"time":"daleth","status":"hexad","events":["zayin"]},"group":"aleph"}'],
  ['descriptive-statistics', '{"variables":["gimel","daleth"],"splitBy":"beth"}'],
  ['linear-regression', '{"outcome":"gimel","terms":{"list":["daleth","aleph"],"reference":{"aleph":"beth"}}}'],
  [
    'frequencies',
    '{"variables":["beth"]}',
    '{"beth":{"valueLabels":[{"value":"gimel","label":"zayin"},{"value":"daleth","label":"aleph"}],"missingCodes":["hexad"]}}',
  ],
  ['chi-square', '{"outcomes":["beth"],"group":"aleph"}', '{"beth":{"measure":"ordinal"},"aleph":{"label":"daleth"}}'],
]

const analyses = asked.map(([id, options, dictionary = '{}']) => ({ id, options, dictionary }))

test.each(analyses)(
  '$id $options answers the same, in its outcome, its text and its script',
  async ({ id, options, dictionary }) => {
    const outputOf = async ({ data, of }: typeof plain, ...more: string[]) => {
      const args = ['--data', data, '--options', of(options), '--dictionary', of(dictionary)]
      const { exit, out, err } = await run('analyse', id, ...args, ...more)
      expect([exit, err]).toEqual([0, ''])
      return out
    }
    const script = join(folder, 'script.R')
    const ours = JSON.parse(renamed(await outputOf(plain, '--json')))
    expect(JSON.parse(await outputOf(hostile, '--json'))).toEqual(ours)
    await outputOf(plain, '--script', script)
    const [usual, data] = [readFileSync(script, 'utf8'), readFileSync(join(folder, 'script-data.csv'), 'utf8')]
    await outputOf(hostile, '--script', script)
    const other = readFileSync(script, 'utf8')
    const withoutTicks = (text: string) => text.replaceAll('`', '').replaceAll(/"[0-9a-f]{32}"/g, '')
    expect(withoutTicks(other)).toBe(withoutTicks(renamed(usual)))
    expect(readFileSync(join(folder, 'script-data.csv'), 'utf8')).toBe(renamed(data))
  },
)

test.runIf(hasR)('a script with these names runs in R', { timeout: 60_000 }, async () => {
  const script = join(folder, 'data.R')
  const [id, options] = tTest
  await run('analyse', id, '--data', hostile.data, '--options', renamed(options), '--script', script)
  const { values } = runInR(folder, readFileSync(script, 'utf8'), { t: 'results[["toString"]]$welch$statistic' })
  const { out } = await run('analyse', id, '--data', plain.data, '--options', options, '--json')
  const welch = JSON.parse(out).tables[1].rows[1].cells.statistic.value
  expect(values.t).toBeCloseTo(welch, 12)
})

test('steps and exports', async () => {
  const steps = JSON.stringify([
    { type: 'filter-rows', options: { condition: 'daleth > 6 and beth = "gimel"' } },
    { type: 'compute-variable', options: { name: 'zayin', formula: 'gimel / daleth + 1' } },
    { type: 'rename-variable', options: { variable: 'hexad', name: 'kaph' } },
    {
      type: 'recode',
      options: {
        variable: 'aleph',
        rules: [{ from: { values: ['aleph'] }, to: 'beth' }],
        unmatched: 'keep',
        name: 'hexad',
      },
    },
    { type: 'sort-rows', options: { keys: [{ column: 'zayin' }] } },
  ])
  const processed = async ({ data, of }: typeof plain) => {
    const out = join(folder, 'out.csv')
    const { exit, err } = await run('process', '--data', data, '--steps', of(steps), '--out', out)
    expect([exit, err]).toEqual([0, ''])
    return readFileSync(out, 'utf8')
  }
  const usual = await processed(plain)
  expect(usual.split('\n').length).toBeGreaterThan(4)
  expect(await processed(hostile)).toBe(renamed(usual))
})

test.each([
  ['box-violin', '{"variable":"gimel","group":"aleph","colour":"beth"}'],
  ['histogram', '{"variable":"gimel","group":"beth"}'],
  ['bar-error', '{"variable":"gimel","group":"aleph","colour":"hexad"}'],
  ['km-curve', '{"outcome":{"time":"daleth","status":"hexad","events":["zayin"]},"group":"aleph"}'],
])('the chart %s', async (id, options) => {
  const drawn = async ({ data, of }: typeof plain) => {
    const out = join(folder, 'out.svg')
    const {
      exit,
      err,
      out: json,
    } = await run('chart', id, '--data', data, '--options', of(options), '--out', out, '--json')
    expect([exit, err]).toEqual([0, ''])
    return { json, svg: readFileSync(out, 'utf8') }
  }
  const [usual, other] = [await drawn(plain), await drawn(hostile)]
  expect(JSON.parse(other.json)).toEqual(JSON.parse(renamed(usual.json)))
  expect(other.svg).toMatch(/constructor|toString/)
})

test.each(['constructor', '__proto__', 'toString', 'rules'])(
  'an option called %s is refused as any other that there is not',
  async (name) => {
    const options = `{"${name}":{"valueOf":1}}`
    const { exit, err } = await run('analyse', 'chi-square', '--data', plain.data, '--options', options)
    expect([exit, err]).toEqual([2, expect.stringContaining(`There is no option ${name}.`)])
  },
)

test('a choice of a clinical tool with such a name is refused', async () => {
  const { exit, err } = await run(
    'tool',
    'ckd-epi-2021-creatinine',
    '--inputs',
    '{"scr_mgdl":1,"age":50,"sex":"constructor"}',
  )
  expect([exit, err]).toEqual([3, expect.stringContaining('not-a-choice')])
})
