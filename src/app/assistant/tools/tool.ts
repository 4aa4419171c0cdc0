import type { Language } from '#catalog/kit/words.ts'

export interface ToolAnswer {
  /** JSON, which the model reads. */
  readonly text: string
  /** The id of a clinical tool that the user is offered as a card. */
  readonly card?: string
}

/** A tool with checked arguments; `language` is the reader's. */
export type Tool<Arguments> = (given: Arguments, language: Language) => Promise<ToolAnswer>
