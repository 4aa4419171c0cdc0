import { FormatError } from '../format-error.ts'
import { bytesOf } from '../source.ts'
import type { ZipEntry, ZipFile } from '../zip/read-zip.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import { isRedcapDictionary } from './redcap-dictionary.ts'

const MOST = { maxBytes: 512 << 20 }
const HEAD = 4096

export interface RedcapParts {
  readonly data: ZipEntry
  readonly dictionary: ZipEntry
}

/** The two parts of an archive of an export and its dictionary, which is recognised by its header; null for any other archive. */
export async function redcapParts(zip: ZipFile): Promise<RedcapParts | null> {
  const files = [...zip.entries.values()].filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'))
  const [first, second] = files
  if (!first || !second || files.length !== 2 || !files.every(({ name }) => /\.csv$/i.test(name))) return null
  const [isFirst, isSecond] = [await isDictionary(zip, first), await isDictionary(zip, second)]
  if (isFirst === isSecond) return null
  return isFirst ? { data: second, dictionary: first } : { data: first, dictionary: second }
}

async function isDictionary(zip: ZipFile, entry: ZipEntry): Promise<boolean> {
  for await (const piece of zip.read(entry, MOST)) return isRedcapDictionary(piece)
  return false
}

/** One file of an export and its dictionary, given in any order: it is kept as one, so that the labels are read again with the rows. */
export async function redcapArchive(files: readonly [File, File]): Promise<File> {
  const heads = await Promise.all(files.map(async (file) => isRedcapDictionary(await bytesOf(file, 0, HEAD))))
  if (heads[0] === heads[1]) throw new FormatError('not-a-redcap-dictionary')
  const [data, dictionary] = heads[0] ? [files[1], files[0]] : files
  const zip = new ZipWriter()
  // on the page's own thread, so without compression
  zip.add('data.csv', await bytesOf(data), { store: true })
  zip.add('dictionary.csv', await bytesOf(dictionary), { store: true })
  return new File([zip.finish('application/zip')], data.name.replace(/\.[^.]*$/, '.zip'))
}
