/**
 * `node src/cli/test.mjs`            everything: check, pauses and memory on large inputs, server, browser, a smoke test of the bench
 * `node src/cli/test.mjs check`      format, lint, types, messages, unused code, layers, unit and golden tests
 * `node src/cli/test.mjs check --since <commit>`   the same, but only for entries changed since then
 * `node src/cli/test.mjs check:all`  everything, every entry, and each stage within its budget (stages.mjs)
 * A test of a server or a browser that fails has a second attempt, since a machine may stand still for seconds: what
 * passes then is listed as unsteady, to be mended, and fails only `check:all`.
 * All except `check:all` test only a tenth of the entries that are unchanged since a fully passed `check:all` (tests/tools/choose-entries.ts). Ends
 * with the failures and their reasons, the time of the stages and the entries, and `N passed, N failed`, counting each check and each test.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  ensureBrowser,
  ensureBuilt,
  ensureInstalled,
  ensureOffice,
  ensureOtherBrowsers,
  fail,
  root,
  script,
  tool,
} from './bootstrap.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { secondsByEntry, spentOf } from './stages.mjs'
import { readStamps, stamp, treeHash } from './stamp.mjs'

const [only, ...rest] = process.argv.slice(2)
const since = rest[0] === '--since' ? rest[1] : undefined
if (rest.length > 0 && (only !== 'check' || since === undefined || rest.length > 2))
  fail('npm run check -- --since <commit>')
const command = only === undefined ? 'test' : since === undefined ? only : `${only} --since`
const isWhole = command === 'check:all'
const ATTEMPTS = isWhole ? 1 : 2
const results = join(root, 'test-results')
const chosen = join(results, 'entries.json')
ensureInstalled()
const [stamps, tree] = [readStamps(), treeHash()]
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
for (const [name, { tree: of, ...result }] of Object.entries(stamps)) stamp(name, of, result)

let passed = 0
let failed = 0
const times = []
const reasons = []
const unsteady = []
const seconds = {}
const entries = []

function step(stage, name, act) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const { ok, counted } = act()
  passed += counted?.passed ?? (ok ? 1 : 0)
  failed += counted?.failed ?? (ok ? 0 : 1)
  if (!ok && counted?.failed === 0) failed += 1
  const took = (performance.now() - start) / 1000
  seconds[stage] = (seconds[stage] ?? 0) + took
  times.push(`${ok ? 'ok    ' : 'FAILED'} ${took.toFixed(1).padStart(6)} s  ${name}`)
}

const check = (code) => ({ ok: code === 0 })

function vitest(projects, { name = projects.join('-'), leaveOut = [], env = {}, attempts = 1 } = {}) {
  const file = join(results, `${name}.json`)
  const args = projects.flatMap((project) => ['--project', project])
  const without = leaveOut.flatMap((pattern) => ['--exclude', pattern])
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = tool('vitest', ['run', ...args, ...without, ...reports, `--retry=${attempts - 1}`], {
    env: { ENTRIES: existsSync(chosen) ? chosen : '', ...env },
  })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  reasons.push(...failuresOfVitest(report))
  unsteady.push(...failuresOfVitest(report, { isUnsteady: true }))
  if (projects.includes('pure')) entries.push(...secondsByEntry(report, catalogue()))
  return { ok: code === 0, counted: { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 1 } }
}

function catalogue() {
  const kinds = ['analyses', 'charts', 'steps', 'calculators']
  return kinds.flatMap((kind) => readdirSync(join(root, 'src/catalog', kind)))
}

function chromium() {
  ensureOffice()
  return playwright('playwright', { CHROMIUM_PATH: ensureBrowser() })
}

/** Runs all scenarios on Firefox and WebKit if everything is tested, otherwise the three marked @quick. */
function otherBrowsers() {
  ensureOtherBrowsers()
  return playwright('any-browser', {}, isWhole ? [] : ['--grep', '@quick'])
}

