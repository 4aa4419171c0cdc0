/** Recursion over a deeper tree would overflow the stack. Same as the server's limit (SPEC S9). */
const deepest = 256
/** An object takes three characters in JSON and 60 bytes in memory. This many are 100 MB; no real project comes near. */
const maxContainers = 1 << 20

const [quote, backslash] = [0x22, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether JSON can be parsed and walked in memory proportional to its length. Does not check that it is valid JSON. */
export function isBounded(json: Uint8Array): boolean {
  let depth = 0
  let containers = 0
  for (let i = 0; i < json.length; i++) {
    const b = json[i]
    if (b === quote) i = endOfText(json, i + 1)
    else if (b === openList || b === openObject) {
      if (++depth > deepest || ++containers > maxContainers) return false
    } else if (b === closeList || b === closeObject) depth--
  }
  return true
}

function endOfText(json: Uint8Array, from: number): number {
  let i = from
  while (i < json.length && json[i] !== quote) i += json[i] === backslash ? 2 : 1
  return i
}
