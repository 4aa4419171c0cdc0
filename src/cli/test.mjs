/**
 * `node src/cli/test.mjs`        everything: check, pauses of long analyses, server, browser
 * `node src/cli/test.mjs check`  format, lint, types, messages, unused code, layers, unit and golden tests
 * Ends with what failed and why, and with `N passed, N failed`, counting each check and each test.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, ensureBuilt, ensureInstalled, ensureOffice, root, script, tool } from './bootstrap.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'

const only = process.argv[2]
const results = join(root, 'test-results')
ensureInstalled()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0
const times = []
const reasons = []

function step(name, act) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const { ok, counted } = act()
  passed += counted?.passed ?? (ok ? 1 : 0)
  failed += counted?.failed ?? (ok ? 0 : 1)
  if (!ok && counted?.failed === 0) failed += 1
  times.push(`${ok ? 'ok    ' : 'FAILED'} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

const check = (code) => ({ ok: code === 0 })

function vitest(projects, { name = projects.join('-'), leaveOut = [], env = {} } = {}) {
  const file = join(results, `${name}.json`)
  const args = projects.flatMap((project) => ['--project', project])
  const without = leaveOut.flatMap((pattern) => ['--exclude', pattern])
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = tool('vitest', ['run', ...args, ...without, ...reports], { env })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  reasons.push(...failuresOfVitest(report))
  return { ok: code === 0, counted: { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 1 } }
}

function playwright() {
  ensureOffice()
  const file = join(results, 'browser.json')
  const env = { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = tool('@playwright/test', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    bin: 'playwright',
    env,
  })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  reasons.push(...failuresOfPlaywright(report))
  const stats = report.stats ?? { expected: 0, unexpected: 1, flaky: 0 }
  return { ok: code === 0, counted: { passed: stats.expected, failed: stats.unexpected + stats.flaky } }
}

step('routes', () => check(script('src/cli/routes.mjs')))
step('format and lint (biome)', () =>
  check(tool('@biomejs/biome', ['ci', '--diagnostic-level=warn', '.'], { bin: 'biome' })),
)
step('types', () => check(tool('typescript', ['-b'], { bin: 'tsc' })))
step('lint with types (oxlint)', () => check(tool('oxlint', ['--type-aware', '--deny-warnings', '.'])))
step('messages', () => check(script('src/cli/messages.mjs')))
step('unused code (knip)', () => check(tool('knip', ['--no-progress'])))
step('unit, golden, layers, conformance', () => vitest(['pure', 'app']))
if (only !== 'check') {
  step('pauses in which Stop is heard', () => vitest(['pauses']))
  step('server and contract', () => vitest(['server']))
  step('the same on two processes and a separate PostgreSQL', () =>
    vitest(['server'], {
      name: 'two-processes',
      leaveOut: ['src/server/{start,start-window,supervised,kill}.test.ts'], // they start processes of their own
      env: { SERVER_PROCESSES: '2', TEST_DATABASE: 'separate' },
    }),
  )
  step('build', () => {
    ensureBuilt()
    return { ok: true }
  })
  step('first-load budget', () => check(script('tests/tools/budget.mjs')))
  step('first load does not grow with the catalogue', () => check(script('tests/tools/entry-cost.ts')))
  step('browser', playwright)
}

if (reasons.length > 0) console.log(`\n${reasons.join('\n\n')}`)
console.log(`\n${times.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
