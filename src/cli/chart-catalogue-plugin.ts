import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { CHART_CATALOGUE } from '#contract/chart-catalogue.ts'

/** Writes the catalogue of charts into the build, from which the server and the service worker answer `Plot/index` and the like. */
export function chartCataloguePlugin(cli: string): Plugin {
  return {
    name: 'chart-catalogue',
    apply: 'build',
    async generateBundle() {
      const file = pathToFileURL(join(cli, 'chart-catalogue.ts')).href
      const { chartCatalogue }: typeof import('./chart-catalogue.ts') = await import(file)
      this.emitFile({ type: 'asset', fileName: CHART_CATALOGUE, source: JSON.stringify(await chartCatalogue()) })
    },
  }
}
