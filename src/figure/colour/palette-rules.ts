import { ciede2000 } from './ciede2000.ts'
import { cielabOf, luminanceOf } from './cielab.ts'
import { type ColourVision, seenBy } from './colour-vision.ts'
import { linearOf } from './rgb.ts'

/** The smallest difference (CIEDE2000) of two colours that a reader has to distinguish in a legend. */
export const leastDifference: Readonly<Record<ColourVision, number>> = {
  normal: 20,
  protan: 10,
  deutan: 10,
  tritan: 10,
}
/** The smallest contrast of lines and points to the paper (WCAG 2.2, 1.4.11). */
export const LEAST_CONTRAST = 3
/** The smallest difference of lightness (L*) of two greys. */
export const LEAST_STEP_OF_GREY = 15

const visions = Object.keys(leastDifference) as ColourVision[]

/** The difference of two colours to a person with this colour vision. */
export function difference(one: string, other: string, vision: ColourVision): number {
  const seen = (hex: string) => cielabOf(seenBy(vision, linearOf(hex)))
  return ciede2000(seen(one), seen(other))
}

/** Whether people with any kind of colour vision can distinguish the two. */
export function areDistinguishable(one: string, other: string): boolean {
  return visions.every((vision) => difference(one, other, vision) >= leastDifference[vision])
}

/** The largest number of colours, from the first, of which any two can be distinguished. */
export function distinguishable(colours: readonly string[]): number {
  const first = colours.findIndex((colour, k) =>
    colours.slice(0, k).some((other) => !areDistinguishable(colour, other)),
  )
  return first < 0 ? colours.length : first
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [one, other].map((hex) => luminanceOf(linearOf(hex))).sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** L*, 0 to 100: what remains of a colour in a black and white print. */
export function greyLightness(hex: string): number {
  return cielabOf(linearOf(hex))[0]
}
