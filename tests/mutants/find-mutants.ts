import { parseAst } from 'vite'

/** A change of one place in a source that still compiles. */
export interface Mutant {
  readonly file: string
  readonly kind: 'arithmetic' | 'comparison' | 'constant' | 'return'
  /** The place, in UTF-16 units, and its replacement. */
  readonly start: number
  readonly end: number
  readonly instead: string
  readonly line: number
  /** `1.5 -> 2.5` */
  readonly change: string
  /** The fallback of a missing element: `0` in `row[k] ?? 0`, which the type checker demands even if the index is never out of range. */
  readonly isFallback?: true
}

/** A comparison is mutated by its boundary and by reversal: a boundary is often not reached by any data. */
const operators: Readonly<Record<string, readonly [kind: Mutant['kind'], ...instead: readonly string[]]>> = {
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '**': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '<': ['comparison', '<=', '>='],
  '<=': ['comparison', '<', '>'],
  '>': ['comparison', '>=', '<='],
  '>=': ['comparison', '>', '<'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '&&': ['comparison', '||'],
  '||': ['comparison', '&&'],
}
/** Numbers this small are convergence tolerances: a tenth more is meant to change nothing. */
const TOLERANCE = 1e-6

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly operator?: string
  readonly left?: Node
  readonly right?: Node
  readonly callee?: Node
  readonly computed?: boolean
  readonly value?: unknown
  readonly argument?: Node | null
  readonly body?: Node | readonly Node[]
  readonly consequent?: Node
  readonly returnType?: { readonly typeAnnotation: Node } | null
}

/** All mutants of a source, in the order of the text: operators, numbers, and results of functions that return numbers or booleans. */
export function findMutants(file: string, source: string): readonly Mutant[] {
  const found: Mutant[] = []
  const fallbacks = new Set<Node>()
  const add = (kind: Mutant['kind'], start: number, end: number, instead: string, isFallback = false) => {
    const line = source.slice(0, start).split('\n').length
    const change = `${source.slice(start, end)} -> ${instead}`
    found.push({ file, kind, start, end, instead, line, change, ...(isFallback && { isFallback }) })
  }
  const returned = (type: string | undefined, value: Node | null | undefined) => {
    if (!value) return
    const text = source.slice(value.start, value.end)
    if (type === 'TSNumberKeyword') add('return', value.start, value.end, `((${text}) + 1)`)
    if (type === 'TSBooleanKeyword') add('return', value.start, value.end, `(!(${text}))`)
  }
  /** `type`: the return type of the enclosing function. */
  const visit = (node: Node, type: string | undefined): void => {
    if (node.type.startsWith('TS') && !valuesInTypes.has(node.type)) return
    if (node.type === 'ImportDeclaration' || isPace(node, source)) return
    const own = /Function/.test(node.type) ? node.returnType?.typeAnnotation.type : type
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const [kind, ...instead] = operators[node.operator ?? ''] ?? []
      const from = node.left?.end ?? 0
      const at = source.slice(from, node.right?.start).indexOf(node.operator ?? '')
      if (kind !== undefined && at >= 0)
        for (const other of instead) add(kind, from + at, from + at + (node.operator ?? '').length, other)
      if (node.operator === '??' && node.right && isElement(node.left, source)) fallbacks.add(node.right)
    }
    if (node.type === 'Literal' && typeof node.value === 'number' && !(node.value > 0 && node.value <= TOLERANCE)) {
      const text = source.slice(node.start, node.end)
      const other = Number.isInteger(node.value) ? String(node.value + 1) : `(${text} * 1.1)`
      add('constant', node.start, node.end, other, fallbacks.has(node))
    }
    if (node.type === 'ReturnStatement') returned(type, node.argument)
    if (node.type === 'ArrowFunctionExpression' && isNode(node.body) && node.body.type !== 'BlockStatement')
      returned(own, node.body)
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, own)
  }
  visit(parseAst(source, { lang: 'ts' }, file) as unknown as Node, undefined)
  return found.toSorted((a, b) => a.start - b.start)
}

/** `row[k]`, `rows.at(-1)`. */
function isElement(node: Node | undefined, source: string): boolean {
  if (node?.type === 'MemberExpression') return node.computed === true
  return node?.type === 'CallExpression' && source.slice(node.start, node.callee?.end).endsWith('.at')
}

/** Checkpoints and progress change no value: tests of pauses and of progress cover them. */
function isPace({ type, start, end, consequent }: Node, source: string): boolean {
  if (type === 'CallExpression')
    return /^(?:(?:\w+\.)?progress(?:\?\.)?\(|between\((?:\w+\.)?progress\b)/.test(source.slice(start, end))
  if (type === 'IfStatement' && consequent)
    return /^await (checkpoint|pace\.rest)\(\)$/.test(source.slice(consequent.start, consequent.end))
  return type === 'VariableDeclaration' && /^const portion = [^,]*$/.test(source.slice(start, end))
}

/** TypeScript nodes around an expression. */
const valuesInTypes = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function mutated(source: string, { start, end, instead }: Mutant): string {
  return source.slice(0, start) + instead + source.slice(end)
}
