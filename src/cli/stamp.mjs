import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const file = join(root, 'test-results', 'stamp.json')

/** Git's tree hash of the working files, committed or not; null outside a checkout. */
export function treeHash() {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'))
  try {
    const git = (...args) =>
      spawnSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
      })
    if (git('add', '--all').status !== 0) return null
    const { status, stdout } = git('write-tree')
    return status === 0 ? stdout.trim() : null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function readStamps() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Records a command's result and duration for a tree. */
export function stamp(command, tree, result) {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const stamps = { ...readStamps(), [command]: { tree, at: new Date().toISOString(), ...result } }
  writeFileSync(file, `${JSON.stringify(stamps, null, 2)}\n`)
}
