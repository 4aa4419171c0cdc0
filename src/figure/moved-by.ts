import { coordinate, type Primitive } from './primitive.ts'

/** A primitive moved to the right and down, in points. */
export function movedBy(primitive: Primitive, dx: number, dy: number): Primitive {
  if (primitive.kind === 'path') return { ...primitive, d: movedPath(primitive.d, dx, dy) }
  if (primitive.kind === 'points')
    return { ...primitive, x: primitive.x.map((x) => x + dx), y: primitive.y.map((y) => y + dy) }
  const { x, y } = primitive
  const moved = { ...primitive, x: x + dx, y: y + dy }
  return moved.kind === 'clip' ? { ...moved, inside: moved.inside.map((one) => movedBy(one, dx, dy)) } : moved
}

/** Path data in which the absolute commands (M L H V) are moved; the relative ones follow them. */
function movedPath(d: string, dx: number, dy: number): string {
  return d.replaceAll(/([MLHV])([^a-zA-Z]*)/g, (_, command: string, list: string) => {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const moved = numbers.map((value, k) => {
      if (command === 'H') return coordinate(value + dx)
      if (command === 'V') return coordinate(value + dy)
      return coordinate(value + (k % 2 === 0 ? dx : dy))
    })
    return command + moved.join(',')
  })
}
