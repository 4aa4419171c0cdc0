import type { Language } from '#catalog/kit/words.ts'

/** Output streams and language of a command. Tests pass their own. */
export interface Terminal {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly language: Language
}
