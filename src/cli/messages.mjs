/**
 * The interface's messages: extracts them and fails if a catalogue changes (it was stale), if a message is untranslated, or if two catalogues
 * translate it differently, because only one of the translations would be shown. `--write` keeps the extracted messages.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, tool } from './bootstrap.mjs'

const locales = join(root, 'src/app/i18n/locales')

/** The text of each catalogue, by its path below `locales`. */
function catalogues() {
  const files = readdirSync(locales, { recursive: true }).filter((file) => file.endsWith('.po'))
  return new Map(files.map((file) => [file, readFileSync(join(locales, file), 'utf8')]))
}

const before = catalogues()
if (tool('@lingui/cli', ['extract', '--clean'], { bin: 'lingui' }) !== 0) fail('The messages could not be extracted.')
const after = catalogues()
if (!process.argv.includes('--write')) {
  const stale = [...after.keys()].filter((file) => before.get(file) !== after.get(file))
  for (const file of stale) {
    if (before.has(file)) writeFileSync(join(locales, file), before.get(file))
    else rmSync(join(locales, file))
  }
  if (stale.length > 0) fail('The message catalogues are stale. Run `npm run messages` and translate what is new.')
}

const translations = [...after]
  .filter(([file]) => file.endsWith('zh.po'))
  .flatMap(([, text]) => [...text.matchAll(/^(?:msgctxt ".*"\n)?msgid ".+"\nmsgstr (".*"(?:\n".*")*)$/gm)])
  .map(([entry, translation]) => ({ message: entry.slice(0, entry.indexOf('\nmsgstr')), translation }))
const listed = (found) => found.map(({ message }) => `\n  ${message}`).join('')
const untranslated = translations.filter(({ translation }) => translation === '""')
if (untranslated.length > 0) fail(`Not translated to Chinese:${listed(untranslated)}`)
const first = new Map()
for (const { message, translation } of translations) if (!first.has(message)) first.set(message, translation)
const divided = translations.filter(({ message, translation }) => first.get(message) !== translation)
if (divided.length > 0) fail(`Translated differently in another catalogue:${listed(divided)}`)
