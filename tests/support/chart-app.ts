import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chartCatalogue } from '#cli/chart-catalogue.ts'
import { CHART_CATALOGUE } from '#contract/chart-catalogue.ts'

/** A folder like that of a build, with nothing but the catalogue of charts. */
export async function chartApp(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-app-'))
  writeFileSync(join(folder, CHART_CATALOGUE), JSON.stringify(await chartCatalogue()))
  return folder
}
