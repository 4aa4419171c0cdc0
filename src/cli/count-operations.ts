import { type Plugin, parseAst } from 'vite'

/**
 * Makes modules count what they do, so that how long they work can be told without a clock: the same number on every machine, however busy, each time.
 * One operation is a call of a function, a round of a loop, an element that is spread into a list or laid out in a new array; `countBuiltIns` adds the elements
 * that functions of JavaScript itself pass over. What one operation takes differs, from one to some tens of nanoseconds.
 */
export function countOperations(files: RegExp): Plugin {
  return {
    name: 'count-operations',
    enforce: 'post',
    transform(code, id) {
      if (!files.test(id)) return null
      return { code: counting(code), map: null }
    },
  }
}

/** Where the count is, for all modules of a thread. */
const counter = 'globalThis[Symbol.for("operations")]'

/** A module's text with its counting. */
export function counting(code: string): string {
  const inserted: (readonly [at: number, text: string])[] = []
  const count = 'counted$.done++'
  walk(parseAst(code) as unknown as Node, (node) => {
    const { type, body, argument, callee } = node
    if (loops.has(type) || functions.has(type)) {
      if (!isNode(body)) return
      if (body.type === 'BlockStatement') inserted.push([body.start + 1, `${count};`])
      else if (loops.has(type)) inserted.push([body.start, `{${count};`], [body.end, '}'])
      else inserted.push([body.start, `(${count},`], [body.end, ')'])
    }
    if (type === 'SpreadElement' && argument) inserted.push([argument.start, 'counted$.all('], [argument.end, ')'])
    if (type === 'NewExpression' && callee?.type === 'Identifier' && /^(\w*Array|Map|Set)$/.test(callee.name ?? ''))
      inserted.push([node.start, 'counted$.all('], [node.end, ')'])
  })
  return `const counted$ = ${counter};${spliced(code, inserted)}`
}

/** Inner parts come later in a walk: at one place what ends stands before what begins, and of two that begin the outer one first. */
function spliced(code: string, inserted: readonly (readonly [at: number, text: string])[]): string {
  const sorted = inserted
    .map(([at, text], order) => ({ at, text, order: isEnd(text) ? -order : order, first: isEnd(text) ? 0 : 1 }))
    .toSorted((a, b) => a.at - b.at || a.first - b.first || a.order - b.order)
  const pieces: string[] = []
  let from = 0
  for (const { at, text } of sorted) {
    pieces.push(code.slice(from, at), text)
    from = at
  }
  return pieces.join('') + code.slice(from)
}

const isEnd = (text: string) => text === ')' || text === '}'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly body?: unknown
  readonly argument?: Node | null
  readonly callee?: Node
  readonly name?: string
}

const loops = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement'])
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const part of parts) if (isNode(part)) walk(part, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
