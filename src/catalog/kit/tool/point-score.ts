import { reaches } from '../present/rounding.ts'
import type { Words } from '../words.ts'
import type { ChoiceInput, InputSpecs, InputValues, QuantityInput, YesNoInput } from './calculator-input-spec.ts'
import { oneOf, yesNo } from './calculator-inputs.ts'
import { pointText } from './point-text.ts'

/** An input and the points of each of its answers. */
export type ScoreItem = TickedItem | GradedItem<string> | SteppedItem
export type ScoreItems = Readonly<Record<string, ScoreItem>>

type Required<S> = S & { readonly required: true }

export interface TickedItem {
  readonly kind: 'ticked'
  readonly input: Required<YesNoInput>
  /** Points of yes; no has none. */
  readonly points: number
}

export interface GradedItem<K extends string> {
  readonly kind: 'graded'
  readonly input: Required<ChoiceInput<K>>
  readonly points: Readonly<Record<K, number>>
}

export interface SteppedItem {
  readonly kind: 'stepped'
  readonly input: Required<QuantityInput>
  /** In the canonical unit, ascending: the points apply from `from` up to the next one's. The first has no `from`. */
  readonly steps: readonly Step[]
}

export interface Step {
  readonly from?: number
  readonly points: number
}

interface Said {
  readonly label: Words
  readonly help?: Words
}

/** A yes/no item; the points of yes are beside it. */
export function ticked({ points, label, help }: Said & { readonly points: number }): TickedItem {
  const worth = points < 0 ? `−${-points}` : `+${points}`
  const said = {
    en: [help?.en, worth].filter(Boolean).join(' · '),
    zh: [help?.zh, `${worth} 分`].filter(Boolean).join(' · '),
  }
  return { kind: 'ticked', input: yesNo({ label, help: said }), points }
}

/** A choice, each with its points and its label. */
export function graded<const K extends string>({
  of,
  ...said
}: Said & { readonly of: Readonly<Record<K, readonly [points: number, words: Words]>> }): GradedItem<K> {
  const answers = Object.entries(of) as [K, readonly [number, Words]][]
  const words = Object.fromEntries(answers.map(([key, [, text]]) => [key, text])) as Record<K, Words>
  const points = Object.fromEntries(answers.map(([key, [number]]) => [key, number])) as Record<K, number>
  return { kind: 'graded', input: oneOf({ ...said, of: words }), points }
}

/** A quantity whose points depend on its step. */
export function stepped(input: Required<QuantityInput>, steps: readonly Step[]): SteppedItem {
  return { kind: 'stepped', input, steps }
}

type InputsOf<S extends ScoreItems> = { readonly [K in keyof S]: S[K]['input'] }

export interface PointScore<S extends ScoreItems> {
  readonly inputs: InputsOf<S>
  /** The points of one answer. */
  of<K extends keyof S>(key: K, value: InputValues<InputsOf<S>>[K]): number
  /** The points of all answers. */
  sum(inputs: InputValues<InputsOf<S>>): number
  readonly lowest: number
  readonly highest: number
  /** The printed table of points. */
  readonly text: readonly Words[]
}

/** A score that adds points: one table, from which the inputs, the sum, its range and the printed formula are derived. */
export function pointScore<const S extends ScoreItems>(items: S): PointScore<S> {
  const all = Object.entries(items)
  const inputs = Object.fromEntries(all.map(([key, { input }]) => [key, input]))
  const ranges = all.map(([, item]) => pointsOf(item))
  return {
    inputs: inputs as InputSpecs as InputsOf<S>,
    of: (key, value) => pointsFor(items[key], value),
    sum: (values) => all.reduce((sum, [key, item]) => sum + pointsFor(item, values[key]), 0),
    lowest: ranges.reduce((sum, points) => sum + Math.min(...points), 0),
    highest: ranges.reduce((sum, points) => sum + Math.max(...points), 0),
    text: pointText(items),
  }
}

function pointsFor(item: ScoreItem | undefined, value: unknown): number {
  switch (item?.kind) {
    case 'ticked':
      return value === true ? item.points : 0
    case 'graded':
      return typeof value === 'string' ? (item.points[value] ?? Number.NaN) : Number.NaN
    case 'stepped':
      return typeof value === 'number'
        ? (item.steps.findLast(({ from }) => from === undefined || reaches(value, from))?.points ?? Number.NaN)
        : Number.NaN
    default:
      return Number.NaN
  }
}

/** All points that an item can give. */
function pointsOf(item: ScoreItem): readonly number[] {
  if (item.kind === 'ticked') return [0, item.points]
  return item.kind === 'graded' ? Object.values(item.points) : item.steps.map(({ points }) => points)
}
