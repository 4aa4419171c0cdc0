import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { sourcesBelow, textOf } from './imports.ts'

/** A caller of the engine or the kit reads docstrings, not bodies: what is computed, in which unit and shape, what is thrown. */
const files = ['src/engine', 'src/catalog/kit'].flatMap(sourcesBelow)

interface Exported {
  readonly name: string
  /** `<file>:<line>` of the declaration. */
  readonly place: string
  /** The docstring right above it; empty if there is none. */
  readonly docstring: string
  /** Its text without comments. */
  readonly code: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly id?: { readonly name: string } | null
  readonly declaration?: Node | null
  readonly declarations?: readonly (Node & { readonly init?: Node | null })[]
}

/** The functions that a source exports, arrow functions among them. Of an overloaded one the first declaration has the docstring of all. */
function exportedFunctions(file: string, text: string): readonly Exported[] {
  const found = new Map<string, Exported>()
  for (const { start, declaration } of parseAst(text, { lang: 'ts' }).body as unknown as readonly Node[])
    for (const { id, end } of functionsIn(declaration ?? undefined)) {
      const name = id?.name ?? 'default'
      const docstring = docstringAtEnd(text.slice(0, start))
      const first = found.get(name) ?? { name, place: `${file}:${lineAt(text, start)}`, docstring, code: '' }
      found.set(name, { ...first, code: first.code + withoutComments(text.slice(start, end)) })
    }
  return [...found.values()]
}

function functionsIn(declaration: Node | undefined): readonly Node[] {
  if (declaration === undefined) return []
  if (/^(FunctionDeclaration|TSDeclareFunction)$/.test(declaration.type)) return [declaration]
  return (declaration.declarations ?? []).filter(({ init }) => /Function/.test(init?.type ?? ''))
}

/** Line comments for the linter may stand between; after an empty line it is a comment on the file. */
function docstringAtEnd(text: string): string {
  return /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/[ \t]*\n(?:\/\/.*\n)*$/.exec(text)?.[1] ?? ''
}

const blocks = /\/\*[\s\S]*?\*\//g
const lines = /(?<=^|[\s;,{}()[\]])\/\/.*$/gm

function withoutComments(text: string): string {
  return text.replace(blocks, '').replace(lines, '')
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

const functions = files.flatMap((file) => exportedFunctions(file, textOf(file)))

test('every exported function of the engine and the kit has a docstring', () => {
  expect(functions.length).toBeGreaterThan(1000)
  expect(undocumented(functions)).toEqual([])
})

function undocumented(of: readonly Exported[]): readonly string[] {
  return of
    .filter(({ docstring }) => docstring.trim() === '')
    .map(
      ({ name, place }) =>
        `${place}: ${name} has no docstring. Say what it computes, its units and shapes, and what it gives of nothing.`,
    )
}

test('a docstring of the engine names each error of statistics that its function throws', () => {
  const inEngine = functions.filter(({ place }) => place.startsWith('src/engine/'))
  expect(inEngine.flatMap(thrownCodes).length).toBeGreaterThan(10)
  expect(inEngine.flatMap(unnamedThrows)).toEqual([])
})

function thrownCodes({ code }: Exported): readonly string[] {
  return [...new Set([...code.matchAll(/\bthrow new StatsError\(\s*'([^']+)'/g)].map(([, name = '']) => name))]
}

function unnamedThrows(one: Exported): readonly string[] {
  const said = /\bthrows\b([\s\S]*)/i.exec(one.docstring)?.[1] ?? ''
  return thrownCodes(one)
    .filter((name) => !said.includes(`\`${name}\``))
    .map((name) => `${one.place}: the docstring of ${one.name} does not say "Throws \`${name}\` where …"`)
}

/** Constructions that take a second reading, each with what to write instead. */
const riddles: readonly (readonly [construction: RegExp, instead: string])[] = [
  [/\bwho(?:m)?ever\b/i, 'name the caller, the reader or the function'],
  [/\bwhatever else\b/i, 'name what it is, or write "all others"'],
  [/\b(?:is|are|was|were|be|unless) told\b(?!\s+apart)/i, 'say what is passed, given or shown'],
  [/\basked of (?:it|them)\b/i, 'name the argument or the question'],
  [/\bwhat (?:it|they) (?:is|are) of\b/i, 'name the thing that it belongs to'],
  [/\bwhere it knows\b/i, 'say under which condition'],
  [/\bof how many (?:cases|subjects)\b/i, 'say how many cases it represents'],
  [/\b(?:cases?|subjects?|rows?|values?)\b[^.;:]{0,40}\bstands? for\b/i, 'rows and values represent cases'],
]

test('comments of the engine and the kit are plain English', () => {
  expect(files.flatMap((file) => riddlesIn(file, textOf(file)))).toEqual([])
})

function riddlesIn(file: string, text: string): readonly string[] {
  return [...text.matchAll(blocks), ...text.matchAll(lines)].flatMap(({ 0: comment, index }) => {
    const running = comment.replace(/\n\s*\*(?!\/)/g, (gap) => ' '.repeat(gap.length)) // a phrase may go on in the next line
    return riddles.flatMap(([construction, instead]) => {
      const met = new RegExp(construction.source.replaceAll(' ', '\\s+'), 'i').exec(running)
      if (met === null) return []
      return [`${file}:${lineAt(text, index + met.index)}: "${met[0].replace(/\s+/g, ' ')}": ${instead}`]
    })
  })
}

test('the wall finds a bare function, an error without a name, and a riddle in the middle of a comment', () => {
  const text = `/** Of the file. */

export const half = (x: number): number => x / 2

/** The root of x. */
// biome-ignore lint: said to the linter
export function root(x: number): number {
  if (x < 0) throw new StatsError('negative', { x }) // an earlier version gave NaN
  return Math.sqrt(x)
}

/**
 * The larger one, as the caller is
 * told by nobody.
 */
export function larger(a: number, b: number): number
export function larger(a: Date, b: Date): Date
export function larger(a: never, b: never): never {
  return a > b ? a : b
}
`
  const found = exportedFunctions('src/engine/sample.ts', text)
  expect(found.map(({ name, docstring }) => [name, docstring.trim() !== ''])).toEqual([
    ['half', false],
    ['root', true],
    ['larger', true],
  ])
  expect(undocumented(found)).toEqual([expect.stringContaining('src/engine/sample.ts:3: half has no docstring')])
  expect(found.flatMap(unnamedThrows)).toEqual([expect.stringContaining('src/engine/sample.ts:7')])
  expect(riddlesIn('src/engine/sample.ts', text)).toEqual([
    'src/engine/sample.ts:13: "is told": say what is passed, given or shown',
  ])
})
