import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { SiteServer } from './site-server.ts'

const root = resolve(import.meta.dirname, '../../..')

/** A command of the operator's, beside the running server of a scenario. */
export function operator(site: SiteServer, ...args: string[]): void {
  execFileSync(process.execPath, [resolve(root, 'src/cli/operator.ts'), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: resolve(site.dataDir, 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
