/** What a message costs beside its text: its role and its ends. */
const PER_MESSAGE = 8

/** Signs that tokenizers cut about one by one: Chinese, Japanese and Korean with their punctuation and full-width forms, and digits. */
const SINGLE =
  /[0-9\u2E80-\u303F\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]/gu
const LETTERS = /[a-z\s]/gi
const LETTERS_PER_TOKEN = 4
const PUNCTUATION = /[!-/:-@[-`{-~]/g
/** Some of them are one token with their neighbours. */
const PER_PUNCTUATION = 0.8
/** A letter of another alphabet, a symbol, an emoji. */
const PER_OTHER = 2

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * About how many tokens a model makes of a text, in the mean rather too many: within half and double of what tokenizers of today count
 * (`tests/assistant/token-counts.json`).
 */
export function estimateTokens(text: string): number {
  const single = count(text, SINGLE)
  const letters = count(text, LETTERS)
  const punctuation = count(text, PUNCTUATION)
  const others = count(text, /./gsu) - single - letters - punctuation
  return Math.ceil(single + letters / LETTERS_PER_TOKEN + punctuation * PER_PUNCTUATION + others * PER_OTHER)
}

/** The same for messages. */
export function estimateMessages(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + PER_MESSAGE + estimateTokens(text), 0)
}
