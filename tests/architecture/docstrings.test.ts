import { globSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { sourcesBelow, textOf } from './imports.ts'

/** Callers of the engine and the kit rely on docstrings for results, units, shapes and errors. */
const files = ['src/engine', 'src/catalog/kit'].flatMap(sourcesBelow)

interface Exported {
  readonly name: string
  /** `<file>:<line>` of the declaration. */
  readonly place: string
  /** The docstring directly above the declaration; empty if there is none. */
  readonly docstring: string
  /** The source of the function without comments. */
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

/** The exported functions of a file, including arrow functions. The docstring of an overloaded function is at its first declaration. */
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

/** Allows line comments for the linter in between; a comment followed by an empty line belongs to the file. */
function docstringAtEnd(text: string): string {
  return /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/[ \t]*\n(?:\/\/.*\n)*$/.exec(text)?.[1] ?? ''
}

const blocks = /\/\*[\s\S]*?\*\//g
/** Does not match a glob, in which a star follows a slash. */
const comments = /(?<=^|[\s;,{}()[\]])\/\*[\s\S]*?\*\//g
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
        `${place}: ${name} has no docstring. Document its result, units and shapes, and the result for empty input.`,
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
  const throws = /\bthrows\b([\s\S]*)/i.exec(one.docstring)?.[1] ?? ''
  return thrownCodes(one)
    .filter((name) => !throws.includes(`\`${name}\``))
    .map((name) => `${one.place}: the docstring of ${one.name} does not say "Throws \`${name}\` if …"`)
}

/** Constructions that are not idiomatic, each with a remedy. */
const bannedConstructions: readonly (readonly [construction: RegExp, remedy: string])[] = [
  [/\bwho(?:m)?ever\b/i, 'name the caller, the reader or the function'],
  [/\b(?:some|every)body\b/i, 'name the user, the caller or the process'],
  [/\bwhatever else\b/i, 'name what it is, or write "all others"'],
  [/\btold\b/i, 'say what is passed, given, reported or shown'],
  [/\basked of (?:it|them)\b/i, 'name the argument or the question'],
  [/\bwhat (?:it|they) (?:is|are) of\b/i, 'name the thing that it belongs to'],
  [/\bwhere it knows\b/i, 'say under which condition'],
  [/\bwhere (?:there (?:is|are)|none|nobody|nothing)\b/i, 'begin the condition with "if"'],
  [/\bof how many (?:cases|subjects)\b/i, 'say how many cases it represents'],
  [/\bstands? for\b/i, 'rows and values represent cases, names mean things'],
  [/\bstands? (?:in|at|beside|below|behind|over|between|there)\b/i, 'say "is in", "precedes" or "follows"'],
  [/\b(?:tells?|says?|speaks?) of\b/i, 'say what is reported or described'],
  [/\b(?:is|are|was|were) said\b/i, 'say what is reported, chosen or given'],
  [/\bof whom\b/i, 'begin a new sentence'],
  [/\bby (?:itself|themselves)\b/i, 'write "on its own" or "separately"'],
  [/(?<!there )\b(?:is|are|was) none\b/i, 'write "is invalid" or "is not one"'],
  [/\bbut for\b/i, 'write "except"'],
  [/\banew\b/i, 'write "again"'],
  [/^\/\*\* Of (?:an?|the|all|each)\b/, 'name the quantity'],
  [/^\/\*\* For (?:an?|the|its|all|both|each) [^,:;.]*\. \*\/$/, 'name the quantity'],
]

test('comments are plain English', () => {
  const all = [...['src', 'sw', 'tests'].flatMap(filesBelow), 'vite.config.ts', 'lingui.config.ts']
  expect(all.length).toBeGreaterThan(3000)
  expect(all.filter((file) => file !== ownFile).flatMap((file) => bannedIn(file, textOf(file)))).toEqual([])
})

/** The patterns and the sample below contain banned constructions. */
const ownFile = 'tests/architecture/docstrings.test.ts'

function filesBelow(folder: string): readonly string[] {
  return globSync(`${folder}/**/*.{ts,tsx,mjs}`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.gen.ts'))
}

function bannedIn(file: string, text: string): readonly string[] {
  return [...text.matchAll(comments), ...text.matchAll(lines)].flatMap(({ 0: comment, index }) => {
    const running = comment.replace(/\n\s*\*(?!\/)/g, (gap) => ' '.repeat(gap.length)) // a phrase may continue on the next line
    return bannedConstructions.flatMap(([construction, remedy]) => {
      const met = new RegExp(construction.source.replaceAll(' ', '\\s+'), construction.flags).exec(running)
      if (met === null) return []
      return [`${file}:${lineAt(text, index + met.index)}: "${met[0].replace(/\s+/g, ' ')}": ${remedy}`]
    })
  })
}

/** Parts of exported names that no one would type into a search, each with the usual term. */
const oddNames: readonly (readonly [part: RegExp, instead: string])[] = [
  [/^(?:most|fewest)(?=[A-Z])|^(?:MOST|FEWEST)_/, 'max or min'],
  [/^(?:un)?told|^hears?(?=[A-Z])/, 'reported, message or listener'],
  [/^beside/, 'inline or marginal'],
  [/^bring(?=[A-Z])/, 'download, update or move'],
  [/Ways$/, 'methods or channels'],
  [/^(?:Desk|Door|Taker|Standing|World|Patience)$/, 'unit of work, call context, consumer, overrides, timeouts'],
]

test('exported names are terms that one would search for', () => {
  const names = ['src', 'sw'].flatMap(filesBelow).flatMap((file) => {
    const exported = textOf(file).matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)
    return [...exported].map(([, name = '']) => ({ file, name }))
  })
  expect(names.length).toBeGreaterThan(4000)
  expect(
    names.flatMap(({ file, name }) =>
      oddNames.flatMap(([part, instead]) => (part.test(name) ? [`${file}: ${name}: rather ${instead}`] : [])),
    ),
  ).toEqual([])
})

test('finds an undocumented function, an undocumented error, and a banned construction across two lines', () => {
  const text = `/** About the file. */

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
  expect(bannedIn('src/engine/sample.ts', text)).toEqual([
    'src/engine/sample.ts:14: "told": say what is passed, given, reported or shown',
  ])
})
