export type Fields = ReadonlyMap<string, string>

const TOKEN = /<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z_]\w{0,63})>|([^<>&]+)/y
const ROOT = 'xml'
const DEEPEST = 8

/**
 * The fields of a WeChat document: the texts of the children of `<xml>` by name. Skips nested elements. Undefined for all other XML:
 * attributes, entities, declarations, comments, duplicate names, text between the fields.
 */
export function readFlatXml(document: string): Fields | undefined {
  const open: string[] = []
  const fields = new Map<string, string>()
  let text = ''
  let isOver = false
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < document.length) {
    const token = TOKEN.exec(document)
    if (!token) return undefined
    const [, raw, slash, name, plain] = token
    if (name === undefined) {
      text += raw ?? plain ?? ''
      continue
    }
    const isLeaf = slash === '/' && open.length === 2
    if (!isLeaf && open.length < 3 && text.trim() !== '') return undefined
    if (slash === '') {
      if (isOver || open.length === DEEPEST || (open.length === 0 && name !== ROOT)) return undefined
      open.push(name)
    } else {
      if (open.pop() !== name || (isLeaf && fields.has(name))) return undefined
      if (isLeaf) fields.set(name, text)
      isOver = open.length === 0
    }
    text = ''
  }
  return isOver && text.trim() === '' ? fields : undefined
}

/** A document with these fields, in order. */
export function writeFlatXml(fields: Readonly<Record<string, string | number>>): string {
  const quote = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
  const write = (value: string | number) => (typeof value === 'number' ? String(value) : quote(value))
  const lines = Object.entries(fields).map(([name, value]) => `<${name}>${write(value)}</${name}>`)
  return `<${ROOT}>${lines.join('')}</${ROOT}>`
}
