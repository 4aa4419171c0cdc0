import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CHART_CATALOGUE, type ChartCatalogue, type ChartDemo } from '#contract/chart-catalogue.ts'
import { Refusal } from '../http/refusal.ts'
import { Bytes } from '../http/route.ts'

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

/** The demo data of a chart. A build that replaces the folder meanwhile is *later*, as without one. */
export async function readDemo(appDir: string, file: string): Promise<ChartDemo> {
  const text = await readFile(join(appDir, file), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Refusal('maintenance', { reason: 'no-build' })
  return JSON.parse(text) as ChartDemo
}

const forms = {
  csv: { ending: 'zip', type: 'application/zip' },
  xlsx: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

/** The demo data of a chart as the file that the build wrote. */
export async function demoBytes(appDir: string, chart: string, format: keyof typeof forms): Promise<Bytes> {
  const { ending, type } = forms[format]
  const file = join(appDir, 'demo', `${chart}.${ending}`)
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new Refusal('maintenance', { reason: 'no-build' })
  return new Bytes(createReadStream(file), found.size, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${chart}.${ending}"`,
  })
}
