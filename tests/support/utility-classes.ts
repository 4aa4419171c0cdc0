import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { __unstable__loadDesignSystem } from 'tailwindcss'
import type { Classes } from './element-classes.ts'

/** The declarations of a class, by their condition (`&:hover`, a media query) and property. */
type Declarations = ReadonlyMap<string, string>

const styles = resolve(import.meta.dirname, '../../src/app/styles.css')
const require = createRequire(import.meta.url)

/** The longhands that a shorthand sets. */
const shorthands: Readonly<Record<string, RegExp>> = {
  padding: /^padding-/,
  'padding-inline': /^padding-(left|right|inline-.*)$/,
  'padding-block': /^padding-(top|bottom|block-.*)$/,
  margin: /^margin-/,
  'margin-inline': /^margin-(left|right|inline-.*)$/,
  'margin-block': /^margin-(top|bottom|block-.*)$/,
  inset: /^(inset-.*|top|right|bottom|left)$/,
  'inset-inline': /^(inset-inline-.*|right|left)$/,
  'inset-block': /^(inset-block-.*|top|bottom)$/,
  gap: /^(row|column)-gap$/,
  overflow: /^overflow-[xy]$/,
  'border-radius': /^border-.*-radius$/,
  'border-width': /^border-.*-width$/,
  'border-color': /^border-.*-color$/,
  flex: /^flex-(grow|shrink|basis)$/,
}

export interface Conflict {
  readonly earlier: string
  readonly later: string
  readonly property: string
}

/**
 * Finds conflicting classes on one element. The order of the style sheet decides which of two wins, not the order of the names: so two that
 * set the same property differently are a fault, and so is a shorthand after a longhand, like `p-2` after `px-3`, which never wins. Classes
 * under different conditions, like `sm:p-2` and `p-4`, do not conflict.
 */
export async function classConflicts(): Promise<(classes: Classes) => readonly Conflict[]> {
  const system = await __unstable__loadDesignSystem(readFileSync(styles, 'utf8'), {
    base: dirname(styles),
    loadStylesheet: (id, base) => {
      const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : resolve(base, id)
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') })
    },
  })
  const known = new Map<string, Declarations>()
  const declarationsOf = (name: string): Declarations => {
    const found = known.get(name) ?? declarationsIn(system.candidatesToCss([name])[0] ?? '')
    known.set(name, found)
    return found
  }
  const between = (earlier: string, later: string): readonly Conflict[] => {
    const [first, second] = [declarationsOf(earlier), declarationsOf(later)]
    return [...second].flatMap(([place, value]) => {
      const [where = '', property = ''] = place.split('\n')
      const covers = shorthands[property]
      const isSame = first.has(place) && first.get(place) !== value
      const isWider = covers && [...first.keys()].some((other) => isAt(other, where, covers))
      return isSame || isWider ? [{ earlier, later, property }] : []
    })
  }
  return (classes) => conflictsIn(classes, between)
}

function isAt(place: string, where: string, property: RegExp): boolean {
  const [other, name = ''] = place.split('\n')
  return other === where && property.test(name)
}

/**
 * The declarations of the rules of one class. A declaration that only reads a variable set by another class (`var(--tw-leading, …)`) yields to
 * it and does not count.
 */
function declarationsIn(css: string): Declarations {
  const found = new Map<string, string>()
  const around: string[] = []
  const text = css.replace(/@property [^{]*\{[^}]*\}/g, '')
  for (const [, opens, property, value, closes] of text.matchAll(/([^{};]+)\{|([\w-]+):\s*([^;]+);|(\})/g)) {
    if (opens !== undefined) around.push(opens.trim().replace(/^\.(?:\\.|[\w-])+/, '&'))
    else if (closes !== undefined) around.pop()
    else if (property !== undefined && value !== undefined && !/^var\(--tw-[\w-]+(, .*)?\)$/.test(value))
      found.set(`${around.join(' ')}\n${property}`, value)
  }
  return found
}

function conflictsIn(
  classes: Classes,
  between: (earlier: string, later: string) => readonly Conflict[],
): readonly Conflict[] {
  if ('one' in classes) return classes.one.flatMap((each) => conflictsIn(each, between))
  const parts = 'all' in classes ? classes.all : classes.names.map((name) => ({ names: [name] }))
  const inside = 'all' in classes ? parts.flatMap((part) => conflictsIn(part, between)) : []
  const across = parts.flatMap((part, k) =>
    namesIn(part).flatMap((earlier) =>
      parts.slice(k + 1).flatMap((other) => namesIn(other).flatMap((later) => between(earlier, later))),
    ),
  )
  return [...inside, ...across]
}

function namesIn(classes: Classes): readonly string[] {
  if ('names' in classes) return classes.names
  return ('all' in classes ? classes.all : classes.one).flatMap(namesIn)
}
