import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CHART_CATALOGUE, type ChartCatalogue } from '#contract/chart-catalogue.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Reads the catalogue of charts that the build in this folder has, again whenever a build replaces it. Without a build the calls are refused as
 * in maintenance.
 */
export function catalogueReader(appDir: string): () => Promise<ChartCatalogue> {
  const file = join(appDir, CHART_CATALOGUE)
  let kept: { readonly time: number; readonly catalogue: ChartCatalogue } | undefined
  return async () => {
    const found = await stat(file).catch(() => undefined)
    if (!found) throw new Refusal('maintenance', { reason: 'no-build' })
    if (kept?.time !== found.mtimeMs)
      kept = { time: found.mtimeMs, catalogue: JSON.parse(await readFile(file, 'utf8')) as ChartCatalogue }
    return kept.catalogue
  }
}
