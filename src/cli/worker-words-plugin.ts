import type { Plugin } from 'vite'

/** Where an entry declares what it asks and answers. */
const declarations = /\/src\/catalog\/(analyses|charts|steps)\/[\w-]+\/(definition|messages|[\w-]*options)\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/**
 * Leaves out of the worker's build what it never shows: labels, helps and messages of definitions, both languages of each, are a quarter of what a
 * computation weighs. Every key stays. So do titles of columns that are saved, by which a step calls the variables that it makes.
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
