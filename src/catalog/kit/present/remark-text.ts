import type { MessageSpecs } from '../analysis.ts'
import { type Display, messageText } from '../message.ts'
import type { Check, Notice } from '../outcome/outcome.ts'
import type { Words } from '../words.ts'

/** The result of a checked assumption. */
export const checkResults: Readonly<Record<Check['result'], Words>> = {
  met: { en: 'met', zh: '满足' },
  doubtful: { en: 'doubtful', zh: '存疑' },
  violated: { en: 'violated', zh: '不满足' },
  unknown: { en: 'could not be checked', zh: '无法检验' },
}

/** A notice or a check in words, from the messages of its entry. */
export function remarkText(
  { code, params, where }: Pick<Notice & Check, 'code' | 'params' | 'where'>,
  messages: MessageSpecs,
  display: Display,
): string {
  const words = messages[code]
  if (words === undefined) return code
  return messageText(words, { ...params, ...(where ? { where } : {}) }, { ...display, messages })
}
