import type { Language } from '#catalog/kit/words.ts'
import type { Attachment } from '../attached/attachment.ts'
import type { Offer } from '../attached/offer.ts'
import type { ProjectHost } from '../host/host.ts'
import type { Proposed } from '../proposals/proposal.ts'

export interface ToolAnswer {
  /** JSON, which the model reads, or data of the project that the user has agreed to show. */
  readonly text: string
  /** The id of a clinical tool that the user is offered as a card. */
  readonly card?: string
}

/** What a tool has of the conversation. */
export interface ToolContext {
  /** Undefined where no dataset can be open. */
  readonly host: ProjectHost | undefined
  /**
   * Shows the user what would leave, and asks (SPEC AI4).
   * @returns the text that may leave; undefined if the user does not want it to
   */
  readonly show: (offer: Offer, attached: readonly Attachment[]) => Promise<string | undefined>
  /** Shows the user a card of what is proposed, or why it does not fit. @returns the answer to the model */
  readonly propose: (proposed: Proposed) => Promise<string>
}

/** A tool with checked arguments; `language` is the reader's. */
export type Tool<Arguments> = (given: Arguments, language: Language, context: ToolContext) => Promise<ToolAnswer>
