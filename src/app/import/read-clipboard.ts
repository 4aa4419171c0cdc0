/** The copied table as a file to import, without its ending: CSV of copied cells, else the text with tabs. Undefined if nothing was copied, or may be read. */
export async function readClipboard(name: string): Promise<File | undefined> {
  const { clipboard } = navigator
  if (!clipboard) return undefined
  const html = await htmlIn(clipboard)
  if (html?.includes('<table')) {
    const { csvOfCopiedTable } = await import('./pasted-table.ts')
    const csv = csvOfCopiedTable(html)
    if (csv !== null) return new File([csv], `${name}.csv`, { type: 'text/csv' })
  }
  const text = await clipboard.readText().catch(() => '')
  return text === '' ? undefined : new File([text], `${name}.tsv`, { type: 'text/tab-separated-values' })
}

/** Some browsers only give the text. */
async function htmlIn(clipboard: Clipboard): Promise<string | undefined> {
  try {
    const items = await clipboard.read()
    const item = items.find(({ types }) => types.includes('text/html'))
    return item && (await (await item.getType('text/html')).text())
  } catch {
    return undefined
  }
}
