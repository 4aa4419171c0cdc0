import { FormatError } from '../format-error.ts'
import { attribute, XmlScanner } from '../xml/xml-scanner.ts'
import { ZipFile } from '../zip/read-zip.ts'
import { type Shown, shownBy } from './number-format.ts'
import { RichText } from './rich-text.ts'

export interface Sheet {
  readonly name: string
  /** Path of its part in the archive. */
  readonly path: string
  readonly hidden: boolean
}

const partLimits = { maxBytes: 64 << 20 }
const stringLimits = { maxBytes: 512 << 20 }

/** The parts of a workbook that all sheets share. */
export class Workbook {
  readonly zip: ZipFile
  readonly sheets: readonly Sheet[]
  readonly epoch: 1900 | 1904
  private shared: Promise<readonly string[]> | null = null
  private formats: Promise<readonly Shown[]> | null = null
  private readonly parts: ReadonlyMap<string, string>

  private constructor(zip: ZipFile, sheets: readonly Sheet[], epoch: 1900 | 1904, parts: ReadonlyMap<string, string>) {
    this.zip = zip
    this.sheets = sheets
    this.epoch = epoch
    this.parts = parts
  }

  /** Throws `encrypted-file`, `damaged-old-excel`, `not-a-zip`, `damaged-zip`, `not-a-workbook` or `no-sheets`. */
  static async open(blob: Blob): Promise<Workbook> {
    const head = new Uint8Array(await blob.slice(0, 8).arrayBuffer())
    if (head.length === 0) throw new FormatError('empty-file')
    if (head[0] === 0xd0 && head[1] === 0xcf) throw new FormatError(await oldContainer(blob))
    const zip = await ZipFile.open(blob)
    const main = await mainPart(zip)
    const relations = await readRelations(zip, main)
    const sheets = new Map<string, Sheet>()
    let epoch: 1900 | 1904 = 1900
    await scan(zip, main, {
      open: (name, attributes) => {
        if (name === 'workbookPr' && isTrue(attribute(attributes, 'date1904'))) epoch = 1904
        const target = name === 'sheet' ? relations.get(attribute(attributes, 'id') ?? '') : undefined
        // a part is listed once: with a thousand names it would be read a thousand times
        if (target?.type === 'worksheet' && zip.entries.has(target.path) && !sheets.has(target.path)) {
          const hidden = (attribute(attributes, 'state') ?? 'visible') !== 'visible'
          sheets.set(target.path, { name: attribute(attributes, 'name') ?? target.path, path: target.path, hidden })
        }
      },
    })
    if (sheets.size === 0) throw new FormatError('no-sheets')
    const parts = new Map(Array.from(relations.values(), ({ type, path }) => [type, path]))
    return new Workbook(zip, [...sheets.values()], epoch, parts)
  }

  sheet(name: string): Sheet {
    const found = this.sheets.find((sheet) => sheet.name === name)
    if (found === undefined) throw new FormatError('unknown-sheet', { sheet: name })
    return found
  }

  /** Shared strings by index: runs of rich text joined, phonetic guides left out. */
  sharedStrings(): Promise<readonly string[]> {
    this.shared ??= this.readStrings()
    return this.shared
  }

  /** Unpacked size of the shared strings, once they are read. */
  get sharedBytes(): number {
    return this.zip.entries.get(this.parts.get('sharedStrings') ?? '')?.size ?? 0
  }

  /** What each style index shows. */
  cellFormats(): Promise<readonly Shown[]> {
    this.formats ??= this.readFormats()
    return this.formats
  }

  private async readStrings(): Promise<readonly string[]> {
    const strings: string[] = []
    const path = this.parts.get('sharedStrings')
    if (path === undefined || !this.zip.entries.has(path)) return strings
    const text = new RichText()
    await scan(
      this.zip,
      path,
      {
        open: (name) => {
          if (name === 'si') text.clear()
          else text.open(name)
        },
        close: (name) => {
          if (name === 'si') strings.push(text.value)
          else text.close(name)
        },
        text: (piece) => text.add(piece),
      },
      stringLimits,
    )
    return strings
  }

  private async readFormats(): Promise<readonly Shown[]> {
    const shown = new Map<number, Shown>()
    const formats: Shown[] = []
    const path = this.parts.get('styles')
    if (path === undefined || !this.zip.entries.has(path)) return formats
    let within = false
    const open = (name: string, attributes: string) => {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0)
      if (name === 'numFmt') shown.set(id, shownBy(id, attribute(attributes, 'formatCode') ?? ''))
      else if (name === 'cellXfs') within = true
      else if (name === 'xf' && within) formats.push(shown.get(id) ?? shownBy(id, undefined))
    }
    const close = (name: string) => {
      if (name === 'cellXfs') within = false
    }
    await scan(this.zip, path, { open, close })
    return formats
  }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** Longer than the path of any real part. */
const longestPath = 4096

interface Relation {
  readonly type: string
  readonly path: string
}

async function mainPart(zip: ZipFile): Promise<string> {
  if (!zip.entries.has('_rels/.rels')) throw new FormatError('not-a-workbook')
  const relations = await readRelations(zip, '')
  const main = Array.from(relations.values()).find((r) => r.type === 'officeDocument')
  if (main === undefined || !zip.entries.has(main.path)) throw new FormatError('not-a-workbook')
  const isWorkbook = /(^|\/)xl\//.test(main.path) || main.path.endsWith('workbook.xml')
  if (!isWorkbook) throw new FormatError('not-a-workbook')
  return main.path
}

async function readRelations(zip: ZipFile, part: string): Promise<Map<string, Relation>> {
  const slash = part.lastIndexOf('/') + 1
  const path = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
  const relations = new Map<string, Relation>()
  if (!zip.entries.has(path)) return relations
  await scan(zip, path, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const target = attribute(attributes, 'Target') ?? ''
      if (target.length > longestPath) return
      const type = attribute(attributes, 'Type') ?? ''
      relations.set(attribute(attributes, 'Id') ?? '', {
        type: type.slice(type.lastIndexOf('/') + 1),
        path: target.startsWith('/') ? target.slice(1) : resolved(part.slice(0, slash), target),
      })
    },
  })
  return relations
}

function resolved(folder: string, target: string): string {
  const parts: string[] = folder.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

async function scan(
  zip: ZipFile,
  path: string,
  handler: ConstructorParameters<typeof XmlScanner>[0],
  limits = partLimits,
): Promise<void> {
  const entry = zip.entries.get(path)
  if (entry === undefined) throw new FormatError('damaged-zip', { entry: path })
  const scanner = new XmlScanner(handler)
  const decoder = new TextDecoder()
  for await (const piece of zip.read(entry, limits)) if (!scanner.push(decoder.decode(piece, { stream: true }))) break
  scanner.push(decoder.decode())
  if (!scanner.end()) throw new FormatError('damaged-zip', { entry: path })
}

/** An OLE container is either an old workbook or a password-protected new one. */
async function oldContainer(blob: Blob): Promise<'damaged-old-excel' | 'encrypted-file'> {
  // the names in a container are UTF-16 and begin at even offsets
  const names = new TextDecoder('utf-16le').decode(await blob.slice(0, 1 << 20).arrayBuffer())
  return names.includes('EncryptedPackage') ? 'encrypted-file' : 'damaged-old-excel'
}
