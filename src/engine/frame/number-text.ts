/** A number as text with up to 15 significant digits, like R's `format(x, digits = 15)` and Excel, never with an exponent. */
export function textFromNumber(x: number): string {
  if (!Number.isFinite(x)) return x > 0 ? 'Inf' : '-Inf'
  const shortest = String(Number(x.toPrecision(15)))
  const m = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(shortest)
  if (m === null) return shortest
  const [, sign = '', first = '', rest = '', exponent = '0'] = m
  const digits = first + rest
  const point = 1 + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}

/** The number in a text, surrounding spaces ignored; NaN for any other text. */
export function numberFromText(text: string): number {
  const bare = text.trim()
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(bare) ? Number(bare) : Number.NaN
}
