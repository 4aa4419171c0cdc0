import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Paths that a build needs. */
export const buildPaths = ['package.json', 'vite.config.ts', 'lingui.config.ts', 'src', 'sw', 'public'] as const

/** Further paths that the tests need. */
export const testPaths = [...buildPaths, 'tests', 'tsconfig.json', 'package-lock.json', 'README.md', 'ARCHITECTURE.md']

/** Calls `act` with a copy of the project with the same packages installed, and removes the copy afterwards. */
export async function inScratchProject<T>(paths: readonly string[], act: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'slipstick-scratch-'))
  try {
    for (const path of paths)
      if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    return await act(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Files by their path in the catalogue. */
export function writeCatalogFiles(copy: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(copy, 'src/catalog', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
