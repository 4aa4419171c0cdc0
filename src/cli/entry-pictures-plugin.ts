import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { coverOf } from './cover-of.ts'

const pictures = /^\0?pictures:(analyses|charts)$/

/**
 * `import pictures from 'pictures:charts'` has a thumbnail of the result of each chart by its id, as an SVG document in the colours of the light theme:
 * computed from its examples during the build, which also writes each as a file. Without `draws`, for unit tests, there are none: all computations take seconds.
 */
export function entryPicturesPlugin(cli: string, draws: boolean): Plugin {
  return {
    name: 'entry-pictures',
    resolveId: (source) => (pictures.test(source) ? `\0${source}` : null),
    async load(id) {
      const kind = pictures.exec(id)?.[1]
      if (kind !== 'analyses' && kind !== 'charts') return null
      if (!draws) return 'export default {}'
      // only when asked for: it loads every computation of the catalogue
      const file = pathToFileURL(join(cli, 'entry-pictures.ts')).href
      const { drawEntries }: typeof import('./entry-pictures.ts') = await import(file)
      const drawn = await drawEntries(kind)
      if (kind === 'charts' && this.environment.mode === 'build')
        for (const [entry, source] of Object.entries(drawn))
          this.emitFile({ type: 'asset', fileName: coverOf(entry), source })
      return `export default ${JSON.stringify(drawn)}`
    },
  }
}
