import { linearOfOklch, type Oklch } from './colour/oklab.ts'
import { hexOf, isInSrgb } from './colour/rgb.ts'

/** The path of a scale: its hue in degrees and its chroma at the ends of equal stretches; lightness changes evenly from one end to the other. */
interface Arm {
  readonly hues: readonly number[]
  /** At most; what sRGB does not have is duller. */
  readonly chromas: readonly number[]
}

/** From the low values to the high ones. On paper low values are pale, on a dark screen they are dark. */
const sequential = {
  sea: { hues: [108, 150, 215, 262, 280], chromas: [0.09, 0.13, 0.12, 0.14, 0.13] },
  dusk: { hues: [95, 60, 25, 345, 300], chromas: [0.08, 0.14, 0.19, 0.17, 0.12] },
  blue: { hues: [240, 250, 262], chromas: [0.02, 0.13, 0.13], dull: 0.02 },
  red: { hues: [70, 40, 27], chromas: [0.03, 0.16, 0.15], dull: 0.02 },
  green: { hues: [135, 150, 160], chromas: [0.03, 0.13, 0.09], dull: 0.02 },
  grey: { hues: [0, 0], chromas: [0, 0] },
} as const satisfies Readonly<Record<string, Arm & { readonly dull?: number }>>

/** The arms from the middle to the low and to the high end. */
const diverging = {
  'blue-red': [
    { hues: [255, 255], chromas: [0, 0.17] },
    { hues: [35, 25], chromas: [0, 0.19] },
  ],
  'violet-green': [
    { hues: [310, 310], chromas: [0, 0.17] },
    { hues: [140, 145], chromas: [0, 0.14] },
  ],
  'ochre-teal': [
    { hues: [70, 65], chromas: [0, 0.12] },
    { hues: [205, 205], chromas: [0, 0.1] },
  ],
} as const satisfies Readonly<Record<string, readonly [Arm, Arm]>>

export type SequentialName = keyof typeof sequential
export type DivergingName = keyof typeof diverging
export type ScaleName = SequentialName | DivergingName

export const sequentialNames = Object.keys(sequential) as SequentialName[]
export const divergingNames = Object.keys(diverging) as DivergingName[]

/** A scale has so many equal steps: neighbours look the same, and cells of one colour are drawn together. */
export const SCALE_STEPS = 128

/** Lightness (OKLab) of the low and the high end, and of the middle and the ends. */
const lightness = {
  light: { sequential: [0.965, 0.3], diverging: [0.965, 0.44] },
  dark: { sequential: [0.29, 0.95], diverging: [0.3, 0.82] },
} as const

const made = new Map<string, readonly string[]>()

/** The colours of a scale from the low end to the high end. */
export function scaleColours(name: ScaleName, ground: 'light' | 'dark'): readonly string[] {
  const key = `${name} ${ground}`
  const known = made.get(key)
  if (known !== undefined) return known
  const colours = isDiverging(name)
    ? [
        ...armColours(diverging[name][0], lightness[ground].diverging, SCALE_STEPS / 2).toReversed(),
        ...armColours(diverging[name][1], lightness[ground].diverging, SCALE_STEPS / 2).slice(1),
      ]
    : armColours(onGround(sequential[name], ground), lightness[ground].sequential, SCALE_STEPS)
  made.set(key, colours)
  return colours
}

/** The step of a scale that shows a place from 0 to 1. */
export function scaleStep(at: number): number {
  return Math.round(Math.min(1, Math.max(0, at)) * SCALE_STEPS)
}

export function isDiverging(name: ScaleName): name is DivergingName {
  return Object.hasOwn(diverging, name)
}

/** A pale hue stays with the light end: yellow is no dark colour. Of one hue the low end is dull on either ground. */
function onGround({ hues, chromas, dull }: Arm & { readonly dull?: number }, ground: 'light' | 'dark'): Arm {
  if (ground === 'light') return { hues, chromas }
  const [first = 0, ...rest] = chromas.toReversed()
  return {
    hues: hues.toReversed(),
    chromas: [dull ?? first, ...rest.slice(0, -1), dull === undefined ? (rest.at(-1) ?? 0) : 0.07],
  }
}

function armColours(arm: Arm, [from, to]: readonly [number, number], steps: number): readonly string[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const part = k / steps
    const wanted = { lightness: from + (to - from) * part, hue: along(turned(arm.hues), part) }
    return hexOf(linearOfOklch(withinSrgb({ ...wanted, chroma: along(arm.chromas, part) })))
  })
}

/** Hues such that neighbours differ by at most half a turn. */
function turned(hues: readonly number[]): readonly number[] {
  const found: number[] = []
  for (const hue of hues) {
    const last = found.at(-1) ?? hue
    found.push(hue + 360 * Math.round((last - hue) / 360))
  }
  return found
}

function along(values: readonly number[], part: number): number {
  const place = part * (values.length - 1)
  const k = Math.min(Math.floor(place), values.length - 2)
  const [a = 0, b = 0] = [values[k], values[k + 1]]
  return a + (b - a) * (place - k)
}

/** The colour itself, or the most colourful of the same lightness and hue that sRGB has. */
function withinSrgb(colour: Oklch): Oklch {
  if (isInSrgb(linearOfOklch(colour))) return colour
  let [inside, outside] = [0, colour.chroma]
  for (let turn = 0; turn < 18; turn++) {
    const chroma = (inside + outside) / 2
    if (isInSrgb(linearOfOklch({ ...colour, chroma }))) inside = chroma
    else outside = chroma
  }
  return { ...colour, chroma: inside }
}
