/**
 * `node src/cli/compress.mjs FOLDER`: writes FILE.br (brotli 11, or 6 for large files) and FILE.gz beside every text file above 1 kB, for the
 * server to send. Skips copies that are not smaller, and removes copies whose file is gone.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.md', '.webmanifest', '.txt', '.wasm', '.so', '.pack'])
const SMALLEST = 1024
/** Above this size brotli's last percent costs minutes. */
const LARGEST = 4 * 1024 * 1024

const folder = process.argv[2]
if (!folder || !existsSync(folder)) {
  process.stderr.write('Usage: node src/cli/compress.mjs FOLDER\n')
  process.exit(2)
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

for (const file of files) {
  if (/\.(br|gz)$/.test(file)) {
    if (!existsSync(file.slice(0, -3))) rmSync(file)
    continue
  }
  if (!TEXT.has(extname(file))) continue
  const content = readFileSync(file)
  const copies = {
    br: () =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: content.length > LARGEST ? 6 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    gz: () => gzipSync(content, { level: 9 }),
  }
  for (const [ending, compress] of Object.entries(copies)) {
    const copy = content.length > SMALLEST ? compress() : undefined
    if (copy && copy.length < content.length) writeFileSync(`${file}.${ending}`, copy)
    else rmSync(`${file}.${ending}`, { force: true })
  }
}
