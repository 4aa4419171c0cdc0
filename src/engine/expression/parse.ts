import { ExpressionError } from './expression-error.ts'
import { type Place, type Sign, type Token, tokenize } from './tokenize.ts'

export type BinarySign = '+' | '-' | '*' | '/' | '^' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or'

export type Expression = Place &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'logical'; readonly value: boolean }
    | { readonly kind: 'missing' }
    | { readonly kind: 'column'; readonly id: string }
    | { readonly kind: 'negative' | 'not'; readonly of: Expression }
    | { readonly kind: 'binary'; readonly sign: BinarySign; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'in'; readonly of: Expression; readonly list: readonly Expression[]; readonly negated: boolean }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  )

/** Precedence of each operator; as in R, except that `not` is below comparisons and above `and`. */
const strength: Readonly<Partial<Record<Sign, number>>> = {
  or: 1,
  and: 2,
  '==': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '^': 8,
}
const notStrength = 3
const negativeStrength = 7
const deepest = 200

/** Names of constants; a variable with such a name is written in backticks. */
export const constants: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['na', null],
  ['missing', null],
])

/**
 * Parses the stored form, in which columns are `{id}`; `idOf` looks up names, and gives undefined for an unknown one. Throws ExpressionError:
 * the errors of `tokenize`, `empty`, `unexpected-token`, `unexpected-end`, `unknown-variable`, and `too-deep` beyond 200 levels.
 */
export function parse(text: string, idOf: (name: string) => string | undefined = () => undefined): Expression {
  const parser = new Parser(tokenize(text), idOf)
  return parser.whole()
}

class Parser {
  private at = 0
  private depth = 0
  private readonly tokens: readonly Token[]
  private readonly idOf: (name: string) => string | undefined

  constructor(tokens: readonly Token[], idOf: (name: string) => string | undefined) {
    this.tokens = tokens
    this.idOf = idOf
  }

  whole(): Expression {
    if (this.peek().kind === 'end') throw new ExpressionError('empty', this.peek())
    const expression = this.expression(0)
    if (this.peek().kind !== 'end') throw unexpected(this.peek())
    return expression
  }

  private peek(): Token {
    return this.tokens[this.at] as Token
  }

  private next(): Token {
    return this.tokens[this.at++] as Token
  }

  private isSign(sign: Sign): boolean {
    const token = this.peek()
    return token.kind === 'sign' && token.value === sign
  }

  private expect(sign: Sign): Token {
    if (!this.isSign(sign)) throw unexpected(this.peek())
    return this.next()
  }

  /** Operator precedence parsing (Pratt 1973): consumes operators that bind tighter than `least`. */
  private expression(least: number): Expression {
    if (++this.depth > deepest) throw new ExpressionError('too-deep', this.peek(), { limit: deepest })
    let left = this.operand()
    for (;;) {
      const token = this.peek()
      const negated = token.kind === 'sign' && token.value === 'not' && this.followedByIn()
      const sign = negated ? 'in' : token.kind === 'sign' ? token.value : undefined
      const binds = sign === undefined ? undefined : strength[sign]
      if (sign === undefined || binds === undefined || binds <= least) break
      this.next()
      if (sign === 'in') left = this.membership(left, negated)
      else {
        const right = this.expression(sign === '^' ? binds - 1 : binds)
        left = { kind: 'binary', sign: sign as BinarySign, left, right, ...span(left, right) }
      }
    }
    this.depth--
    return left
  }

  private followedByIn(): boolean {
    const token = this.tokens[this.at + 1]
    return token?.kind === 'sign' && token.value === 'in'
  }

  private membership(of: Expression, negated: boolean): Expression {
    if (negated) this.next()
    this.expect('(')
    const list = this.list()
    const close = this.expect(')')
    return { kind: 'in', of, list, negated, ...span(of, close) }
  }

  private list(): Expression[] {
    const list = [this.expression(0)]
    while (this.isSign(',')) {
      this.next()
      list.push(this.expression(0))
    }
    return list
  }

  private operand(): Expression {
    const token = this.next()
    switch (token.kind) {
      case 'number':
      case 'text':
        return token
      case 'column':
        return { kind: 'column', id: token.value, at: token.at, length: token.length }
      case 'name':
        return this.named(token)
      case 'sign':
        return this.prefixed(token)
      case 'end':
        throw unexpected(token)
    }
  }

  private prefixed(token: Token & { kind: 'sign' }): Expression {
    if (token.value === '(') {
      const inner = this.expression(0)
      this.expect(')')
      return inner
    }
    if (token.value === '+') return this.expression(negativeStrength)
    if (token.value !== '-' && token.value !== 'not') throw unexpected(token)
    const of = this.expression(token.value === '-' ? negativeStrength : notStrength)
    return { kind: token.value === '-' ? 'negative' : 'not', of, ...span(token, of) }
  }

  private named(token: Token & { kind: 'name' }): Expression {
    if (!token.quoted && this.isSign('(')) {
      this.next()
      const args = this.isSign(')') ? [] : this.list()
      const close = this.expect(')')
      return { kind: 'call', name: token.value.toLowerCase(), args, ...span(token, close) }
    }
    const { at, length } = token
    const constant = token.quoted ? undefined : constants.get(token.value.toLowerCase())
    if (constant === null) return { kind: 'missing', at, length }
    if (constant !== undefined) return { kind: 'logical', value: constant, at, length }
    const id = this.idOf(token.value)
    if (id === undefined) throw new ExpressionError('unknown-variable', token, { name: token.value })
    return { kind: 'column', id, at, length }
  }
}

function span(first: Place, last: Place): Place {
  return { at: first.at, length: last.at + last.length - first.at }
}

function unexpected(token: Token): ExpressionError {
  return token.kind === 'end'
    ? new ExpressionError('unexpected-end', token)
    : new ExpressionError('unexpected-token', token)
}

/** Ids of the columns that an expression names, each once, in order of appearance. */
export function columnsOf(expression: Expression): string[] {
  const ids = new Set<string>()
  const visit = (e: Expression): void => {
    switch (e.kind) {
      case 'column':
        ids.add(e.id)
        return
      case 'negative':
      case 'not':
        visit(e.of)
        return
      case 'binary':
        visit(e.left)
        visit(e.right)
        return
      case 'in':
        visit(e.of)
        e.list.forEach(visit)
        return
      case 'call':
        e.args.forEach(visit)
        return
      default:
    }
  }
  visit(expression)
  return Array.from(ids)
}
