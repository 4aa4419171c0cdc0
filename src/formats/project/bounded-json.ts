/** What walks a deeper tree runs out of stack: as the server's limit (SPEC S9). */
const deepest = 256
/** Three characters make an object of 60 bytes: so many are 100 MB, and no project comes near. */
const mostContainers = 1 << 20

const [quote, backslash] = [0x22, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether a text in JSON can be parsed and walked without taking far more memory than it is long. Whether it is JSON, the parser says. */
export function isBounded(json: Uint8Array): boolean {
  let depth = 0
  let containers = 0
  for (let i = 0; i < json.length; i++) {
    const b = json[i]
    if (b === quote) i = endOfText(json, i + 1)
    else if (b === openList || b === openObject) {
      if (++depth > deepest || ++containers > mostContainers) return false
    } else if (b === closeList || b === closeObject) depth--
  }
  return true
}

function endOfText(json: Uint8Array, from: number): number {
  let i = from
  while (i < json.length && json[i] !== quote) i += json[i] === backslash ? 2 : 1
  return i
}
