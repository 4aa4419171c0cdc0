import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Makes a second real build in this folder, with a different id and schema version. */
export function buildNext(folder: string): void {
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      BUILD_ID: 'next',
      OUT_DIR: folder,
      SCHEMA_VERSIONS: 'tests/e2e/support/next-schema-versions.ts',
    },
  })
}
