import { routes } from './table.ts'

interface Node {
  readonly type: string
  readonly path?: string
  readonly children?: readonly Node[]
}

function pathsOf(node: Node): string[] {
  return [...(node.type === 'route' && node.path ? [node.path] : []), ...(node.children ?? []).flatMap(pathsOf)]
}

const paths = new Set(pathsOf(routes as Node))
const prefixes = [...paths].filter((path) => path.endsWith('/$')).map((path) => path.slice(0, -1))

/** Whether the application has a page for this path. */
export function pathIsRegistered(path: string): boolean {
  return paths.has(path) || prefixes.some((prefix) => path.startsWith(prefix) && path.length > prefix.length)
}
