import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const all = /^\0?entries:([a-z+]+)\/([a-z,-]+)$/
const one = /^\0entry:([a-z]+)\/([\w-]+)\/([a-z,-]+)$/

/**
 * The parts of an entry that are needed together, as one script of the build: `import load from 'entries:analyses/definition,plot'` is an object with a
 * function for each analysis, under `analyses/<id>`, that fetches what `definition.ts` and `plot.ts` export. Several kinds are joined by `+`.
 */
export function entryPartsPlugin(catalog: string): Plugin {
  return {
    name: 'entry-parts',
    resolveId: (source) => (all.test(source) ? `\0${source}` : one.test(source) ? source : null),
    load(id) {
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

/** What the script of such a module is called: `analyses.t-test-paired`. */
export function entryScript(module: string | null | undefined): string | undefined {
  const [, kind, entry] = one.exec(module ?? '') ?? []
  return kind && `${kind}.${entry}`
}
