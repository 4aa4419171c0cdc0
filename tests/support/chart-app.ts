import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chartCatalogue } from '#cli/chart-catalogue.ts'
import { demoDownload, demoText } from '#cli/demo-data.ts'
import { CHART_CATALOGUE } from '#contract/chart-catalogue.ts'

/** A folder like that of a build, with nothing but the catalogue of charts and their demo data. */
export async function chartApp(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-app-'))
  const catalogue = await chartCatalogue()
  writeFileSync(join(folder, CHART_CATALOGUE), JSON.stringify(catalogue))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'demo'))
  for (const { id } of catalogue.plots) {
    const { file, text } = await demoText(id)
    writeFileSync(join(folder, file), text)
    writeFileSync(join(folder, `demo/${id}.zip`), await demoDownload(id, 'csv'))
    writeFileSync(join(folder, `demo/${id}.xlsx`), await demoDownload(id, 'xlsx'))
  }
  return folder
}
