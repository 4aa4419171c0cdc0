import { escapeXml } from '../xml/escape-xml.ts'
import { accents, largeOperators } from './math-symbols.ts'
import type { MathNode } from './parse-math.ts'

/** The equation as MathML, for a page. Its text is escaped: the string is well-formed whatever was typed. */
export function writeMathml(node: MathNode, display: 'block' | 'inline'): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML" display="${display}">${row(node)}</math>`
}

function row(node: MathNode): string {
  return `<mrow>${node.kind === 'row' ? node.items.map(part).join('') : part(node)}</mrow>`
}

function part(node: MathNode): string {
  switch (node.kind) {
    case 'row':
      return row(node)
    case 'letter':
      return `<mi>${escapeXml(node.text)}</mi>`
    case 'number':
      return `<mn>${escapeXml(node.text)}</mn>`
    case 'operator':
      return `<mo>${escapeXml(node.text)}</mo>`
    case 'text':
      return `<mtext>${escapeXml(node.text)}</mtext>`
    case 'function':
      return `<mi mathvariant="normal">${escapeXml(node.text)}</mi>`
    case 'space':
      return `<mspace width="${node.em}em"/>`
    case 'fraction':
      return `<mfrac>${row(node.over)}${row(node.under)}</mfrac>`
    case 'root':
      return node.degree ? `<mroot>${row(node.of)}${row(node.degree)}</mroot>` : `<msqrt>${row(node.of)}</msqrt>`
    case 'script':
      return scripts(row(node.base), node, ['msub', 'msup', 'msubsup'])
    case 'large': {
      const elements = node.sign === 'int' ? sideScripts : limits
      return `${scripts(`<mo>${largeOperators[node.sign]}</mo>`, node, elements)}${row(node.of)}`
    }
    case 'fence':
      return `<mrow>${delimiter(node.open)}${row(node.inside)}${delimiter(node.close)}</mrow>`
    case 'accent':
      return `<mover accent="true">${row(node.of)}<mo>${accents[node.accent]}</mo></mover>`
  }
}

type Elements = readonly [sub: string, sup: string, both: string]
const sideScripts: Elements = ['msub', 'msup', 'msubsup']
const limits: Elements = ['munder', 'mover', 'munderover']

function scripts(
  base: string,
  { sub, sup }: { sub?: MathNode; sup?: MathNode },
  [below, above, both]: Elements,
): string {
  if (sub && sup) return `<${both}>${base}${row(sub)}${row(sup)}</${both}>`
  if (sub) return `<${below}>${base}${row(sub)}</${below}>`
  return sup ? `<${above}>${base}${row(sup)}</${above}>` : base
}

function delimiter(sign: string): string {
  return sign === '' ? '' : `<mo stretchy="true">${escapeXml(sign)}</mo>`
}
