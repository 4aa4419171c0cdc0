/**
 * `node tests/tools/choose-entries.ts <file> [commit]`: writes the entries that the tests cover to the file (ENTRIES,
 * tests/support/asked-entries.ts): in full those that changed since the tests of all entries passed (tests/fixtures/proven-entries.json), or
 * since the commit.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { treeHash } from '#cli/stamp.mjs'
import { changedBy, changedFrom, chooseEntries } from '#tests/support/choose-entries.ts'
import { entryFiles, entryHashes, provenFile } from '#tests/support/entry-files.ts'

const [file, commit] = process.argv.slice(2)
if (file === undefined) throw new Error('Which file is the choice written to?')
const tree = treeHash()
const choice = chooseEntries([...entryFiles().keys()], changed(), tree ?? '')
writeFileSync(file, `${JSON.stringify(choice, null, 2)}\n`)

function changed(): ReadonlySet<string> {
  if (commit !== undefined) return changedBy(pathsSince(commit), entryFiles())
  const proven = existsSync(provenFile) ? JSON.parse(readFileSync(provenFile, 'utf8')) : {}
  return changedFrom(proven, entryHashes())
}

function pathsSince(from: string): readonly string[] {
  if (tree === null) throw new Error('What changed since a commit is known in a checkout alone.')
  const cwd = resolve(import.meta.dirname, '../..')
  const asked = ['diff', '--name-only', '--no-renames', '-z', from, tree]
  const { status, stdout, stderr } = spawnSync('git', asked, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\0').filter((path) => path !== '')
}
