import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { EntrySummary, EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'

const all = /^\0?entries:([a-z+]+)\/([a-z,-]+)$/
const one = /^\0entry:([a-z]+)\/([\w-]+)\/([a-z,-]+)$/
const summaries = /^\0?(titles|keywords):([a-z]+)$/

/**
 * The parts of an entry that are needed together, as one script of the build: `import load from 'entries:analyses/definition,plot'` is an object with a
 * function for each analysis, under `analyses/<id>`, that fetches what `definition.ts` and `plot.ts` export. Several kinds are joined by `+`.
 * `import titles from 'titles:analyses'` is the list of all summaries without what is only searched, which `keywords:analyses` has by id; both are data.
 */
export function entryPartsPlugin(catalog: string): Plugin {
  return {
    name: 'entry-parts',
    resolveId: (source) =>
      all.test(source) || summaries.test(source) ? `\0${source}` : one.test(source) ? source : null,
    async load(id) {
      const [, what, of] = summaries.exec(id) ?? []
      if (what !== undefined && of !== undefined) {
        const files = readdirSync(join(catalog, of)).map((entry) => join(catalog, of, entry, 'summary.ts'))
        for (const file of files) this.addWatchFile(file)
        const entries = await Promise.all(files.map(summaryIn))
        const data = what === 'titles' ? entries.map((entry) => titleOf(entry, of)) : keywordsOf(entries, of)
        return `export default ${JSON.stringify(data)}`
      }
      const [, kinds, wanted] = all.exec(id) ?? []
      if (kinds !== undefined) {
        const entries = kinds.split('+').flatMap((kind) => {
          const ids = readdirSync(join(catalog, kind))
          return ids.map((entry) => [`${kind}/${entry}`, `\0entry:${kind}/${entry}/${wanted}`] as const)
        })
        const loads = entries.map(([key, module]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(module)})`)
        return `export default {${loads.join(',\n')}}`
      }
      const [, kind = '', entry = '', parts] = one.exec(id) ?? []
      const exported = parts?.split(',').map((part) => JSON.stringify(join(catalog, kind, entry, `${part}.ts`)))
      return exported?.map((file) => `export * from ${file}`).join('\n') ?? null
    },
  }
}

async function summaryIn(file: string): Promise<EntrySummary> {
  // asked for anew when the file has changed while the program is being developed
  const module = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as { summary: EntrySummary }
  return module.summary
}

/** Only lists of tools and of steps show subtitles without more. */
const isLong = (kind: string) => kind === 'analyses' || kind === 'charts'

function titleOf(entry: EntrySummary, kind: string): EntryTitle {
  const later = ['keywords', 'guide', ...(isLong(kind) ? ['subtitle'] : [])]
  const { id, family, title, ...rest } = entry
  return { id, family, title, ...Object.fromEntries(Object.entries(rest).filter(([key]) => !later.includes(key))) }
}

function keywordsOf(entries: readonly EntrySummary[], kind: string): KeywordsById {
  return Object.fromEntries(
    entries.map(({ id, keywords, guide, subtitle }) => [
      id,
      { keywords, ...(guide && { guide }), ...(subtitle && isLong(kind) && { subtitle }) },
    ]),
  )
}

/** What the script of such a module is called: `analyses.t-test-paired`, `keywords.analyses`. */
export function entryScript(module: string | null | undefined): string | undefined {
  const [, kind, entry] = one.exec(module ?? '') ?? summaries.exec(module ?? '') ?? []
  return kind && `${kind}.${entry}`
}
