/** Receives the strokes of a path in absolute coordinates. */
export interface PathPen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  close(): void
}

/** Follows SVG path data made of the commands M L l H h V v and Z, all that figures use; any other command is an error. */
export function tracePath(d: string, pen: PathPen): void {
  let x = 0
  let y = 0
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (command === 'Z' || command === 'z') pen.close()
    else if (command === 'H' || command === 'h' || command === 'V' || command === 'v') {
      for (const number of numbers) {
        if (command === 'H') x = number
        else if (command === 'h') x += number
        else if (command === 'V') y = number
        else y += number
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
