import type { OfProject } from '../../data/chats.ts'
import { type Aliases, AliasList } from './aliases.ts'
import { textOf, withData } from './attached-text.ts'
import type { Attachment } from './attachment.ts'
import { type Choice, chosen, type Offer } from './offer.ts'
import { storedAttached } from './stored-attached.ts'

/** What goes along with a message, from one project. */
export interface ToAttach {
  /** As it leaves with the words of the message. */
  readonly content: (words: string) => string
  readonly attached: readonly Attachment[]
  readonly stored: OfProject
  readonly aliases: Aliases
}

/**
 * The choice of a user, as it leaves and as it is stored.
 * @param before aliases of the conversation
 * @param frame of this message (`newFrame`)
 */
export function toAttach(offer: Offer, choice: Choice, before: Aliases, frame: string): ToAttach | undefined {
  const attached = chosen(offer, choice)
  return attached.length === 0 ? undefined : writtenOut(offer, attached, choice.hidesNames, before, frame)
}

/** The same for attachments that were put together. */
export function writtenOut(
  { project, dataset, names }: Pick<Offer, 'project' | 'dataset' | 'names'>,
  attached: readonly Attachment[],
  hidesNames: boolean,
  before: Aliases,
  frame: string,
): ToAttach {
  const list = new AliasList(dataset, before)
  const text = attached.map((one) => textOf(one, { aliases: list, hidesNames, names })).join('\n\n')
  const aliases = list.all
  return {
    content: (words) => withData(words, text, frame),
    attached,
    aliases,
    stored: { project, value: storedAttached({ text, kinds: attached.map(({ kind }) => kind), aliases }) },
  }
}
