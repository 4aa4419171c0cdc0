/** A column as CREATE TABLE declares it. */
export interface DeclaredColumn {
  readonly name: string
  /** In upper case, as far as it is declared. */
  readonly type: string
  /** It is the number of the row, and not in the record. */
  readonly isRowid: boolean
  /** Computed when it is read, and not in the record. */
  readonly isVirtual: boolean
  /** For rows that are older than the column. */
  readonly initial: number | string | null
}

interface Token {
  readonly text: string
  /** A name or text in quotation marks. */
  readonly isQuoted: boolean
}

const closing: Readonly<Record<string, string>> = { '"': '"', '`': '`', '[': ']', "'": "'" }

/** Words, signs and quoted names, without comments. */
function tokensOf(sql: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < sql.length) {
    const rest = sql.slice(at, at + 2)
    const sign = sql.charAt(at)
    if (/\s/.test(sign)) at += 1
    else if (rest === '--') at = endOf(sql.indexOf('\n', at))
    else if (rest === '/*') at = endOf(sql.indexOf('*/', at + 2) + 1)
    else if (closing[sign] !== undefined) {
      const end = closing[sign]
      let text = ''
      at += 1
      for (;;) {
        const next = sql.indexOf(end, at)
        const until = next < 0 ? sql.length : next
        text += sql.slice(at, until)
        at = until + 1
        if (next < 0 || end === ']' || sql.charAt(at) !== end) break
        text += end // doubled
        at += 1
      }
      tokens.push({ text, isQuoted: true })
    } else {
      const word = /^[\p{L}\p{N}_$.+-]+/u.exec(sql.slice(at, at + 500))?.[0] ?? sign
      tokens.push({ text: word, isQuoted: false })
      at += word.length
    }
  }
  return tokens

  function endOf(found: number): number {
    return found <= 0 ? sql.length : found + 1
  }
}

const constraints: ReadonlySet<string> = new Set(['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'CHECK', 'FOREIGN'])
/** Words that end the type of a column. */
const ofColumn: ReadonlySet<string> = new Set([
  ...constraints,
  'NOT',
  'NULL',
  'DEFAULT',
  'COLLATE',
  'REFERENCES',
  'GENERATED',
  'AS',
])

/** The columns of a CREATE TABLE statement in their order; undefined if the table has no row numbers. */
export function declaredColumns(sql: string): readonly DeclaredColumn[] | undefined {
  const tokens = tokensOf(sql)
  const open = tokens.findIndex(({ text, isQuoted }) => text === '(' && !isQuoted)
  const parts: Token[][] = [[]]
  let depth = 0
  let at = open
  for (; at >= 0 && at < tokens.length; at++) {
    const token = tokens[at] as Token
    const sign = token.isQuoted ? '' : token.text
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) break
    if (sign === ',' && depth === 1) parts.push([])
    else if (at > open) parts.at(-1)?.push(token)
  }
  if (/\bWITHOUT\s+ROWID\b/i.test(wordsOf(tokens.slice(at)))) return undefined
  const declared = parts.filter((part) => part.length > 0)
  const isConstraint = ([first]: readonly Token[]) =>
    first !== undefined && !first.isQuoted && constraints.has(first.text.toUpperCase())
  const key = declared
    .filter(isConstraint)
    .map(keyOf)
    .find((name) => name !== undefined)
  return declared.filter((part) => !isConstraint(part)).map((part) => columnOf(part, key))
}

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ text, isQuoted }) => (isQuoted ? '""' : text)).join(' ')

/** The only column of a PRIMARY KEY (x). */
function keyOf(part: readonly Token[]): string | undefined {
  const at = part.findIndex(({ text, isQuoted }) => !isQuoted && text.toUpperCase() === 'PRIMARY')
  const names = part.slice(at + 3)
  return at >= 0 && names[1]?.text === ')' ? names[0]?.text.toLowerCase() : undefined
}

function columnOf(part: readonly Token[], key: string | undefined): DeclaredColumn {
  const [first, ...rest] = part
  const name = first?.text ?? ''
  const upper = rest.map(({ text, isQuoted }) => (isQuoted ? '' : text.toUpperCase()))
  const end = upper.findIndex((word) => ofColumn.has(word))
  const type = upper.slice(0, end < 0 ? upper.length : end).join(' ')
  const words = upper.join(' ')
  const isKey = /\bPRIMARY KEY\b(?! DESC)/.test(words) || key === name.toLowerCase()
  const given = upper.indexOf('DEFAULT')
  return {
    name,
    type,
    isRowid: type === 'INTEGER' && isKey,
    isVirtual: /(?:^| )AS \(/.test(words) && !/\bSTORED\b/.test(words),
    initial: given < 0 ? null : initialOf(rest[given + 1]),
  }
}

/** A number or a text; blank for an expression. */
function initialOf(token: Token | undefined): number | string | null {
  if (!token) return null
  if (token.isQuoted) return token.text
  return /^[-+]?\d/.test(token.text) && Number.isFinite(Number(token.text)) ? Number(token.text) : null
}
