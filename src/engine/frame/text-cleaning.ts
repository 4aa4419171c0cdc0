/** What can be done to a text, in this order. */
export type Cleaning = 'invisible' | 'half-width' | 'line-breaks' | 'collapse' | 'trim'

const cleanings: Readonly<Record<Cleaning, (text: string) => string>> = {
  // control and format characters, zero-width ones among them; a tab is a blank, line breaks have a cleaning of their own
  invisible: (text) => text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (blank.test(sign) ? sign : '')),
  'half-width': (text) => text.replace(/[\u3000\uff01-\uff5e]/g, halfWidth),
  'line-breaks': (text) => text.replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' '),
  collapse: (text) => text.replace(/[\t\p{Zs}]+/gu, ' '),
  trim: trimBlanks,
}

const order = Object.keys(cleanings) as readonly Cleaning[]

export type LetterCase = 'keep' | 'lower' | 'upper'

const blank = /^[\t\n\v\f\r\u0085\u2028\u2029\p{Zs}]$/u

const cased: Readonly<Record<LetterCase, (text: string) => string>> = {
  keep: (text) => text,
  lower: (text) => letterByLetter(text, (letter) => letter.toLowerCase()),
  upper: (text) => letterByLetter(text, (letter) => letter.toUpperCase()),
}

/** The function that does these to a text, whatever their order here. */
export function cleaner(wanted: readonly Cleaning[], letterCase: LetterCase): (text: string) => string {
  const done = order.filter((one) => wanted.includes(one)).map((one) => cleanings[one])
  return (text) => cased[letterCase](done.reduce((cleaned, clean) => clean(cleaned), text))
}

/** Without blanks and line breaks at both ends. In linear time, which a pattern for the end of a text has not. */
export function trimBlanks(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && blank.test(text[from] as string)) from++
  while (to > from && blank.test(text[to - 1] as string)) to--
  return text.slice(from, to)
}

const halfWidth = (sign: string) => (sign === '\u3000' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** A letter whose other case is several letters stays, as in R: ß. */
function letterByLetter(text: string, other: (letter: string) => string): string {
  return Array.from(text, (letter) => {
    const changed = other(letter)
    return changed.length === letter.length ? changed : letter
  }).join('')
}
