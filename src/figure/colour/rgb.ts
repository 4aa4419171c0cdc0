export type Triple = readonly [number, number, number]
export type Matrix = readonly [Triple, Triple, Triple]

/** The linear light, 0 to 1, of an sRGB colour written `#rrggbb` (IEC 61966-2-1). */
export function linearOf(hex: string): Triple {
  const channel = (from: number) => {
    const coded = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** The sRGB colour of linear light as `#rrggbb`; what is outside of sRGB is cut off. */
export function hexOf(linear: Triple): string {
  const digits = linear.map((light) => {
    const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, coded)))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

export function isInSrgb(linear: Triple): boolean {
  return linear.every((light) => light >= 0 && light <= 1)
}

export function times([first, second, third]: Matrix, [x, y, z]: Triple): Triple {
  const dot = (row: Triple) => row[0] * x + row[1] * y + row[2] * z
  return [dot(first), dot(second), dot(third)]
}
