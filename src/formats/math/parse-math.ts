import {
  type AccentName,
  accents,
  capitals,
  functions,
  type LargeOperator,
  largeOperators,
  letters,
  operators,
  spaces,
  typedOperators,
} from './math-symbols.ts'
import type { EquationCode } from './messages.ts'

/** An equation as a tree. `row` holds parts side by side. */
export type MathNode =
  | { readonly kind: 'row'; readonly items: readonly MathNode[] }
  | { readonly kind: 'letter' | 'number' | 'operator' | 'text' | 'function'; readonly text: string }
  | { readonly kind: 'space'; readonly em: number }
  | { readonly kind: 'fraction'; readonly over: MathNode; readonly under: MathNode }
  | { readonly kind: 'root'; readonly of: MathNode; readonly degree?: MathNode }
  | { readonly kind: 'script'; readonly base: MathNode; readonly sub?: MathNode; readonly sup?: MathNode }
  | {
      readonly kind: 'large'
      readonly sign: LargeOperator
      readonly sub?: MathNode
      readonly sup?: MathNode
      readonly of: MathNode
    }
  | { readonly kind: 'fence'; readonly open: string; readonly close: string; readonly inside: MathNode }
  | { readonly kind: 'accent'; readonly accent: AccentName; readonly of: MathNode }

/** An equation outside the subset. Words by `code`: `messages.ts`. */
export class EquationError extends Error {
  override readonly name = 'EquationError'
  readonly code: EquationCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: EquationCode, params: Readonly<Record<string, string | number>>) {
    super(`${code} ${JSON.stringify(params)}`)
    this.code = code
    this.params = params
  }
}

const longest = 2000
const deepest = 30

/**
 * Parses a small subset of TeX math, without dollar signs: letters, numbers and typed operators; `{…}`; `x_i`, `x^{2}`, primes;
 * `\frac{}{}`, `\sqrt{}`, `\sqrt[3]{}`; `\sum`, `\prod`, `\int` with limits, over the rest of their group; `( )`, `[ ]` and
 * `\left( … \right)` with ( ) [ ] | \{ \} or a full stop for none; `\bar`, `\hat`, `\tilde`, `\dot`, `\vec`, `\overline`, `\widehat`;
 * `\text{}`, `\mathrm{}`, `\operatorname{}`; Greek letters, and the operators and functions of `math-symbols.ts`.
 * Throws an `EquationError` with the position for anything else.
 */
export function parseMath(source: string): MathNode {
  const characters = Array.from(source)
  if (characters.length > longest) throw new EquationError('equation-too-long', { limit: longest })
  if (source.trim() === '') throw new EquationError('equation-empty', {})
  const reader = new Reader(characters)
  const node = reader.row(0, '')
  if (!reader.isAtEnd()) reader.refuse('equation-unexpected', { sign: reader.peek() })
  return node
}

/** Pairs of plain brackets that are written as such: they need not match, as in [0, 1). */
const brackets = new Set('()[]'.split(''))

class Reader {
  readonly #signs: readonly string[]
  #at = 0

  constructor(signs: readonly string[]) {
    this.#signs = signs
  }

  isAtEnd(): boolean {
    return this.#at >= this.#signs.length
  }

  peek(): string {
    return this.#signs[this.#at] ?? ''
  }

  refuse(code: EquationCode, params: Readonly<Record<string, string | number>> = {}, at = this.#at): never {
    throw new EquationError(code, { position: at + 1, ...params })
  }

