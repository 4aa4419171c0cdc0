import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'compress.mjs')

test('only long text files get smaller copies, which are removed with their file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-compress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)
  const code = 'export const answer = 42\n'.repeat(200)
  mkdirSync(at('assets'))
  writeFileSync(at('assets/main.js'), code)
  writeFileSync(at('short.js'), 'export {}')
  writeFileSync(at('picture.png'), code)
  execFileSync(process.execPath, [SCRIPT, folder])
  expect(brotliDecompressSync(readFileSync(at('assets/main.js.br'))).toString()).toBe(code)
  expect(gunzipSync(readFileSync(at('assets/main.js.gz'))).toString()).toBe(code)
  for (const name of ['short.js.br', 'short.js.gz', 'picture.png.br']) expect(existsSync(at(name))).toBe(false)
  rmSync(at('assets/main.js'))
  execFileSync(process.execPath, [SCRIPT, folder])
  expect(existsSync(at('assets/main.js.br'))).toBe(false)
})
