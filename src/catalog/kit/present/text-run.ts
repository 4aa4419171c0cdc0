/** A run of text in one style. Headings need italics (P), subscripts (P25) and superscripts (χ²). */
export interface TextRun {
  readonly text: string
  readonly italic?: true
  readonly script?: 'sub' | 'super'
}

const marked = /_([^_]+)_|~([^~]+)~|\^([^^]+)\^/gu

/**
 * Parses `_italic_`, `~subscript~` and `^superscript^`. Only words of the catalogue are parsed in this way; text from the data is inserted
 * afterwards, so that a variable named `a_b_c` stays unchanged.
 */
export function runsOf(markup: string, fill: (text: string) => string = (text) => text): readonly TextRun[] {
  const runs: TextRun[] = []
  const plain = (text: string) => {
    if (text !== '') runs.push({ text: fill(text) })
  }
  let from = 0
  for (const match of markup.matchAll(marked)) {
    plain(markup.slice(from, match.index))
    const [whole, italic, sub, superscript] = match
    if (italic !== undefined) runs.push({ text: fill(italic), italic: true })
    else if (sub !== undefined) runs.push({ text: fill(sub), script: 'sub' })
    else if (superscript !== undefined) runs.push({ text: fill(superscript), script: 'super' })
    from = match.index + whole.length
  }
  plain(markup.slice(from))
  return runs
}

/** The runs as plain text: without styles, except a superscript 2 as `²`. */
export function plainText(runs: readonly TextRun[]): string {
  return runs.map((run) => (run.script === 'super' && run.text === '2' ? '²' : run.text)).join('')
}