  /** Parts up to the end, to `}`, to `\right`, or to the sign `until`. */
  row(depth: number, until: string): MathNode {
    if (depth > deepest) this.refuse('equation-too-deep', { limit: deepest })
    const items: MathNode[] = []
    for (;;) {
      this.#skipBlanks()
      if (this.isAtEnd() || this.peek() === '}' || this.peek() === until || this.#isCommand('right')) break
      items.push(this.#scripted(depth, until))
    }
    return items.length === 1 && items[0] ? items[0] : { kind: 'row', items }
  }

  /** One part with its subscript and superscript. */
  #scripted(depth: number, until: string): MathNode {
    const start = this.#at
    const base = this.#part(depth)
    const scripts: { sub?: MathNode; sup?: MathNode } = {}
    for (;;) {
      this.#skipBlanks()
      const sign = this.peek()
      if (sign !== '_' && sign !== '^') break
      const key = sign === '_' ? 'sub' : 'sup'
      if (scripts[key]) this.refuse('equation-double-script', { sign })
      this.#at += 1
      scripts[key] = this.#argument(depth, sign)
    }
    if (base === 'sum' || base === 'prod' || base === 'int') {
      const of = this.row(depth + 1, until)
      if (of.kind === 'row' && of.items.length === 0) this.refuse('equation-missing', { after: `\\${base}` })
      return { kind: 'large', sign: base, ...scripts, of }
    }
    if (typeof base === 'string') this.refuse('equation-unexpected', { sign: base }, start)
    return scripts.sub || scripts.sup ? { kind: 'script', base, ...scripts } : base
  }

  #part(depth: number): MathNode | LargeOperator {
    const sign = this.peek()
    if (sign === '\\') return this.#command(depth)
    if (sign === '{') return this.#group(depth)
    if (sign === '_' || sign === '^') this.refuse('equation-unexpected', { sign })
    if (/\d/.test(sign)) return { kind: 'number', text: this.#run(/[\d.]/).replace(/\.$/, () => this.#giveBack()) }
    this.#at += 1
    if (typedOperators.has(sign) || brackets.has(sign)) return { kind: 'operator', text: sign === '-' ? '−' : sign }
    if (/\p{Script=Han}/u.test(sign)) return { kind: 'text', text: sign + this.#run(/\p{Script=Han}/u) }
    if (/[\p{L}∞∂]/u.test(sign)) return { kind: 'letter', text: sign }
    return this.refuse('equation-unexpected', { sign }, this.#at - 1)
  }

  /** The full stop that ended a number is an operator after it. */
  #giveBack(): string {
    this.#at -= 1
    return ''
  }

  #group(depth: number): MathNode {
    const start = this.#at
    this.#at += 1
    const node = this.row(depth + 1, '')
    if (this.peek() !== '}') this.refuse('equation-unclosed', { sign: '{', expected: '}' }, start)
    this.#at += 1
    return node
  }

  /** What a command or a script is about: a group, or one part. */
  #argument(depth: number, after: string): MathNode {
    this.#skipBlanks()
    if (depth > deepest) this.refuse('equation-too-deep', { limit: deepest })
    if (this.isAtEnd() || this.peek() === '}' || this.#isCommand('right')) this.refuse('equation-missing', { after })
    if (/\d/.test(this.peek())) {
      const text = this.peek()
      this.#at += 1
      return { kind: 'number', text }
    }
    const start = this.#at
    const node = this.#part(depth + 1)
    if (typeof node === 'string') this.refuse('equation-unexpected', { sign: `\\${node}` }, start)
    return node
  }

  #command(depth: number): MathNode | LargeOperator {
    const start = this.#at
    this.#at += 1
    const name = this.#run(/[A-Za-z]/) || this.#one()
    const command = `\\${name}`
    if (Object.hasOwn(letters, name)) return { kind: 'letter', text: letters[name] ?? '' }
    if (Object.hasOwn(capitals, name)) return { kind: 'text', text: capitals[name] ?? '' }
    if (Object.hasOwn(operators, name)) return { kind: 'operator', text: operators[name] ?? '' }
    if (Object.hasOwn(spaces, name)) return { kind: 'space', em: spaces[name] ?? 0 }
    if (functions.has(name)) return { kind: 'function', text: name }
    if (isIn(largeOperators, name)) return name
    if (isIn(accents, name)) return { kind: 'accent', accent: name, of: this.#argument(depth, command) }
    switch (name) {
      case 'frac':
        return { kind: 'fraction', over: this.#argument(depth, command), under: this.#argument(depth, command) }
      case 'sqrt':
        return this.#root(depth, command)
      case 'text':
      case 'mathrm':
        return { kind: 'text', text: this.#words(command) }
      case 'operatorname':
        return { kind: 'function', text: this.#words(command) }
      case 'left':
        return this.#fence(depth, start)
      case '':
        return this.refuse('equation-missing', { after: '\\' })
      default:
        return this.refuse('equation-unknown-command', { command: command.slice(0, 40) }, start)
    }
  }

  #root(depth: number, command: string): MathNode {
    this.#skipBlanks()
    if (this.peek() !== '[') return { kind: 'root', of: this.#argument(depth, command) }
    const start = this.#at
    this.#at += 1
    const degree = this.row(depth + 1, ']')
    if (this.peek() !== ']') this.refuse('equation-unclosed', { sign: '[', expected: ']' }, start)
    this.#at += 1
    return { kind: 'root', degree, of: this.#argument(depth, command) }
  }

  #fence(depth: number, start: number): MathNode {
    const open = this.#delimiter('\\left')
    const inside = this.row(depth + 1, '')
    if (!this.#isCommand('right'))
      this.refuse('equation-unclosed', { sign: `\\left${open}`, expected: '\\right' }, start)
    this.#at += '\\right'.length
    return { kind: 'fence', open, inside, close: this.#delimiter('\\right') }
  }

  #delimiter(after: string): string {
    this.#skipBlanks()
    const sign = this.#one()
    if (sign === '.') return ''
    if ('()[]|'.includes(sign) && sign !== '') return sign
    if (sign === '\\' && (this.peek() === '{' || this.peek() === '}')) return this.#one()
    return this.refuse('equation-missing', { after })
  }

  /** Plain words in braces. */
  #words(command: string): string {
    this.#skipBlanks()
    if (this.peek() !== '{') this.refuse('equation-missing', { after: command })
    const start = this.#at
    this.#at += 1
    const words = this.#run(/[^{}\\]/)
    if (this.peek() !== '}') this.refuse('equation-unclosed', { sign: '{', expected: '}' }, start)
    this.#at += 1
    return words
  }

  #isCommand(name: string): boolean {
    const after = this.#signs.slice(this.#at, this.#at + name.length + 2).join('')
    return after.startsWith(`\\${name}`) && !/[A-Za-z]/.test(after.slice(name.length + 1))
  }

  #one(): string {
    const sign = this.peek()
    if (!this.isAtEnd()) this.#at += 1
    return sign
  }

  #run(pattern: RegExp): string {
    const start = this.#at
    while (!this.isAtEnd() && pattern.test(this.peek())) this.#at += 1
    return this.#signs.slice(start, this.#at).join('')
  }

  #skipBlanks(): void {
    this.#run(/\s/)
  }
}

function isIn<T extends object>(table: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(table, name)
}
