import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { FigureOfAnalysis, GalleryFigure } from '#catalog/kit/gallery.ts'
import { neededVariables, takenVariables } from '#catalog/kit/options/needed-variables.ts'
import type { EntryKeywords, EntrySummary, KeywordsById } from '#catalog/kit/summary.ts'
import type { CalculatorModule } from '#catalog/kit/tool/calculator.ts'
import { quantityNames } from '#catalog/kit/tool/quantity-names.ts'
import { languages, type Words } from '#catalog/kit/words.ts'
import { pieceOf } from './piece-of.ts'

const all = /^\0?entries:([a-z+]+)\/([a-z,.-]+)$/
// without the usual `\0`, which sorts before all paths: the bundler orders modules of a shared script by the ids of its entry points, so with
// each new entry the modules of the start would change places, and every update would download that script again
const one = /^virtual:entry:([a-z]+)\/([\w-]+)\/([a-z,.-]+)$/
const summaries = /^\0?(titles|keywords):([a-z]+)(?:\.(\d))?$/
const needs = /^\0?needs:(calculators)$/
const galleries = /^\0?gallery:(analyses)$/

/**
 * Bundles parts of an entry that are used together into one script: `import load from 'entries:analyses/definition,plot'` is an object with
 * one function per analysis, under `analyses/<id>`, that fetches the exports of `definition.ts` and `plot.ts`. Kinds are joined with `+`; a
 * part written `<part>.saving` is included only for entries that save columns, for use by steps. Entries without the first part are left out.
 * `import titles from 'titles:analyses'` is the list of all summaries without the fields used only for search, which `keywords:analyses` has
 * by id; both are data. `keywords:calculators.0` has the first piece of them (`piece-of.ts`). `import needs from 'needs:calculators'` has by id the quantities that a tool requires of a patient;
 * `import figures from 'gallery:analyses'` is the list of the figures of analyses that the gallery of charts offers.
 */
