import type { Plugin } from 'vite'

/** Modules in which an entry declares its options and results. */
const declarations = /\/src\/catalog\/(analyses|charts|steps)\/[\w-]+\/(definition|messages|[\w-]*options)\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/**
 * Strips texts that the worker never shows from its build: labels, helps and messages of definitions, in both languages, are a quarter of a
 * computation's size. All keys stay, and so do titles of saved columns, from which steps name the variables they create.
 */
export function workerWords(): Plugin {
  return {
    name: 'worker-words',
    transform: {
      filter: { id: declarations },
      handler(code) {
        const found = wordsIn(this.parse(code)).toSorted((a, b) => b.start - a.start)
        return {
          code: found.reduce((text, { start, end }) => `${text.slice(0, start)}0${text.slice(end)}`, code),
          map: null,
        }
      },
    },
  }
}

function wordsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn)
  if (!isNode(node) || (node.type === 'Property' && keyOf(node) === 'saved')) return []
  return isWords(node) ? [node] : Object.values(node).flatMap(wordsIn)
}

function isNode(value: unknown): value is Node & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isWords(node: Node & Readonly<Record<string, unknown>>): boolean {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return false
  const keys = new Set(node.properties.map(keyOf))
  return keys.size === 2 && keys.has('en') && keys.has('zh')
}

function keyOf({ key }: Readonly<Record<string, unknown>>): unknown {
  return isNode(key) ? (key.name ?? key.value) : undefined
}
