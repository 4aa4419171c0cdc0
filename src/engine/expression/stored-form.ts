import { ExpressionError } from './expression-error.ts'
import { constants } from './parse.ts'
import { type Token, tokenize } from './tokenize.ts'

export interface NamedColumn {
  readonly id: string
  readonly name: string
}

/**
 * A typed formula with each variable name replaced by `{id}`, so that a later rename does not matter. Throws ExpressionError like `tokenize`,
 * and `unknown-variable` if no column has the name.
 */
export function toStored(typed: string, columns: readonly NamedColumn[]): string {
  const ids = new Map(columns.map((column) => [column.name, column.id]))
  return rewritten(typed, (token, next) => {
    if (token.kind !== 'name' || isWord(token, next)) return undefined
    const id = ids.get(token.value)
    if (id === undefined) throw new ExpressionError('unknown-variable', token, { name: token.value })
    return `{${id}}`
  })
}

/**
 * The stored form with current names, in backticks if a name would be parsed as something else. An id without a column stays. Throws
 * ExpressionError like `tokenize`.
 */
export function toTyped(stored: string, columns: readonly NamedColumn[]): string {
  const names = new Map(columns.map((column) => [column.id, column.name]))
  return rewritten(stored, (token) => {
    const name = token.kind === 'column' ? names.get(token.value) : undefined
    return name === undefined ? undefined : typedName(name)
  })
}

/** Replaces each token by the function's result, if any. */
function rewritten(text: string, replace: (token: Token, next: Token | undefined) => string | undefined): string {
  const tokens = tokenize(text)
  let result = ''
  let from = 0
  for (const [k, token] of tokens.entries()) {
    const by = replace(token, tokens[k + 1])
    if (by === undefined) continue
    result += text.slice(from, token.at) + by
    from = token.at + token.length
  }
  return result + text.slice(from)
}

function isWord(token: Token & { kind: 'name' }, next: Token | undefined): boolean {
  if (token.quoted) return false
  return (next?.kind === 'sign' && next.value === '(') || constants.has(token.value.toLowerCase())
}

function typedName(name: string): string {
  const bare =
    /^[\p{L}_][\p{L}\p{N}\p{M}_.]*$/u.test(name) &&
    !/^(?:and|or|not|in)$/i.test(name) &&
    !constants.has(name.toLowerCase())
  return bare ? name : `\`${name.replaceAll('`', '``')}\``
}
