import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface OpenedPdf {
  readonly text: string
  readonly pages: number
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[]
}

/** What Poppler reads in a PDF. */
export function openedPdf(bytes: Uint8Array): OpenedPdf {
  return inFolder((folder) => {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, bytes)
    const fonts = run('pdffonts', [file]).trimEnd().split('\n').slice(2)
    return {
      text: run('pdftotext', ['-layout', file, '-']),
      pages: Number(/^Pages:\s+(\d+)/m.exec(run('pdfinfo', [file]))?.[1]),
      fonts: fonts.map((line) => ({
        name: line.split(' ')[0] ?? '',
        embedded: /\s(yes|no)\s/.exec(line)?.[1] === 'yes',
      })),
    }
  })
}

/** What LibreOffice prints of a document or a workbook. */
export function openedOffice(bytes: Uint8Array, extension: 'docx' | 'xlsx'): OpenedPdf {
  return inFolder((folder) => {
    writeFileSync(join(folder, `document.${extension}`), bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const convert = ['--convert-to', 'pdf', '--outdir', folder, join(folder, `document.${extension}`)]
    run('soffice', [profile, '--headless', '--norestore', ...convert])
    return openedPdf(readFileSync(join(folder, 'document.pdf')))
  })
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
