import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const pieces = /^\0?entries:help\/(\d+)$/

/** `import texts from 'entries:help/0'` has the first piece (`piece-of.ts`) of the texts of options and notices (`kit/help-text.ts`). */
export function helpTextsPlugin(cli: string): Plugin {
  return {
    name: 'help-texts',
    resolveId: (source) => (pieces.test(source) ? `\0${source}` : null),
    async load(id) {
      const [, piece] = pieces.exec(id) ?? []
      if (piece === undefined) return null
      // only when asked for: it loads all definitions of the catalogue
      const { helpTexts }: typeof import('./help-texts.ts') = await import(
        pathToFileURL(join(cli, 'help-texts.ts')).href
      )
      // a string that is parsed as JSON takes less time than the same as a program
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await helpTexts(Number(piece))))})`
    },
  }
}
