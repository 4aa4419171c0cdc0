/**
 * Simulated records as a CSV, in pieces: `outcome` (yes, no), `arm` (A, B), then repeatedly two measurements, a code of two to six kinds and a
 * score of 0 to 10, with missing values. The outcome depends weakly on the first measurements.
 */
export function* wideCsv(rows: number, columns: number): Generator<string> {
  let seed = 11
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x80000000
  }
  const normal = () => random() + random() + random() + random() - 2 // approximately normal, and fast
  const kinds = Array.from({ length: columns - 2 }, (_, k) => kindOf(k))
  yield `${['outcome', 'arm', ...kinds.map((kind, k) => `${kind}${k + 1}`)].join(',')}\n`
  let part = ''
  for (let row = 0; row < rows; row++) {
    const cells: string[] = []
    let risk = -1
    for (const [k, kind] of kinds.entries()) {
      if (random() < 0.01) cells.push('')
      else if (kind === 'm') {
        const value = normal()
        if (k < 20) risk += 0.3 * value
        cells.push((50 + 10 * value).toFixed(2))
      } else if (kind === 'c') cells.push(`kind ${1 + Math.floor(random() * (2 + (k % 5)))}`)
      else cells.push(String(Math.floor(random() * 11)))
    }
    const dead = random() < 1 / (1 + Math.exp(-risk)) ? 'yes' : 'no'
    part += `${dead},${random() < 0.5 ? 'A' : 'B'},${cells.join(',')}\n`
    if (part.length > 1 << 20) {
      yield part
      part = ''
    }
  }
  yield part
}

function kindOf(k: number): 'm' | 'c' | 's' {
  return k % 4 < 2 ? 'm' : k % 4 === 2 ? 'c' : 's'
}
