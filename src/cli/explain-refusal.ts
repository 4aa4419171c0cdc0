import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { messageText } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Answer, LevelRef, Outcome, Params } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Words } from '#catalog/kit/words.ts'
import type { Table } from './read-table.ts'
import type { Terminal } from './terminal.ts'

/** The outcome, or those of all parts of a split. */
export function partsOf(outcome: Outcome): readonly { level?: LevelRef; outcome: Answer }[] {
  return outcome.status === 'split' ? outcome.parts : [{ outcome }]
}

/** Prints why there is no outcome, in the reader's language. */
export function explainRefusal(
  outcome: Outcome,
  { messages: own }: Pick<AnalysisDefinition, 'messages'>,
  { dictionary }: Table,
  { complain, language }: Terminal,
): void {
  const messages: Readonly<Record<string, Words>> = { ...kitMessages, ...own }
  const display = { settings: displaySettings(language), names: namesOf(dictionary), messages }
  for (const { outcome: part } of partsOf(outcome))
    for (const { code, params } of reasonsOf(part))
      complain(messageText(messages[code] ?? { en: code, zh: code }, params, display))
}

function reasonsOf(answer: Answer): readonly { code: string; params: Params }[] {
  if (answer.status === 'incomplete') return answer.missing
  return answer.status === 'rejected' ? [answer] : []
}
