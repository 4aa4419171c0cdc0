/**
 * `node src/cli/notices.mjs FOLDER`: writes third-party-licences.txt, with the licences of all packages that the program runs with. These are
 * more than reach a browser through the main bundle: workers and the service worker are bundled separately, and the server sends the file.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

/** The installed packages of the lockfile that are not development tools, each once. */
export function shippedPackages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Map()
  for (const [path, { dev = false, version, license = null }] of Object.entries(lock.packages)) {
    const folder = join(root, path)
    const name = path.split('node_modules/').at(-1)
    if (path === '' || dev || !existsSync(join(folder, 'package.json'))) continue
    found.set(`${name} ${version}`, { name, version, license, folder })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The text of a package's licence, with its notice if there is one; null if it has none. */
export function licenceText(folder) {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|unlicense|notice)([.-].*)?$/i.test(file))
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return texts.length === 0 ? null : texts.join('\n\n')
}

function noticeOf({ name, version, license, folder }) {
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const by = typeof author === 'string' ? author : (author?.name ?? 'its authors')
  return `${name} ${version}: ${license}\n\n${licenceText(folder) ?? `Copyright (c) ${by}. The package holds no text of its licence.`}`
}

const line = '-'.repeat(78)
const [folder] = process.argv.slice(2)
if (folder) {
  const head = 'Slipstick is made with these packages. Each is under the licence that stands with it.'
  writeFileSync(
    join(folder, 'third-party-licences.txt'),
    [head, ...shippedPackages().map(noticeOf)].join(`\n\n${line}\n\n`),
  )
}
