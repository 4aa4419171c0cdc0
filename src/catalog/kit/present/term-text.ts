import type { Display } from '../message.ts'
import type { TermCell, TermPart } from '../outcome/outcome.ts'
import type { Words } from '../words.ts'
import { refText } from './ref-text.ts'

const intercept: Words = { en: '(Intercept)', zh: '(常数项)' }

/** `Age × Sex: female`, `Age (per 10)`, `Age²`, `Age (spline 2)`. */
export function termText({ product }: TermCell, display: Display): string {
  if (product.length === 0) return intercept[display.settings.language]
  return product.map((part) => partText(part, display)).join(' × ')
}

function partText(part: TermPart, display: Display): string {
  const { names, settings } = display
  if ('level' in part) return refText({ ...part, named: true }, display)
  const name = names.variable(part.variable)
  const chinese = settings.language === 'zh'
  if ('per' in part) return chinese ? `${name}（每增加 ${part.per}）` : `${name} (per ${part.per})`
  if ('power' in part) {
    if (part.power === 'all') return chinese ? `${name}（多项式）` : `${name} (polynomial)`
    return part.power === 1 ? name : `${name}${superscript(part.power)}`
  }
  if ('spline' in part) {
    if (part.spline === 'all') return chinese ? `${name}（样条）` : `${name} (spline)`
    if (part.spline === 1) return name
    return chinese ? `${name}（样条 ${part.spline}）` : `${name} (spline ${part.spline})`
  }
  return name
}

function superscript(power: number): string {
  return String(power).replaceAll(/\d/gu, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))
}

/** The name of a term in paths to the numbers of its row, whatever its increment. */
export function termKey({ product }: TermCell): string {
  if (product.length === 0) return '(Intercept)'
  return product.map(partKey).join(':')
}

function partKey(part: TermPart): string {
  if ('level' in part) return `${part.variable}=${String(part.level)}`
  if ('power' in part) return `${part.variable}^${part.power}`
  if ('spline' in part) return `${part.variable}~${part.spline}`
  return part.variable
}
