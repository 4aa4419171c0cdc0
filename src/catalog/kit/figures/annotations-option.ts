import type { AnnotationShape } from '#figure/annotation.ts'
import type { Moves } from '#figure/move-parts.ts'
import type { Json, JsonObject } from '../json.ts'
import type { OptionReader } from '../options/option-reader.ts'
import type { Asked } from '../options/options.ts'
import type { StoredOptions } from '../options/stored-options.ts'

/**
 * The reader's remarks in a figure. Each has its leaves `<key>.<id>.<field>`, so that two devices can annotate one figure at once; it exists
 * once it has a shape, and until `deleted` is true.
 */
export interface AnnotationsOption extends Asked {
  readonly kind: 'annotations'
  readonly max: number
  /** The option brings its reader: charts alone have it, and the reader of all options is loaded with every project. */
  readonly read: (reader: OptionReader) => readonly PlacedAnnotation[]
}

/** Elements of a figure that the reader moved: a leaf `<key>.<element>` each, of `{dx, dy}` in mm; null where the layout places it. */
export interface MovesOption extends Asked {
  readonly kind: 'moves'
  readonly read: (reader: OptionReader) => Moves
}

/** The option for remarks in a figure: 50 unless the entry specifies otherwise. */
export function annotations({ max = 50, ...asked }: Asked & { readonly max?: number }): AnnotationsOption {
  return { kind: 'annotations', max, ...asked, read: (reader) => readAnnotations(max, reader) }
}

/** The option for the places of the parts of a figure. */
export function moves(asked: Asked): MovesOption {
  return { kind: 'moves', ...asked, read: readMoves }
}

export type AnnotationColour = (typeof annotationColours)[number]
export const annotationColours = ['ink', 'muted', 'red', 'blue', 'green'] as const
export const annotationShapes = [
  'text',
  'arrow',
  'line',
  'box',
  'ellipse',
  'bracket',
  'inset',
] as const satisfies readonly AnnotationShape[]

/** Where an annotation is: its panel from 0, and its two ends in units of the axes. */
export interface AnnotationPlace {
  readonly panel: number
  readonly at: readonly [number, number]
  readonly to: readonly [number, number]
}

export interface PlacedAnnotation {
  readonly id: string
  readonly shape: AnnotationShape
  /** Null: where the figure has room for a new one. */
  readonly place: AnnotationPlace | null
  readonly words: string
  readonly colour: AnnotationColour
  /** Type, percent of that of the ticks. */
  readonly size: number
  readonly dashed: boolean
  /** Upper left corner of an inset, as parts of the plot; null where a new one is. */
  readonly spot: readonly [number, number] | null
}

/** Farthest move of a part in one direction, in mm. */
export const MAX_MOVE = 400

export const annotationSize = { min: 50, max: 300, step: 10, initial: 100 } as const

/** Leaf of a field of an annotation. */
export function annotationLeaf(key: string, id: string, field: keyof Omit<PlacedAnnotation, 'id'> | 'deleted'): string {
  return `${key}.${id}.${field}`
}

/** A place as one value: half of a drag never wins over another. */
export function storedPlace({ panel, at, to }: AnnotationPlace): JsonObject {
  return { panel, x: at[0], y: at[1], toX: to[0], toY: to[1] }
}

/** In the order of their ids, which is that of their creation. What another version wrote and this one does not know is as if it were not set. */
function readAnnotations(max: number, { key, stored }: OptionReader): readonly PlacedAnnotation[] {
  const ids = new Set(leavesOf(stored, key).flatMap(([leaf]) => leaf.split('.')[0] ?? []))
  return [...ids]
    .sort()
    .flatMap((id) => annotationOf(id, (field) => stored[`${key}.${id}.${field}`]))
    .slice(0, max)
}

function annotationOf(id: string, field: (name: string) => Json | undefined): readonly PlacedAnnotation[] {
  const shape = annotationShapes.find((known) => known === field('shape'))
  if (shape === undefined || field('deleted') === true) return []
  const [words, size] = [field('words'), field('size')]
  const isSize = typeof size === 'number' && size >= annotationSize.min && size <= annotationSize.max
  return [
    {
      id,
      shape,
      place: placeOf(field('place')),
      words: typeof words === 'string' ? words.slice(0, 500) : '',
      colour: annotationColours.find((known) => known === field('colour')) ?? 'ink',
      size: isSize ? size : annotationSize.initial,
      dashed: field('dashed') === true,
      spot: spotOf(field('spot')),
    },
  ]
}

function spotOf(stored: Json | undefined): readonly [number, number] | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const { x, y } = stored as JsonObject
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null
}

function placeOf(stored: Json | undefined): AnnotationPlace | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const { panel, x, y, toX, toY } = stored as JsonObject
  const numbers = [panel, x, y, toX, toY]
  if (!numbers.every((value): value is number => typeof value === 'number' && Number.isFinite(value))) return null
  const [of = 0, fromX = 0, fromY = 0, endX = 0, endY = 0] = numbers
  return { panel: of, at: [fromX, fromY], to: [endX, endY] }
}

/** The moved elements, by their names in the layout. */
function readMoves({ key, stored }: OptionReader): Moves {
  return Object.fromEntries(
    leavesOf(stored, key).flatMap(([element, value]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
      const { dx, dy } = value as JsonObject
      if (typeof dx !== 'number' || typeof dy !== 'number') return []
      return Math.abs(dx) <= MAX_MOVE && Math.abs(dy) <= MAX_MOVE ? [[element, [dx, dy] as const]] : []
    }),
  )
}

function leavesOf(stored: StoredOptions, key: string): readonly (readonly [string, Json])[] {
  return Object.entries(stored).flatMap(([leaf, value]) =>
    leaf.startsWith(`${key}.`) ? [[leaf.slice(key.length + 1), value] as const] : [],
  )
}
