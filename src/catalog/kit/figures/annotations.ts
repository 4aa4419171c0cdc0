import type { Annotation } from '#figure/annotation.ts'
import type { Axis, Colour, Panel } from '#figure/scene.ts'
import type { AnnotationColour, AnnotationPlace, PlacedAnnotation } from './annotations-option.ts'
import { markedText } from './marked-text.ts'

/** The colours of remarks: those of the colour-blind safe standard palette, whatever the palette of the groups. */
const colours: Readonly<Record<AnnotationColour, Colour>> = {
  ink: 'ink',
  muted: 'muted',
  red: literal('#cf3434'),
  blue: literal('#2b77c9'),
  green: literal('#168055'),
}

function literal(hex: string): Colour {
  return { series: 0, of: { palette: 'standard', colours: [hex] } }
}

/** How far beyond an axis an annotation is still drawn, as a part of its length: beside the plot, and no further. */
const BESIDE = 0.25

/**
 * The annotations of a figure, and the words of those that it cannot draw: their panel is gone, or the axes do not reach them.
 */
export function annotationsOn(
  panels: readonly Panel[],
  placed: readonly PlacedAnnotation[],
): { readonly annotations: readonly Annotation[]; readonly outside: readonly string[] } {
  const annotations: Annotation[] = []
  const outside: string[] = []
  for (const [k, { id, shape, place, words, colour, size, dashed, spot }] of placed.entries()) {
    const own = place ?? usualPlace(panels[0], k)
    const panel = panels[own.panel]
    const isDrawn = panel !== undefined && [own.at, own.to].every((point) => isBeside(panel, point))
    if (!isDrawn) {
      outside.push(words)
      continue
    }
    const lines = words.trim() === '' ? [] : markedText(words).split('\n')
    annotations.push({
      id,
      panel: own.panel,
      shape,
      at: own.at,
      to: shape === 'text' ? own.at : own.to,
      lines,
      colour: colours[colour],
      size: size / 100,
      ...(dashed && { dash: 'dashed' as const }),
      ...(spot && { spot }),
    })
  }
  return { annotations, outside }
}

function isBeside({ x, y }: Panel, at: readonly [number, number]): boolean {
  return [partOfAxis(x, at[0]), partOfAxis(y, at[1])].every((part) => part >= -BESIDE && part <= 1 + BESIDE)
}

/** A new one is in the upper middle of the first panel, beside those before it, from where it is moved. */
function usualPlace(panel: Panel | undefined, k: number): AnnotationPlace {
  if (panel === undefined) return { panel: 0, at: [0, 0], to: [0, 0] }
  const { x, y } = panel
  const [right, down] = [0.07 * (k % 5), 0.12 * (k % 5)]
  // categories of y are ordered from the top
  const high = (part: number) => valueAtPart(y, y.kind === 'band' ? 1 - part : part)
  return {
    panel: 0,
    at: [valueAtPart(x, 0.3 + right), high(0.88 - down)],
    to: [valueAtPart(x, 0.5 + right), high(0.72 - down)],
  }
}

function valueAtPart(axis: Axis, part: number): number {
  if (axis.kind === 'band') return part * axis.categories.length - 0.5
  const [low, high] = axis.domain
  return axis.kind === 'log' ? low * (high / low) ** part : low + part * (high - low)
}

/** Where on an axis a value is: 0 at its start, 1 at its end; NaN if the axis has no place for it. */
function partOfAxis(axis: Axis, value: number): number {
  if (axis.kind === 'band') return (value + 0.5) / Math.max(axis.categories.length, 1)
  const [low, high] = axis.domain
  if (axis.kind === 'linear') return (value - low) / (high - low)
  return value > 0 ? Math.log(value / low) / Math.log(high / low) : Number.NaN
}
