import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Language, Name } from './film.ts'

const root = resolve(import.meta.dirname, '../..')

/** The Chinese of each message of the interface, by its English; of those that catalogues translate differently, all. */
function readMessages(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of globSync('src/app/i18n/locales/**/zh.po', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll('"\n"', '')
    for (const [, id = '', words = ''] of text.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)) {
      const [english, chinese] = [id, words].map((part) => part.replaceAll('\\"', '"'))
      if (english && chinese) found.set(english, (found.get(english) ?? new Set()).add(chinese))
    }
  }
  return found
}

let messages: Map<string, Set<string>> | undefined

/** The words that the interface may show for a name in a language. Throws if it has no such message. */
export function wordsFor(name: Name, language: Language): readonly string[] {
  if (typeof name !== 'string') return [name[language]]
  messages ??= readMessages()
  const chinese = messages.get(name)
  if (!chinese) throw new Error(`the interface has no message “${name}”`)
  return language === 'en' ? [name] : [...chinese]
}
