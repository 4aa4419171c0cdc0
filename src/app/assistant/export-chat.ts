import type { Message } from '../data/chats.ts'
import { withNames } from './attached/aliases.ts'
import { aliasesIn } from './attached/stored-attached.ts'

interface Labels {
  readonly you: string
  readonly assistant: string
  /** The mark that generated text carries wherever it goes (SPEC AI7). */
  readonly mark: string
}

/** Generated text with its mark, as it is copied. */
export const marked = (text: string, mark: string) => `${text.trimEnd()}\n\n${mark}\n`

/** A conversation as Markdown; each answer carries its mark and its model. */
export function chatMarkdown(title: string, messages: readonly Message[], labels: Labels): string {
  const parts = messages
    .map((message) => ({ ...message, text: withNames(message.text, aliasesIn([message])) }))
    .map(({ role, text, label }) =>
      role === 'user'
        ? `## ${labels.you}\n\n${text}\n`
        : `## ${labels.assistant}\n\n${marked(text, [labels.mark, label].filter(Boolean).join(' · '))}`,
    )
  return `# ${title}\n\n${parts.join('\n')}`
}
