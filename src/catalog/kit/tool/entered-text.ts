import type { Language } from '../words.ts'
import type { EnteredValue, InputSpec } from './calculator-input-spec.ts'
import { enteredCounts, enteredQuantity } from './entered-quantity.ts'
import { unitLabel } from './unit-label.ts'

const yesNo = { en: { yes: 'yes', no: 'no' }, zh: { yes: '是', no: '否' } }
const rowsApart = { en: '; ', zh: '；' }

/** An entered value with its unit, for a record. */
export function enteredText(spec: InputSpec, entered: EnteredValue, language: Language): string {
  if (entered === null) return ''
  if (typeof entered === 'boolean') return yesNo[language][entered ? 'yes' : 'no']
  if (typeof entered === 'string')
    return spec.kind === 'choice' ? (spec.of[entered]?.[language] ?? entered) : inOneLine(entered, language)
  const [quantity, counts] = [enteredQuantity(entered), enteredCounts(entered)]
  if (counts !== null) return counts.map((row) => row.map((cell) => cell ?? '—').join(' ')).join(rowsApart[language])
  return spec.kind === 'quantity' && quantity !== null
    ? `${quantity.value} ${unitLabel(spec, quantity.unit, language)}`.trim()
    : ''
}

const inOneLine = (text: string, language: Language) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .join(rowsApart[language])
