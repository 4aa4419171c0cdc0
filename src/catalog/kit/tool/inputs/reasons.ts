import type { Words } from '../../words.ts'
import type { TextInput } from '../calculator-input-spec.ts'
import { optionalText } from '../calculator-inputs.ts'

/** Reasons with their counts, one per line. */
export function reasons(label: Words): TextInput & { readonly required: false } {
  return optionalText({
    label,
    help: { en: 'A line each, as “moved away: 3”.', zh: '每行一项，如“迁出：3”。' },
    maxLength: 2000,
    lines: 3,
  })
}

/** Reasons with their counts in each group, one per line. */
export function reasonsByGroup(label: Words): TextInput & { readonly required: false } {
  return optionalText({
    label,
    help: {
      en: 'A line each, with a count for each group in order: “moved away: 3/1”.',
      zh: '每行一项，按组序列出各组例数，如“迁出：3/1”。',
    },
    maxLength: 2000,
    lines: 3,
  })
}
