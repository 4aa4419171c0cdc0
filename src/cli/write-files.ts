import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileFault } from './file-fault.ts'

interface FileToWrite {
  readonly path: string
  readonly content: string | Uint8Array
}

/**
 * Writes all of the files or none: each under a passing name beside its own, which it gets once all are complete. What is no plain file (`/dev/stdout`) is
 * written as it is, and a link keeps pointing where it did. Throws a FileFault.
 */
export function writeFiles(...files: readonly FileToWrite[]): void {
  const passing: { readonly from: string; readonly to: string; readonly path: string }[] = []
  try {
    for (const { path, content } of files)
      told(path, () => {
        const isThere = existsSync(path)
        if (isThere && !statSync(path).isFile()) return writeFileSync(path, content)
        const to = isThere ? realpathSync(path) : path
        const from = `${to}.${process.pid}.part`
        passing.push({ from, to, path })
        writeFileSync(from, content)
        if (isThere) chmodSync(from, statSync(to).mode)
      })
    for (const { from, to, path } of passing) told(path, () => renameSync(from, to))
  } finally {
    for (const { from } of passing) rmSync(from, { force: true })
  }
}

/** Throws a FileFault where the folder cannot be made. */
export function makeFolder(path: string): void {
  told(path, () => mkdirSync(path, { recursive: true }))
}

function told(path: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    throw fileFault(error, path) ?? error
  }
}
