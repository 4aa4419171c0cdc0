import type { DrawnModule, Quantity } from '#catalog/kit/figures/drawn.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { type Tolerance, toleranceOf } from '#catalog/kit/r/r-agreement.ts'
import type { RScriptModule, ScriptData } from '#catalog/kit/r/r-script.ts'
import type { Golden } from './golden-file.ts'
import { cellTolerance, summaryInR, summaryOf } from './summarised.ts'

/** A named number, or list of numbers, of a figure. */
export interface DrawnQuantity extends Quantity {
  /** `drawn/<figure>/<name>` */
  readonly path: string
}

interface Asked {
  readonly options: Readonly<Record<string, unknown>>
  readonly data: ScriptData
}

/** The named numbers of all figures of an outcome, and the numbers of the figures' data that they omit or name twice. */
export function drawnQuantities({ drawn }: DrawnModule, { figures }: Done, asked: Asked) {
  const quantities: DrawnQuantity[] = []
  const faults: string[] = []
  for (const figure of figures) {
    const name = drawn[figure.of]
    if (name === undefined) {
      faults.push(`${figure.of}: drawn.ts does not name its numbers`)
      continue
    }
    const unread = new Set(leaves(figure.data))
    const all = unread.size
    const named = name(watched(figure.data, '', unread) as object, { figure, ...asked })
    const count = named.flatMap(({ is }) => is).filter((value) => value !== null).length
    quantities.push(...named.map((quantity) => ({ ...quantity, path: `drawn/${figure.id}/${quantity.name}` })))
    faults.push(...[...unread].slice(0, 20).map((path) => `${figure.id}: nothing vouches for ${path}`))
    if (unread.size === 0 && count !== all) faults.push(`${figure.id}: ${all} numbers are drawn, ${count} are named`)
  }
  const paths = quantities.map(({ path }) => path)
  faults.push(...paths.filter((path, i) => paths.indexOf(path) !== i).map((path) => `${path} is named twice`))
  return { quantities, faults }
}

/** R expressions of the quantities whose source is R. */
export function drawnCaptures(quantities: readonly DrawnQuantity[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    quantities.flatMap(({ path, is, owner }) =>
      'r' in owner ? [[path, isList(is) ? summaryInR(owner.r) : owner.r]] : [],
    ),
  )
}

/** The drawn values of the same quantities: a number by its path, a list by `<path>/<k>`. */
export function drawnValues(quantities: readonly DrawnQuantity[]): ReadonlyMap<string, number | string | null> {
  const values = new Map<string, number | string | null>()
  for (const { path, is, owner } of quantities) {
    if (!('r' in owner)) continue
    if (!isList(is)) values.set(path, is)
    else for (const [k, value] of summaryOf(is).entries()) values.set(`${path}/${k}`, value)
  }
  return values
}

function isList(is: Quantity['is']): is is Extract<Quantity['is'], readonly unknown[]> {
  return Array.isArray(is)
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || value === 'NaN' || value === 'Inf' || value === '-Inf'
}

/** Paths of all numbers that are drawn. */
function leaves(value: unknown, path = ''): readonly string[] {
  if (isNumber(value)) return [path]
  if (typeof value !== 'object' || value === null || isName(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

/** A level, a power or a part of a spline: its number is an identifier. */
function isName(value: object): boolean {
  return 'variable' in value && ('level' in value || 'power' in value || 'spline' in value)
}

/** A proxy of the data that removes each number that is read from `unread`. */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get: (target, key) => {
      const inner: unknown = Reflect.get(target, key)
      if (typeof key !== 'string') return inner
      if (isNumber(inner)) unread.delete(`${path}/${key}`)
      return watched(inner, `${path}/${key}`, unread)
    },
  })
}

/** Tolerance between a drawn number and R's: the entry's own for `drawn/<last part of the name>`, for a list otherwise relative to its size. */
export function drawnTolerance(rScript: RScriptModule['rScript'], path: string, values: Golden['values']): Tolerance {
  const list = path.replace(/\/\d+$/, '')
  const own = rScript.tolerances?.[`drawn/${list.replace(/^.*[./]/, '')}`]
  if (own !== undefined) return { absolute: 1e-14, ...own }
  if (list === path) return toleranceOf(rScript, path)
  return cellTolerance(Number(values[`${list}/0`]), Number(values[`${list}/1`]))
}
