import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A new folder that is removed after the tests of the file. `mode`: its permissions; by default only the owner may enter. */
export function temporaryFolder(name: string, mode = 0o700): string {
  const folder = mkdtempSync(join(tmpdir(), `slipstick-${name}-`))
  chmodSync(folder, mode)
  made.push(folder)
  return folder
}

/** A new data folder that PostgreSQL's account can enter. */
export function makeDataDir(): string {
  return join(temporaryFolder('process', 0o711), 'data')
}
