/** Helpers of `npm start` and `npm test` that run before anything is installed: plain JavaScript for Node 20, no dependencies. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isKnownNode, packagedNode } from './packaged-node.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const at = (...path) => join(root, ...path)
const isWindows = process.platform === 'win32'
/** The Node version that everything here is tested with; the lockfile installs it for users of an older one. */
const TOOL_NODE = [24, 21]

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function isAtLeast(version, wanted) {
  const [major, minor] = version.split('.').map(Number)
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1])
}

if (!isAtLeast(process.versions.node, [20, 19])) {
  fail(
    `Slipstick needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer Node and try again.`,
  )
}

function hashOf(paths) {
  const hash = createHash('sha256')
  const walk = (path) => {
    const absolute = at(path)
    if (!existsSync(absolute)) return
    if (statSync(absolute).isDirectory()) {
      for (const entry of readdirSync(absolute).sort()) walk(join(path, entry))
    } else hash.update(path).update('\0').update(readFileSync(absolute)).update('\0')
  }
  for (const path of paths) walk(path)
  return hash.digest('hex')
}

const read = (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '')

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: isWindows, ...options })
  if (result.error) throw result.error
  return result.status ?? 1
}

export function ensureInstalled() {
  const stamp = hashOf(['package.json', 'package-lock.json'])
  if (read('node_modules/.cache/install-stamp') === stamp) return
  console.log('Installing packages …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const code = npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], { shell: false })
    : run(isWindows ? 'npm.cmd' : 'npm', args)
  if (code !== 0)
    fail('The packages could not be installed (npm ci failed). Check the network and the disk, then try again.')
  requireKnownNode()
  mkdirSync(at('node_modules/.cache'), { recursive: true })
  writeFileSync(at('node_modules/.cache/install-stamp'), stamp)
}

/** Verifies the hash of the packaged Node before it runs: `node` in an npm script is that one. */
function requireKnownNode() {
  const packaged = packagedNode(root)
  if (packaged === undefined || isKnownNode(root, packaged)) return packaged
  return fail(
    `${packaged} is not the Node that this version of Slipstick was made with. Remove node_modules and try again; if this is said once more, do not run it, and report it.`,
  )
}

/** A Node that the tools accept: this machine's if it is new enough, else the packaged one. */
export function toolNode() {
  const packaged = requireKnownNode()
  const isOwn = packaged === undefined || realpathSync(process.execPath) !== realpathSync(packaged)
  if (isOwn && isAtLeast(process.versions.node, TOOL_NODE)) return process.execPath
  if (packaged !== undefined && spawnSync(packaged, ['-v']).status === 0) return packaged
  return fail(
    `This machine has Node ${process.versions.node} and no bundled Node for ${process.platform}-${process.arch}. Install Node ${TOOL_NODE.join('.')} or newer.`,
  )
}

export function toolEnvironment(extra = {}) {
  const path = [dirname(toolNode()), at('node_modules/.bin'), process.env.PATH].join(delimiter)
  // V8's compile cache: a start of the server takes a fifth less
  return { NODE_COMPILE_CACHE: at('node_modules/.cache/compiled'), ...process.env, PATH: path, ...extra }
}

/** Runs a package's binary with the right Node, without npx and shebangs. Returns its exit code. */
export function tool(name, args, { bin, env } = {}) {
  const folder = at('node_modules', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin ?? name.split('/').pop()]
  return run(toolNode(), [join(folder, file), ...args], { env: toolEnvironment(env), shell: false })
}

export function script(path, args = [], env = {}) {
  return run(toolNode(), [at(path), ...args], { env: toolEnvironment(env), shell: false })
}

const BUILD_INPUTS = [
  'src/app',
  'src/catalog',
  'src/contract',
  'src/engine',
  'src/figure',
  'src/formats',
  'sw',
  'public',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

export function ensureBuilt() {
  const stamp = hashOf(BUILD_INPUTS.filter((path) => !path.endsWith('.gen.ts')))
  if (existsSync(at('dist/app/index.html')) && read('dist/build-stamp') === stamp) return
  console.log('Building …')
  build(stamp.slice(0, 12))
  writeFileSync(at('dist/build-stamp'), hashOf(BUILD_INPUTS))
}

export function build(buildId) {
  const built = tool('vite', ['build', '--logLevel', 'warn'], { env: { BUILD_ID: buildId } })
  const after = ['notices', 'compress']
  if (built !== 0 || after.some((name) => script(`src/cli/${name}.mjs`, ['dist/app']) !== 0))
    fail('The application could not be built.')
}

/** Finds Chromium for the tests: CHROMIUM_PATH, the system's, Playwright's cache, apt, Playwright's download. */
export function ensureBrowser() {
  const works = (path) => path && existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  const installed = () =>
    [
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ].find(works)
  const cached = () => {
    const code = "console.log(require('@playwright/test').chromium.executablePath())"
    const path = spawnSync(toolNode(), ['-e', code], { cwd: root, encoding: 'utf8' }).stdout?.trim()
    return works(path) ? path : undefined
  }
  const byApt = () => {
    installByApt('Chromium', ['chromium', 'fonts-noto-cjk'])
    return installed()
  }
  const byDownload = () => {
    tool('@playwright/test', ['install', 'chromium'], { bin: 'playwright' })
    return cached()
  }
  return (
    installed() ??
    cached() ??
    byApt() ??
    byDownload() ??
    fail('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to it.')
  )
}

/** Finds or installs Firefox, and WebKitGTK with its driver and the virtual display that it needs. */
export function ensureOtherBrowsers() {
  const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
  const isThere = () =>
    [firefox, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/openssl'].every((path) => existsSync(path))
  if (isThere()) return
  installByApt('Firefox and WebKitGTK', ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openssl', 'fonts-noto-cjk'])
  if (!isThere())
    fail(
      'The scenarios for other browsers need Firefox (or FIREFOX_PATH), WebKitWebDriver, Xvfb and openssl. In Debian: firefox-esr, webkit2gtk-driver, xvfb and openssl.',
    )
}

/** Finds LibreOffice with Writer and Calc, and Poppler, which open the product's files in tests. */
export function ensureOffice() {
  const answers = ([command, flag]) => spawnSync(command, [flag], { timeout: 60_000 }).status === 0
  const programs = [
    ['soffice', '--version'],
    ['pdftotext', '-v'],
  ]
  const works = () => programs.every(answers) && opensSheets()
  if (works()) return
  installByApt('LibreOffice', ['libreoffice-writer-nogui', 'libreoffice-calc-nogui', 'poppler-utils', 'fonts-noto-cjk'])
  if (!works())
    fail(
      'The tests open documents with LibreOffice (soffice) and Poppler (pdftotext). Install both, LibreOffice with Writer and Calc.',
    )
}

/** Whether LibreOffice includes Calc, a separate package in Debian: tests by converting a table to a workbook. */
function opensSheets() {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-calc-'))
  try {
    writeFileSync(join(folder, 'table.csv'), 'a,b\n1,2\n')
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
    const args = [profile, '--headless', '--convert-to', 'xlsx', '--outdir', folder, join(folder, 'table.csv')]
    spawnSync('soffice', args, { timeout: 120_000, stdio: 'ignore' })
    return existsSync(join(folder, 'table.xlsx'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Installs Debian packages when running as root, which needs no password. */
function installByApt(name, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // a fresh machine is often updating itself: wait for its lock
  const patient = ['-o', 'DPkg::Lock::Timeout=600']
  run('apt-get', [...patient, 'update', '-qq'], { env })
  run('apt-get', [...patient, 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}
