import type { StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

/** What RE2 and the expressions of Perl, as R has them, both understand in the same way. */
const expressions: Readonly<Record<Exclude<Options['what'], 'own'>, string>> = {
  number: '[-+−]?\\d+(?:\\.\\d+)?',
  unit: '\\d\\s*([A-Za-zμµ%℃°Ωα-ω][A-Za-z0-9μµ%/^*.·℃°Ωα-ω²³⁻¹]*)',
  date: '\\d{4}[-/.年]\\d{1,2}[-/.月]\\d{1,2}日?',
  phone: '(?:^|[^0-9])(1[3-9]\\d{9})(?:[^0-9]|$)',
  brackets: '[(（\\[【]([^()（）\\[\\]【】]*)[)）\\]】]',
  icd10: '[A-Z]\\d{2}(?:\\.\\d{1,4})?',
  tnm: 'T(?P<T>[0-4][a-d]?|is|[Xx])\\s*N(?P<N>[0-3][a-c]?|[Xx])\\s*M(?P<M>[01][a-c]?|[Xx])',
}

/** The expression of the options, with its flag. */
export function expressionOf({ what, expression, ignoreCase }: Options): string {
  return `${ignoreCase ? '(?i)' : ''}${what === 'own' ? expression : expressions[what]}`
}

/** A part that becomes a variable: its index in the match, and its name or number. */
export interface Part {
  readonly group: number
  readonly name: string
}

/** Signs that are letters: between \Q and \E, behind a backslash, or in a class. */
const letters = /\\Q[\s\S]*?(?:\\E|$)|\\[\s\S]|\[\^?\]?(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\]/g

/** The expression with blanks in place of letters. */
export function withoutLetters(expression: string): string {
  return expression.replace(letters, (found) => ' '.repeat(found.length))
}

/** The parts in round brackets of an expression that can be used; the whole match if there are none. */
export function partsOf(expression: string): readonly Part[] {
  const parts: Part[] = []
  for (const [, name] of withoutLetters(expression).matchAll(/\((?:\?P?<(\w+)>|(?!\?))/g)) {
    const group = parts.length + 1
    parts.push({ group, name: name ?? String(group) })
  }
  return parts.length > 0 ? parts : [{ group: 0, name: '1' }]
}
