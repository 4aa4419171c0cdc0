import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface OpenedPdf {
  readonly text: string
  readonly pages: number
  /** mm of the first page. */
  readonly size: { readonly width: number; readonly height: number }
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[]
}

const POINTS_PER_MM = 72 / 25.4

/** The content of a PDF as Poppler reads it. */
export function openedPdf(bytes: Uint8Array): OpenedPdf {
  return inFolder((folder) => {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, bytes)
    const fonts = run('pdffonts', [file]).trimEnd().split('\n').slice(2)
    const facts = run('pdfinfo', [file])
    const [, width, height] = /^Page size:\s+([\d.]+) x ([\d.]+) pts/m.exec(facts) ?? []
    return {
      text: run('pdftotext', ['-layout', file, '-']),
      pages: Number(/^Pages:\s+(\d+)/m.exec(facts)?.[1]),
      size: { width: Number(width) / POINTS_PER_MM, height: Number(height) / POINTS_PER_MM },
      fonts: fonts.map((line) => ({
        name: line.split(' ')[0] ?? '',
        embedded: /\s(yes|no)\s/.exec(line)?.[1] === 'yes',
      })),
    }
  })
}

/** The first page of a PDF as Poppler draws it: a PNG with so many dots per inch. */
export function drawnPdf(bytes: Uint8Array, dpi: number): Buffer {
  return inFolder((folder) => {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, bytes)
    run('pdftoppm', ['-png', '-singlefile', '-r', String(dpi), file, join(folder, 'page')])
    return readFileSync(join(folder, 'page.png'))
  })
}

/** A document or a workbook as LibreOffice prints it. */
export function openedOffice(bytes: Uint8Array, extension: 'docx' | 'xlsx'): OpenedPdf {
  return inFolder((folder) => {
    writeFileSync(join(folder, `document.${extension}`), bytes)
    const convert = ['--convert-to', 'pdf', '--outdir', folder, join(folder, `document.${extension}`)]
    run('soffice', [profileOf(folder), '--headless', '--norestore', ...convert])
    return openedPdf(readFileSync(join(folder, 'document.pdf')))
  })
}

/** The cells that LibreOffice Calc reads from each sheet of a workbook, by the name of the sheet, as Calc displays them. */
export function sheetCells(bytes: Uint8Array): ReadonlyMap<string, readonly (readonly string[])[]> {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'book.xlsx'), bytes)
    // tabs, quotation marks, UTF-8, cells as displayed, every sheet as a file of its own
    const filter = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true,false,false,false,-1'
    const convert = ['--convert-to', filter, '--outdir', folder, join(folder, 'book.xlsx')]
    run('soffice', [profileOf(folder), '--headless', '--norestore', ...convert])
    const files = readdirSync(folder).filter((name) => name.endsWith('.csv'))
    return new Map(
      files.map((name) => [
        name.slice('book-'.length, -'.csv'.length),
        cellsOf(readFileSync(join(folder, name), 'utf8')),
      ]),
    )
  })
}

/** The cells that LibreOffice Calc reads from HTML, like a pasted table: row by row, without empty ends. */
export function pastedCells(html: string): readonly (readonly string[])[] {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'pasted.html'), `<meta charset="utf-8">${html}`)
    run('soffice', [
      profileOf(folder),
      '--headless',
      '--norestore',
      '--infilter=HTML (StarCalc)',
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):9,34,76', // tabs, quotation marks, UTF-8
      '--outdir',
      folder,
      join(folder, 'pasted.html'),
    ])
    return cellsOf(readFileSync(join(folder, 'pasted.csv'), 'utf8'))
  })
}

/** Splits lines of cells separated by tabs. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd().split('\t'))
}

/** Size in pixels and dots per inch of a TIFF in either byte order. */
export function tiffSize(bytes: Buffer): { width: number; height: number; dpi: number } {
  const little = bytes.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const directory = long(4)
  const value = (tag: number): number => {
    for (let i = 0; i < short(directory); i++) {
      const at = directory + 2 + 12 * i
      if (short(at) !== tag) continue
      const type = short(at + 2)
      if (type === 5) return long(long(at + 8)) / long(long(at + 8) + 4)
      return type === 3 ? short(at + 8) : long(at + 8)
    }
    return Number.NaN
  }
  return { width: value(256), height: value(257), dpi: value(282) }
}

/** A separate profile, because LibreOffice runs once per profile. */
function profileOf(folder: string): string {
  return `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', timeout: 120_000, stdio: ['ignore', 'pipe', 'pipe'] })
}

function inFolder<T>(act: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'opened-'))
  try {
    return act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