function playwright(name, env, args = []) {
  const file = join(results, `${name}.json`)
  const code = tool(
    '@playwright/test',
    ['test', '--config', `tests/e2e/${name}.config.ts`, `--retries=${ATTEMPTS - 1}`, ...args],
    {
      bin: 'playwright',
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  )
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  reasons.push(...failuresOfPlaywright(report))
  unsteady.push(...failuresOfPlaywright(report, { isUnsteady: true }))
  const stats = report.stats ?? { expected: 0, unexpected: 1, flaky: 0 }
  return { ok: code === 0, counted: { passed: stats.expected + stats.flaky, failed: stats.unexpected } }
}

/** Records the tested entries as proven, unless files were changed meanwhile. Returns the tree hash that includes the record. */
function proven() {
  if (treeHash() !== tree || script('tests/tools/prove-entries.ts') !== 0) return tree
  return treeHash()
}

step('check', 'routes', () => check(script('src/cli/routes.mjs')))
step('check', 'format and lint (biome)', () =>
  check(tool('@biomejs/biome', ['ci', '--diagnostic-level=warn', '.'], { bin: 'biome' })),
)
step('check', 'types', () => check(tool('typescript', ['-b'], { bin: 'tsc' })))
step('check', 'lint with types (oxlint)', () => check(tool('oxlint', ['--type-aware', '--deny-warnings', '.'])))
step('check', 'messages', () => check(script('src/cli/messages.mjs')))
step('check', 'unused code (knip)', () => check(tool('knip', ['--no-progress'])))
if (!isWhole)
  step('check', 'entries that are asked', () =>
    check(script('tests/tools/choose-entries.ts', since === undefined ? [chosen] : [chosen, since])),
  )
step('check', 'unit, golden, layers, conformance', () => vitest(['pure', 'app']))
if (only !== 'check') {
  step('pauses', 'pauses in which Stop is heard, memory, hostile files', () => vitest(['pauses']))
  step('server', 'server and contract', () => vitest(['server'], { attempts: ATTEMPTS }))
  step('server', 'the same on two processes and a separate PostgreSQL', () =>
    vitest(['server'], {
      name: 'two-processes',
      attempts: ATTEMPTS,
      // these start their own servers and operators, so the second pass would repeat the first
      leaveOut: [
        'src/server/{start,start-window,supervised,kill}.test.ts',
        'src/server/backup/{cut-restore,memory}.test.ts',
      ],
      env: { SERVER_PROCESSES: '2', TEST_DATABASE: 'separate' },
    }),
  )
  step('build', 'build', () => {
    ensureBuilt()
    return { ok: true }
  })
  step('build', 'first-load budget', () => check(script('tests/tools/budget.mjs')))
  step('build', 'every script of the worker loads by itself', () => check(script('tests/tools/worker-scripts.ts')))
  step('build', 'first load does not grow with the catalogue', () => check(script('tests/tools/entry-cost.ts')))
  step('browser', 'browser', chromium)
  step('browser', 'Firefox and WebKit', otherBrowsers)
  step('bench', 'every figure of the bench, once and as small as it can be', () =>
    check(script('tests/bench/main.ts', ['--smoke'], { CHROMIUM_PATH: ensureBrowser() })),
  )
}

const { lines, over } = spentOf(seconds)
const proves = isWhole && failed === 0 // before the budgets are checked, since a slow machine disproves no entry
if (isWhole && over.length > 0) {
  failed += over.length
  reasons.push(`✗ longer than its budget (src/cli/stages.mjs): ${over.join(', ')}`)
}
if (reasons.length > 0) console.log(`\n${reasons.join('\n\n')}`)
console.log(`\n${times.join('\n')}\n\n${lines.join('\n')}`)
if (existsSync(chosen)) {
  const { full, drawn, of } = JSON.parse(readFileSync(chosen, 'utf8'))
  console.log(`entries  ${full.length} of ${of} in full (changed), ${drawn.length} drawn`)
}
if (entries.length > 0) {
  const all = entries.reduce((sum, [, own]) => sum + own, 0)
  const most = entries.slice(0, 5).map(([id, own]) => `${id} ${own.toFixed(1)}`)
  console.log(`entries  ${(all / entries.length).toFixed(2)} CPU s each of ${entries.length}; most: ${most.join(', ')}`)
}
for (const text of unsteady) console.log(`\nunsteady, passed at the second attempt: ${text}`)
// once more without the reasons: the end of a long log is what a reader sees first
for (const text of [...reasons, ...unsteady]) console.log(text.split('\n', 2).join(' ').slice(0, 300))
stamp(command, proves ? proven() : tree, { passed, failed, seconds })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
