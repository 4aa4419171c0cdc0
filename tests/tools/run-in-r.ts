import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Captured, captureCode, capturedFile, readCaptured, scriptFile } from '#catalog/kit/r/r-run.ts'

/** Whether R is on this machine. */
export const hasR = spawnSync('Rscript', ['--version']).status === 0

/** Runs a script in real R, in the folder of its data, and reads the captures. Throws with R's error message. */
export function runInR(folder: string, script: string, captures: Readonly<Record<string, string>>): Captured {
  writeFileSync(join(folder, scriptFile), `${script}\n${captureCode(captures)}`)
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  execFileSync('Rscript', ['--vanilla', scriptFile], { cwd: folder, env, stdio: 'pipe' })
  return readCaptured(readFileSync(join(folder, capturedFile), 'utf8'), Object.keys(captures))
}
