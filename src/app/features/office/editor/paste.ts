import { DOMParser as Parser } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { LONGEST_TEXT, plainText, type Run, textFrom } from '../../../data/reports/block-text.ts'
import { MAX_COLUMNS, MAX_ROWS, plainTableRuns } from '../../../report/document/plain-table.ts'
import { blockOfNode, schema } from './schema.ts'

/** What a paste leaves out: pictures, and tables that are data. */
export type Refused = 'picture' | 'table'

/** Cleans what is pasted or dropped to what a report can hold; `refuse` hears what is left out. */
export function pasting(refuse: (what: Refused) => void): Plugin {
  const hasPictureAlone = (data: DataTransfer | null) =>
    data !== null &&
    [...data.files].some(({ type }) => type.startsWith('image/')) &&
    data.getData('text/html') === '' &&
    data.getData('text/plain') === ''
  const refusePicture = (data: DataTransfer | null) => {
    if (!hasPictureAlone(data)) return false
    refuse('picture')
    return true
  }
  return new Plugin({
    props: {
      transformPastedHTML: (html) => {
        const { body, refused } = cleaned(html)
        for (const what of refused) refuse(what)
        return body
      },
      handlePaste: (_, { clipboardData }) => refusePicture(clipboardData),
      handleDrop: (_, event) => {
        const isRefused = refusePicture(event.dataTransfer)
        if (isRefused) event.preventDefault()
        return isRefused
      },
    },
  })
}

/** HTML of Word, WPS or a page, as elements that the schema reads. */
export function cleaned(html: string): { readonly body: string; readonly refused: ReadonlySet<Refused> } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const refused = new Set<Refused>()
  for (const element of body.querySelectorAll('style, script, title, meta, link, xml, noscript, template'))
    element.remove()
  for (const picture of body.querySelectorAll('img, picture, svg, canvas, video, object, embed')) {
    // the editor's own mark beside an atom
    if (!picture.classList.contains('ProseMirror-separator')) refused.add('picture')
    picture.remove()
  }
  for (const item of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) listItem(item)
  for (const line of body.querySelectorAll<HTMLElement>('p[style*="mso-outline-level"]')) outlined(line)
  for (const table of body.querySelectorAll('table')) if (body.contains(table)) plainTable(table, refused)
  for (const item of body.querySelectorAll('li')) flatten(item)
  for (const block of body.querySelectorAll('p, div, li, blockquote')) divideAtBreaks(block)
  return { body: body.innerHTML, refused }
}

/** Word writes a list item as a paragraph with its mark as text. */
function listItem(paragraph: HTMLElement): void {
  const mark = paragraph.querySelector<HTMLElement>('[style*="mso-list:Ignore" i]')
  const isNumber = /[\p{L}\p{N}][.)、．）]/u.test(mark?.textContent ?? '')
  mark?.remove()
  const list = document.createElement(isNumber ? 'ol' : 'ul')
  const item = document.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.replaceWith(list)
}

function outlined(paragraph: HTMLElement): void {
  const level = /mso-outline-level:\s*([1-9])/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (level === undefined) return
  const heading = document.createElement(`h${Math.min(3, Number(level))}`)
  heading.append(...paragraph.childNodes)
  paragraph.replaceWith(heading)
}

/** A list within an item goes below it, and blocks within it become its text. */
function flatten(item: Element): void {
  for (const inner of [...item.querySelectorAll(':scope > ul, :scope > ol')].reverse()) item.after(inner)
  for (const block of item.querySelectorAll('p, div, blockquote, h1, h2, h3, h4, h5, h6'))
    if (!(block instanceof HTMLElement && block.dataset.plainTable !== undefined))
      block.replaceWith(...block.childNodes, ' ')
}

function divideAtBreaks(block: Element): void {
  const at = [...block.children].find(({ tagName }) => tagName === 'BR')
  if (!at) return
  const next = block.cloneNode(false) as Element
  while (at.nextSibling) next.append(at.nextSibling)
  at.remove()
  if (next.textContent?.trim() === '') return
  block.after(next)
  divideAtBreaks(next)
}

/** A small table becomes a block with its texts; one cell is a frame around text; a large table is refused. */
function plainTable(table: HTMLTableElement, refused: Set<Refused>): void {
  const rows = cellsOf(table)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const [only] = rows.length === 1 && columns === 1 ? (rows[0] ?? []) : []
  if (only) {
    table.replaceWith(...only.childNodes)
    return
  }
  if (rows.length > MAX_ROWS || columns > MAX_COLUMNS) {
    refused.add('table')
    table.remove()
    return
  }
  const caption = table.caption ? runsIn(table.caption) : []
  const texts = rows.map((row) => Array.from({ length: columns }, (_, c) => (row[c] ? runsIn(row[c]) : [])))
  const runs = plainTableRuns({ caption, rows: texts })
  if (plainText(runs).length > LONGEST_TEXT) {
    refused.add('table')
    table.remove()
    return
  }
  const block = document.createElement('div')
  if (rows.length > 0) block.dataset.plainTable = JSON.stringify(runs)
  table.replaceWith(block)
}

/** The cells by row and column; of a merged cell the places after its first are empty. */
function cellsOf(table: HTMLTableElement): (HTMLTableCellElement | null | undefined)[][] {
  const grid: (HTMLTableCellElement | null | undefined)[][] = [...table.rows].map(() => [])
  for (const [r, row] of [...table.rows].entries()) {
    let c = 0
    for (const cell of row.cells) {
      while (grid[r]?.[c] !== undefined) c += 1
      for (let i = r; i < Math.min(grid.length, r + Math.max(1, cell.rowSpan)); i += 1)
        for (let j = c; j < c + cell.colSpan; j += 1) {
          const into = grid[i]
          if (into) into[j] = i === r && j === c ? cell : null
        }
      c += cell.colSpan
    }
  }
  return grid
}

/** The text of an element with its marks, its paragraphs joined. */
function runsIn(element: Element): readonly Run[] {
  const blocks = Parser.fromSchema(schema).parse(element).children.map(blockOfNode)
  const runs = blocks.flatMap((block, k): readonly Run[] => (k === 0 ? block.runs : [{ text: ' ' }, ...block.runs]))
  return textFrom({ runs }).runs
}
