import { ZipWriter } from '../zip/write-zip.ts'

/** The content of a spreadsheet with these tables, by name. For tests. */
export function contentOf(tables: Readonly<Record<string, string>>, before = ''): string {
  const all = Object.entries(tables).map(([name, rows]) => `<table:table table:name="${name}">${rows}</table:table>`)
  return `<?xml version="1.0"?><office:document-content>${before}<office:body><office:spreadsheet>${all.join('')}</office:spreadsheet></office:body></office:document-content>`
}

/** An archive as other programs write it. For tests. */
export function odsOf(tables: Readonly<Record<string, string>>, manifest = '<manifest:manifest/>'): Blob {
  const zip = new ZipWriter()
  zip.add('mimetype', 'application/vnd.oasis.opendocument.spreadsheet')
  zip.add('content.xml', contentOf(tables))
  zip.add('META-INF/manifest.xml', manifest)
  return zip.finish('application/zip')
}

export const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`
export const text = (inner: string, more = '') =>
  `<table:table-cell office:value-type="string" ${more}>${inner}</table:table-cell>`
export const number = (value: number | string, more = '') =>
  `<table:table-cell office:value-type="float" office:value="${value}" ${more}/>`
