import type { RichRun } from '#figure/scene.ts'
import { scriptScale } from '#figure/text-width.ts'

export interface Face {
  readonly name: string
  readonly style: 'normal' | 'bold' | 'italic'
  readonly has: (codePoint: number) => boolean
  /** Width of a text at a type size, in the size's unit. */
  readonly width: (text: string, size: number) => number
}

/** Text in one face, starting where the previous run ends. */
export interface SetRun {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly width: number
  /** Above the baseline; negative is below. */
  readonly rise: number
  /** Bold was requested, and the face has none. */
  readonly embolden: boolean
}

export interface Typeset {
  readonly runs: readonly SetRun[]
  readonly width: number
  /** Characters that no face has. */
  readonly missing: readonly string[]
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋'
const plain = '0123456789+−n'

interface Wish {
  readonly style: Face['style']
  readonly script: RichRun['script']
}

/** Assigns faces to a line of text: to each character the first face that has it in the wanted style, else the first that has it at all. */
export function typeset(text: readonly RichRun[], size: number, bold: boolean, faces: readonly Face[]): Typeset {
  const missing = new Set<string>()
  const runs: SetRun[] = []
  for (const run of text) {
    const style = run.italic === true ? 'italic' : bold ? 'bold' : 'normal'
    for (const character of run.text) {
      const [letter, script] = scripted(character, run.script, faces)
      const face = faceOf(letter, style, faces)
      if (face === undefined) missing.add(character)
      else append(runs, letter, face, { style, script }, size)
    }
  }
  const set = runs.map((run) => ({ ...run, width: run.face.width(run.text, run.size) }))
  return { runs: set, width: set.reduce((sum, { width }) => sum + width, 0), missing: [...missing] }
}

/** A superscript or subscript digit that no face has is set from the plain one. */
function scripted(
  character: string,
  script: RichRun['script'],
  faces: readonly Face[],
): readonly [string, RichRun['script']] {
  const code = character.codePointAt(0) ?? 0
  if (faces.some((face) => face.has(code))) return [character, script]
  const up = raised.indexOf(character)
  if (up >= 0) return [plain[up] ?? character, 'super']
  const down = lowered.indexOf(character)
  return down >= 0 ? [plain[down] ?? character, 'sub'] : [character, script]
}

function faceOf(letter: string, style: Face['style'], faces: readonly Face[]): Face | undefined {
  const able = faces.filter((face) => face.has(letter.codePointAt(0) ?? 0))
  return able.find((face) => face.style === style) ?? able[0]
}

function append(runs: SetRun[], letter: string, face: Face, { style, script }: Wish, size: number): void {
  const scale = script === undefined ? 1 : scriptScale
  const rise = script === undefined ? 0 : (script === 'super' ? 0.35 : -0.18) * size
  const embolden = style === 'bold' && face.style !== 'bold'
  const last = runs.at(-1)
  if (last?.face === face && last.rise === rise && last.embolden === embolden)
    runs[runs.length - 1] = { ...last, text: last.text + letter }
  else runs.push({ text: letter, face, size: size * scale, width: 0, rise, embolden })
}
