import type { InputSpec } from './calculator-input-spec.ts'

/** Yes/no questions about the patient that several tools ask; others are answered for one score alone. */
const facts = new Set([
  'acuteKidneyInjury',
  'anticoagulant',
  'diabetes',
  'dialysis',
  'hypertension',
  'pregnancy',
  'smoker',
  'treated',
  'vascularDisease',
])

/**
 * What an input asks of a patient, under names that are the same in every tool: a quantity has one for each LOINC code of its units. The label
 * belongs to the name, because "Baseline creatinine" has the code of creatinine, but is another measurement. Empty: of this tool alone.
 */
export function quantityNames(key: string, spec: InputSpec): readonly string[] {
  const { label, help } = spec
  switch (spec.kind) {
    case 'quantity':
      return [...new Set(spec.units.flatMap(({ loinc }) => (loinc === undefined ? [] : `${loinc} ${label.en}`)))]
    case 'choice':
      return Object.keys(spec.of).toSorted().join() === 'female,male' ? ['sex'] : []
    case 'yes-no':
      return facts.has(key) ? [[key, label.en, help?.en ?? ''].join(' ')] : []
    default:
      return []
  }
}
