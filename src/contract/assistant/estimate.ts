const CHARACTERS_PER_TOKEN = 3.5
/** What a message costs beside its text: its role and its ends. */
const PER_MESSAGE = 8

/** Scripts that tokenizers cut about sign by sign: Chinese, Japanese, Korean, their punctuation and full-width forms. */
const WIDE =
  /[\u2E80-\u303F\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]/gu

/** About how many tokens a model makes of a text, and rather too many: each sign of Chinese is one, other text one in 3.5 characters. */
export function estimateTokens(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0
  return wide + Math.ceil((text.length - wide) / CHARACTERS_PER_TOKEN)
}

/** The same for messages. */
export function estimateMessages(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + PER_MESSAGE + estimateTokens(text), 0)
}
