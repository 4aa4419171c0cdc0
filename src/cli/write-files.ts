import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileFault } from './file-fault.ts'

interface FileToWrite {
  readonly path: string
  readonly content: string | Uint8Array
}

/**
 * Writes all of the files or none: each under a temporary name, and renamed once all are complete. Writes to other paths than regular files
 * (`/dev/stdout`) directly, and to the target of a link. Throws a FileFault.
 */
export function writeFiles(...files: readonly FileToWrite[]): void {
  const passing: { readonly from: string; readonly to: string; readonly path: string }[] = []
  try {
    for (const { path, content } of files)
      withPath(path, () => {
        const isThere = existsSync(path)
        if (isThere && !statSync(path).isFile()) return writeFileSync(path, content)
        const to = isThere ? realpathSync(path) : path
        const from = `${to}.${process.pid}.part`
        passing.push({ from, to, path })
        writeFileSync(from, content)
        if (isThere) chmodSync(from, statSync(to).mode)
      })
    for (const { from, to, path } of passing) withPath(path, () => renameSync(from, to))
  } finally {
    for (const { from } of passing) rmSync(from, { force: true })
  }
}

/** Throws a FileFault if the folder cannot be created. */
export function makeFolder(path: string): void {
  withPath(path, () => mkdirSync(path, { recursive: true }))
}

function withPath(path: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    throw fileFault(error, path) ?? error
  }
}
