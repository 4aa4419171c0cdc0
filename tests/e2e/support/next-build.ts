import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** A second real build, into this folder, that differs in its id and in the version of the device's schema. */
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
