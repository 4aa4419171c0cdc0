import { FormatError } from './format-error.ts'
import { ZipFile } from './zip/read-zip.ts'

const MANIFEST = 'META-INF/MANIFEST.MF'

/**
 * Which program's data are in an archive, by its parts: jamovi, JASP (from 0.18 a database, before that as jamovi, with a manifest that names it), else Excel,
 * whose reader says what is wrong.
 */
export async function archiveFormat(blob: Blob): Promise<'omv' | 'jasp' | 'redcap' | 'xlsx'> {
  const zip = await opened(blob)
  if (!zip || zip.entries.has('xl/workbook.xml')) return 'xlsx'
  if (zip.entries.has('internal.sqlite')) return 'jasp'
  if (!zip.entries.has('data.bin') || !zip.entries.has('metadata.json'))
    return (await isRedcap(zip)) ? 'redcap' : 'xlsx'
  const manifest = zip.entries.get(MANIFEST)
  if (!manifest) return 'omv'
  const text = new TextDecoder().decode(await zip.readAll(manifest, { maxBytes: 1 << 20 }))
  return text.includes('JASP-Archive-Version') ? 'jasp' : 'omv'
}

/** Two text files, of which one is the dictionary of the other. */
async function isRedcap(zip: ZipFile): Promise<boolean> {
  if (![...zip.entries.keys()].some((name) => /\.csv$/i.test(name))) return false
  const { redcapParts } = await import('./redcap/redcap-archive.ts')
  return (await redcapParts(zip)) !== null
}

async function opened(blob: Blob): Promise<ZipFile | null> {
  try {
    return await ZipFile.open(blob)
  } catch (error) {
    if (error instanceof FormatError) return null
    throw error
  }
}
