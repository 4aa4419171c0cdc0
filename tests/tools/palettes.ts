import { ciede2000 } from '#figure/colour/ciede2000.ts'
import { cielabOf } from '#figure/colour/cielab.ts'
import { type ColourVision, seenBy } from '#figure/colour/colour-vision.ts'
import { linearOfOklch, type Oklch, oklchOf } from '#figure/colour/oklab.ts'
import { contrast, distinguishable, LEAST_CONTRAST, leastDifference } from '#figure/colour/palette-rules.ts'
import { hexOf, isInSrgb, linearOf, type Triple } from '#figure/colour/rgb.ts'
import { type PaletteName, palettes } from '#figure/palettes.ts'

/**
 * Chooses the colours of our own palettes and of all dark sets, and prints them for `src/figure/palettes.ts`:
 * `node tests/tools/palettes.ts`. The rules are in `src/figure/colour/palette-rules.ts`.
 */

const paper = { light: '#ffffff', dark: '#1b1e22' }
const SERIES = 8

/** What a palette of our own begins with, and the range of its colours in OKLCH. */
interface Mood {
  readonly begins: readonly string[]
  readonly lightness: number
  readonly chroma: readonly [number, number]
}

const moods: Readonly<Partial<Record<PaletteName, Mood>>> = {
  clinical: { begins: ['#16588f'], lightness: 0.34, chroma: [0.08, 0.15] },
  ward: { begins: ['#2f6b5a'], lightness: 0.36, chroma: [0.04, 0.12] },
  print: { begins: ['#b3261e'], lightness: 0.28, chroma: [0.1, 0.2] },
  'high-contrast': { begins: ['#004488', '#ddaa33', '#bb5566'], lightness: 0.2, chroma: [0, 0.15] },
}

interface Candidate extends Oklch {
  readonly hex: string
  readonly seen: readonly (readonly [least: number, lab: Triple])[]
}

function candidate(hex: string): Candidate {
  const visions = Object.entries(leastDifference) as [ColourVision, number][]
  return {
    ...oklchOf(linearOf(hex)),
    hex,
    seen: visions.map(([vision, least]) => [least, cielabOf(seenBy(vision, linearOf(hex)))]),
  }
}

/** How far two colours are apart to whom they are closest, as a multiple of what is asked for. */
function apart(one: Candidate, other: Candidate): number {
  return Math.min(
    ...one.seen.map(([least, lab], k) => ciede2000(lab, (other.seen[k] as readonly [number, Triple])[1]) / least),
  )
}

function nearest(one: Candidate, others: readonly Candidate[]): number {
  return others.reduce((least, other) => Math.min(least, apart(one, other)), Number.POSITIVE_INFINITY)
}

const inSrgb: readonly Candidate[] = steps(0.2, 1, 0.02).flatMap((lightness) =>
  steps(0, 0.24, 0.02).flatMap((chroma) =>
    steps(0, 359, chroma === 0 ? 360 : 10).flatMap((hue) => {
      const linear = linearOfOklch({ lightness, chroma, hue })
      return isInSrgb(linear) ? [candidate(hexOf(linear))] : []
    }),
  ),
)

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by + 1e-9) + 1 }, (_, k) => from + k * by)
}

/** The candidate with the highest score. */
function best(candidates: readonly Candidate[], score: (one: Candidate) => number): Candidate {
  const scores = candidates.map(score)
  const found = candidates[scores.indexOf(Math.max(...scores))]
  if (found === undefined) throw new Error('no candidate')
  return found
}

/** Farthest first; then each added colour is replaced by the one that is farthest from all others, as long as that helps. */
function lightSet({ begins, lightness, chroma }: Mood): string[] {
  const candidates = inSrgb.filter(
    (one) =>
      one.lightness >= lightness &&
      one.chroma >= chroma[0] - 1e-3 &&
      one.chroma <= chroma[1] + 1e-3 &&
      contrast(one.hex, paper.light) >= LEAST_CONTRAST,
  )
  const chosen = begins.map(candidate)
  while (chosen.length < SERIES) chosen.push(best(candidates, (one) => nearest(one, chosen)))
  for (let round = 0; round < 4; round += 1) {
    for (let k = begins.length; k < SERIES; k += 1) {
      const others = chosen.filter((_, other) => other !== k)
      chosen[k] = best([chosen[k] as Candidate, ...candidates], (one) => nearest(one, others))
    }
  }
  return chosen.map(({ hex }) => hex)
}

/** More than the rule asks for: a screen's dark colours are seen, not printed. */
const CLEAR_ON_DARK = 3.2
/** The first colour is the one that most figures use alone. */
const CLEAR_ALONE = 5
const ENOUGH = 1.05
const candidatesOnDark = inSrgb.filter(
  ({ hex, lightness }) => lightness < 0.95 && contrast(hex, paper.dark) >= CLEAR_ON_DARK,
)

/** Colours for a dark paper with about the hue and the chroma of the light ones. */
function darkSet(light: readonly string[], max: number): string[] {
  const models = light.map(candidate)
  const own = models.map((model, k) =>
    candidatesOnDark.filter(
      (one) => strangeness(one, model) < 1 && (k > 0 || contrast(one.hex, paper.dark) >= CLEAR_ALONE),
    ),
  )
  const chosen = models.map((model, k) => best(own[k] ?? [], (one) => -strangeness(one, model)))
  for (let round = 0; round < 6; round += 1) {
    for (const [k, model] of models.entries()) {
      const others = chosen.filter((_, other) => other !== k && (k >= max || other < max))
      chosen[k] = best(own[k] ?? [], (one) => Math.min(ENOUGH, nearest(one, others)) - 0.2 * strangeness(one, model))
    }
  }
  return chosen.map(({ hex }) => hex)
}

/** 0 for the same hue and chroma on dark paper, 1 for what is no longer its counterpart. */
function strangeness(one: Candidate, model: Candidate): number {
  const angle = Math.abs(((one.hue - model.hue + 540) % 360) - 180)
  const turned = model.chroma < 0.02 ? one.chroma / 0.04 : (angle / 28) ** 2
  return turned + Math.abs(one.chroma - model.chroma) / 0.1 + Math.abs(one.lightness - (1.05 - model.lightness / 2)) / 2
}

for (const name of (Object.keys(palettes) as PaletteName[]).filter((one) => one !== 'grey')) {
  const mood = moods[name]
  const light = mood === undefined ? palettes[name].light : lightSet(mood)
  const max = distinguishable(light)
  const dark = darkSet(light, max)
  console.log(name, { light, dark, max: Math.min(max, distinguishable(dark)) })
}
