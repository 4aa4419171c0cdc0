import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { displaySettings } from '#catalog/kit/format.ts'
import { messageText } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { OptionProblem } from '#catalog/kit/outcome.ts'
import type { Language, Words } from '#catalog/kit/words.ts'

/** A problem of an option in words: the entry's own, or the kit's. */
export function problemWords(
  { code, params }: Pick<OptionProblem, 'code' | 'params'>,
  dictionary: DataDictionary,
  language: Language,
  own: Readonly<Record<string, Words>> = {},
): string {
  const messages: Readonly<Record<string, Words>> = { ...kitMessages, ...own }
  const words = messages[code]
  if (!words) return code
  return messageText(words, params, { settings: displaySettings(language), names: namesOf(dictionary), messages })
}