export function entryPartsPlugin(catalog: string): Plugin {
  return {
    name: 'entry-parts',
    resolveId: (source) =>
      [all, summaries, needs, galleries].some((known) => known.test(source))
        ? `\0${source}`
        : one.test(source)
          ? source
          : null,
    async load(id) {
      const [, what, of, piece] = summaries.exec(id) ?? []
      if (what !== undefined && of !== undefined) {
        const files = readdirSync(join(catalog, of)).map((entry) => join(catalog, of, entry, 'summary.ts'))
        for (const file of files) this.addWatchFile(file)
        const entries = await Promise.all(files.map(summaryIn))
        if (what === 'titles') return rowsOf(entries, of)
        const needs = isQuestion(of) ? await needsIn(catalog, of, entries, (file) => this.addWatchFile(file)) : {}
        const wanted = piece === undefined ? entries : entries.filter((entry) => pieceOf(entry.id) === Number(piece))
        return `export default ${JSON.stringify(keywordsOf(wanted, of, needs))}`
      }
      const [, tools] = needs.exec(id) ?? []
      if (tools !== undefined) {
        const files = readdirSync(join(catalog, tools)).map((entry) => join(catalog, tools, entry, 'definition.ts'))
        for (const file of files) this.addWatchFile(file)
        const named = (await Promise.all(files.map(needsOf))).filter(([, asked]) =>
          asked.every((names) => names.length),
        )
        return `export default ${JSON.stringify(Object.fromEntries(named.filter(([, asked]) => asked.length)))}`
      }
      const [, drawing] = galleries.exec(id) ?? []
      if (drawing !== undefined) {
        const folders = readdirSync(join(catalog, drawing)).filter((entry) =>
          existsSync(join(catalog, drawing, entry, 'gallery.ts')),
        )
        for (const entry of folders) this.addWatchFile(join(catalog, drawing, entry, 'gallery.ts'))
        const figures = await Promise.all(folders.map((entry) => galleryOf(join(catalog, drawing), entry)))
        return `export default ${JSON.stringify(figures.flat())}`
      }
      const [, kinds, wanted] = all.exec(id) ?? []
      if (kinds !== undefined) {
        const [first] = (wanted ?? '').split(',')
        const entries = kinds.split('+').flatMap((kind) => {
          const ids = readdirSync(join(catalog, kind)).filter((entry) =>
            existsSync(join(catalog, kind, entry, `${first}.ts`)),
          )
          return ids.map((entry) => [`${kind}/${entry}`, `virtual:entry:${kind}/${entry}/${wanted}`] as const)
        })
        const loads = entries.map(([key, module]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(module)})`)
        return `export default {${loads.join(',\n')}}`
      }
      const [, kind = '', entry = '', parts] = one.exec(id) ?? []
      if (parts === undefined) return null
      const folder = join(catalog, kind, entry)
      const saves = parts.includes('.saving') && (await savesColumns(folder))
      const files = parts
        .split(',')
        .filter((part) => saves || !part.endsWith('.saving'))
        .map((part) => join(folder, `${part.replace('.saving', '')}.ts`))
      return files.map((file) => `export * from ${JSON.stringify(file)}`).join('\n')
    },
  }
}

async function savesColumns(folder: string): Promise<boolean> {
  const { definition }: { definition: Partial<AnalysisDefinition> } = await moduleOf(join(folder, 'definition.ts'))
  return definition.results?.saved !== undefined
}

/** The names of each input that the tool requires. */
async function needsOf(file: string): Promise<[string, readonly (readonly string[])[]]> {
  const { definition }: CalculatorModule = await moduleOf(file)
  const required = Object.entries(definition.inputs).filter(([, spec]) => spec.required && spec.asked === undefined)
  return [definition.id, required.map(([key, spec]) => quantityNames(key, spec))]
}

/** The figures of an analysis in the gallery, with the variables that it needs. */
async function galleryOf(folder: string, analysis: string): Promise<readonly FigureOfAnalysis[]> {
  const { gallery }: { gallery: readonly GalleryFigure[] } = await moduleOf(join(folder, analysis, 'gallery.ts'))
  const { definition }: { definition: AnalysisDefinition } = await moduleOf(join(folder, analysis, 'definition.ts'))
  const [needs, roles] = [neededVariables(definition), takenVariables(definition)]
  return gallery.map((figure) => ({ ...figure, analysis, needs, roles }))
}

async function summaryIn(file: string): Promise<EntrySummary> {
  const { summary }: { summary: EntrySummary } = await moduleOf(file)
  return summary
}

/** Reimports the file when it has changed during development. */
async function moduleOf<M>(file: string): Promise<M> {
  const module: M = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
  return module
}

/** Whether entries of the kind ask for variables. Their subtitles are loaded with the keywords; the lists of tools and steps show them. */
const isQuestion = (kind: string) => kind === 'analyses' || kind === 'charts'

type NeedsById = Readonly<Record<string, Pick<EntryKeywords, 'needs' | 'roles'>>>

async function needsIn(catalog: string, kind: string, entries: readonly EntrySummary[], watch: (file: string) => void) {
  const needs = entries.map(async ({ id }) => {
    const file = join(catalog, kind, id, 'definition.ts')
    watch(file)
    const { definition }: { definition: AnalysisDefinition } = await moduleOf(file)
    const needs = neededVariables(definition)
    return [id, kind === 'charts' ? { needs, roles: takenVariables(definition) } : { needs }] as const
  })
  return Object.fromEntries(await Promise.all(needs)) satisfies NeedsById
}

/**
 * The module of a title list. The texts of an entry are joined into one string, because field names would be a third of the bytes;
 * values that are not text, and fields that only some entries have, follow it as an object.
 */
function rowsOf(entries: readonly EntrySummary[], kind: string): string {
  const searched = ['keywords', 'ward', 'guide', 'labels', ...(isQuestion(kind) ? ['subtitle'] : [])]
  const listed = entries.map((entry) => new Map(Object.entries(entry).filter(([key]) => !searched.includes(key))))
  const keys = [...new Set(listed.flatMap((entry) => [...entry.keys()]))]
  const plain = keys.filter((key) => listed.every((entry) => typeof entry.get(key) === 'string'))
  const words = ['title', 'subtitle'].filter((key) => keys.includes(key))
  const rows = listed.map((entry) => {
    const wordsOf = (key: string): Partial<Words> => entry.get(key) ?? {}
    const texts = [
      ...plain.map((key) => entry.get(key)),
      ...words.flatMap((key) => languages.map((of) => wordsOf(key)[of])),
    ]
    if (texts.some((text) => text?.includes(BETWEEN))) throw new Error(`a title holds ${BETWEEN}: ${texts.join(' ')}`)
    const own = [...entry].filter(([key]) => !plain.includes(key) && !words.includes(key))
    return [texts.join(BETWEEN), ...(own.length > 0 ? [Object.fromEntries(own)] : [])]
  })
  const names = [...plain, ...words.flatMap((key) => languages.map((of) => key + of))]
  const fields = words.map((key) => `...(${key}en&&{${key}:{en:${key}en,zh:${key}zh}})`)
  return `export default ${JSON.stringify(rows.map((row) => (row.length > 1 ? row : row[0])))}.map((row)=>{
const [texts,own]=[].concat(row)
const [${names.join()}]=texts.split('${BETWEEN}')
return {${[...plain, ...fields].join()},...own}
})`
}

const BETWEEN = '|'

function keywordsOf(entries: readonly EntrySummary[], kind: string, needs: NeedsById): KeywordsById {
  return Object.fromEntries(
    entries.map(({ id, keywords, ward, guide, labels, subtitle }) => [
      id,
      {
        keywords,
        ...(ward && { ward }),
        ...(guide && { guide }),
        ...(labels && { labels }),
        ...(subtitle && isQuestion(kind) && { subtitle }),
        ...needs[id],
      },
    ]),
  )
}

/** The script name of such a module: `analyses.t-test-paired`, `keywords.analyses`. */
export function entryScript(module: string | null | undefined): string | undefined {
  const [, what, of, piece] = summaries.exec(module ?? '') ?? []
  if (what !== undefined) return [what, of, piece].filter((part) => part !== undefined).join('.')
  const [, kind, entry] = one.exec(module ?? '') ?? []
  if (needs.test(module ?? '')) return 'needs.calculators'
  if (galleries.test(module ?? '')) return 'gallery.analyses'
  if (module === '\0demo:charts') return 'demo.charts'
  if (module?.startsWith('\0entries:help/')) return `help.${module.split('/').at(-1)}`
  return kind && `${kind}.${entry}`
}
