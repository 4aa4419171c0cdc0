import { type Plugin, parseAst } from 'vite'

/**
 * Instruments modules to count their operations, which measures work without a clock: the count is the same on every machine and under any
 * load. One operation is a function call, a loop iteration, or an element spread into a list or allocated in a new array; `countBuiltIns` adds
 * the elements that built-in functions iterate over. An operation takes between one and some tens of nanoseconds.
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

/** The counter, shared by all modules of a thread. */
const counter = 'globalThis[Symbol.for("operations")]'

/** The instrumented text of a module. */
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

/**
 * Inserts the texts. At the same position closing texts come before opening ones, and of several opening ones the outer (visited earlier)
 * comes first.
 */
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
