/** Receives the strokes of a path in absolute coordinates. */
export interface PathPen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  close(): void
}

/** Follows SVG path data made of the commands M L l h v and Z, which is all that figures use; anything else is an error. */
export function tracePath(d: string, pen: PathPen): void {
  let x = 0
  let y = 0
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (command === 'Z' || command === 'z') pen.close()
    else if (command === 'h' || command === 'v') {
      for (const by of numbers) {
        if (command === 'h') x += by
        else y += by
        pen.lineTo(x, y)
      }
    } else if (command === 'M' || command === 'L' || command === 'l') {
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        const [a = 0, b = 0] = [numbers[i], numbers[i + 1]]
        x = command === 'l' ? x + a : a
        y = command === 'l' ? y + b : b
        // further pairs after M are lines
        if (command === 'M' && i === 0) pen.moveTo(x, y)
        else pen.lineTo(x, y)
      }
    } else throw new Error(`a figure has the path command ${command}, which is not drawn`)
  }
}
