import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { SiteServer } from './site-server.ts'

const root = resolve(import.meta.dirname, '../../..')

/** An operator command, beside the running server of a scenario; returns what it prints. */
export function operator(site: SiteServer, ...args: string[]): string {
  return run(site, 'src/cli/operator.ts', args)
}

/** Several commands in turn, in one process. */
export function operate(site: SiteServer, commands: readonly (readonly string[])[]): void {
  run(site, 'tests/e2e/support/operate.ts', [JSON.stringify(commands)])
}

function run(site: SiteServer, program: string, args: readonly string[]): string {
  const printed = execFileSync(process.execPath, [resolve(root, program), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: resolve(site.dataDir, 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  return printed.trim()
}
