import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const pictures = /^\0?pictures:(analyses|charts)$/

/**
 * `import pictures from 'pictures:charts'` has a thumbnail of the result of each chart by its id, as an SVG document in the colours of the light theme:
 * computed from its examples during the build. Without `draws`, for unit tests, there are none: all computations take seconds.
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
      return `export default ${JSON.stringify(await drawEntries(kind))}`
    },
  }
}
