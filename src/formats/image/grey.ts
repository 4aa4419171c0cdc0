/** Linear light of each byte of sRGB (IEC 61966-2-1). */
const light = Float64Array.from({ length: 256 }, (_, byte) => {
  const coded = byte / 255
  return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4
})
/** Luminance of the primaries of sRGB (CSS Color Module Level 4, 10.12). */
const [RED, GREEN, BLUE] = [0.2126390058715102, 0.715168678767756, 0.0721923153607337]

/** The shade of grey of the same luminance as a colour of sRGB, 0 to 255 each: the shade that a printer without colours gives it. */
export function greyOf(red: number, green: number, blue: number): number {
  const luminance = RED * (light[red] ?? 0) + GREEN * (light[green] ?? 0) + BLUE * (light[blue] ?? 0)
  return Math.round(255 * (luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055))
}

/** Replaces the colours of pixels of four bytes by shades of grey, in place. */
export function toGreys(rgba: Uint8ClampedArray | Uint8Array): void {
  // a figure has few colours, and most pixels are white
  const known = new Map<number, number>()
  for (let i = 0; i < rgba.length; i += 4) {
    const [red, green, blue] = [rgba[i] as number, rgba[i + 1] as number, rgba[i + 2] as number]
    const colour = (red << 16) | (green << 8) | blue
    let grey = known.get(colour)
    if (grey === undefined) {
      grey = greyOf(red, green, blue)
      known.set(colour, grey)
    }
    rgba[i] = grey
    rgba[i + 1] = grey
    rgba[i + 2] = grey
  }
}
