import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A new folder that goes when the tests of the file are over. `mode`: who may enter it; only its owner unless told otherwise. */
export function temporaryFolder(name: string, mode = 0o700): string {
  const folder = mkdtempSync(join(tmpdir(), `slipstick-${name}-`))
  chmodSync(folder, mode)
  made.push(folder)
  return folder
}
