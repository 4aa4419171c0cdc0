import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const demos = 'demo:charts'

/**
 * `import demos from 'demo:charts'` has the address of the demo data of each chart by its id: a file of its own, fetched on demand. The build
 * writes the files, and beside them, in the folder `demo`, those that the server sends to a client that downloads the data.
 */
export function demoDataPlugin(cli: string): Plugin {
  const parts = () => {
    // only when asked for: it loads all examples of the catalogue
    const data: Promise<typeof import('./demo-data.ts')> = import(pathToFileURL(join(cli, 'demo-data.ts')).href)
    const entries: Promise<typeof import('./entries.ts')> = import(pathToFileURL(join(cli, 'entries.ts')).href)
    return Promise.all([data, entries])
  }
  return {
    name: 'demo-data',
    resolveId: (source) => (source === demos ? `\0${demos}` : null),
    async load(id) {
      if (id !== `\0${demos}`) return null
      const [{ demoText }, { entryIds }] = await parts()
      const isBuild = this.environment.mode === 'build'
      const addresses: Record<string, string> = {}
      for (const chart of entryIds('charts')) {
        const { file, text } = await demoText(chart)
        if (isBuild) this.emitFile({ type: 'asset', fileName: file, source: text })
        // without a build there are no files
        addresses[chart] = isBuild ? `/${file}` : `data:application/json,${encodeURIComponent(text)}`
      }
      return `export default ${JSON.stringify(addresses)}`
    },
    async generateBundle() {
      if (this.environment.mode !== 'build') return
      const [{ demoDownload }, { entryIds }] = await parts()
      for (const chart of entryIds('charts'))
        for (const [format, ending] of [
          ['csv', 'zip'],
          ['xlsx', 'xlsx'],
        ] as const)
          this.emitFile({
            type: 'asset',
            fileName: `demo/${chart}.${ending}`,
            source: await demoDownload(chart, format),
          })
    },
  }
}
