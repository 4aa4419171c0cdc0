import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { withDarkColours } from '#figure/theme.ts'
import { coverOf } from './cover-of.ts'
import { pieceOf } from './piece-of.ts'

const pictures = /^\0?pictures:(analyses|charts)(?:\.(\d))?$/

/**
 * `import pictures from 'pictures:charts'` has a thumbnail of the result of each chart by its id, as an SVG document in the colours of the light theme:
 * computed from its examples during the build, which also writes each as a file, with its dark colours. `pictures:charts.0` has the first piece of them (`piece-of.ts`). Without `draws`, for unit tests, there are none: all computations take seconds.
 */
export function entryPicturesPlugin(cli: string, draws: boolean): Plugin {
  const drawn = new Map<string, Promise<Readonly<Record<string, string>>>>()
  const draw = async (kind: 'analyses' | 'charts') => {
    // only when asked for: it loads every computation of the catalogue
    const file = pathToFileURL(join(cli, 'entry-pictures.ts')).href
    const { drawEntries }: typeof import('./entry-pictures.ts') = await import(file)
    return drawEntries(kind)
  }
  return {
    name: 'entry-pictures',
    resolveId: (source) => (pictures.test(source) ? `\0${source}` : null),
    async load(id) {
      const [, kind, piece] = pictures.exec(id) ?? []
      if (kind !== 'analyses' && kind !== 'charts') return null
      if (!draws) return 'export default {}'
      const all = drawn.get(kind) ?? draw(kind)
      drawn.set(kind, all)
      const own = Object.entries(await all).filter(([entry]) => piece === undefined || pieceOf(entry) === Number(piece))
      if (kind === 'charts' && this.environment.mode === 'build')
        for (const [entry, picture] of own)
          this.emitFile({ type: 'asset', fileName: coverOf(entry), source: withDarkColours(picture) })
      return `export default ${JSON.stringify(Object.fromEntries(own))}`
    },
  }
}
