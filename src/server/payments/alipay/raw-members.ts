const SPACE = /\s*/y
const STRING = /"(?:[^"\\]|\\.)*"/y
/** Up to the next sign that matters outside a string. */
const OTHER = /[^"{}[\],]+/y

/**
 * The members of a JSON object as they are written, by name: a signature is over the text of one of them. Undefined if the text is no object or has a
 * name twice.
 */
export function rawMembers(text: string): ReadonlyMap<string, string> | undefined {
  const members = new Map<string, string>()
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const taken = pattern.exec(text)?.[0]
    at += taken?.length ?? 0
    return taken
  }
  const takeSign = (sign: string) => {
    take(SPACE)
    const isThere = text[at] === sign
    if (isThere) at += 1
    return isThere
  }
  /** The text of a value, up to the comma or bracket behind it. */
  const takeValue = (): string | undefined => {
    take(SPACE)
    const start = at
    for (let depth = 0; at < text.length; ) {
      const sign = text[at] ?? ''
      if (sign === '"') {
        if (take(STRING) === undefined) return undefined
      } else if ('{['.includes(sign)) {
        depth += 1
        at += 1
      } else if (depth === 0 && '},'.includes(sign)) return text.slice(start, at).trimEnd()
      else if ('}]'.includes(sign)) {
        depth -= 1
        at += 1
      } else if (sign === ',') at += 1
      else take(OTHER)
    }
    return undefined
  }

  if (!takeSign('{')) return undefined
  for (let isFirst = true; ; isFirst = false) {
    if (takeSign('}')) break
    if (!isFirst && !takeSign(',')) return undefined
    take(SPACE)
    const quoted = take(STRING)
    if (quoted === undefined || !takeSign(':')) return undefined
    const name = quoted.slice(1, -1)
    const value = takeValue()
    if (value === undefined || members.has(name)) return undefined
    members.set(name, value)
  }
  return text.slice(at).trim() === '' ? members : undefined
}
