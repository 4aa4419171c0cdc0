import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { valueText } from '../value-text.ts'
import type { Finding } from './profile-findings.ts'

/** Examples of texts in a sentence. */
const MOST_NAMED = 3

/** A finding as a sentence, for the list and for the file. */
export function useFindingText(): (finding: Finding) => string {
  const { t } = useLingui()
  return (finding) => {
    if (finding.kind === 'duplicate-rows')
      return t`${plural(finding.count, { one: '# row equals', other: '# rows equal' })} an earlier row in all variables.`
    const { name } = finding.column
    switch (finding.kind) {
      case 'same':
        return t`${name} and ${finding.other.name} say nearly the same: correlation ${finding.r.toFixed(3)}.`
      case 'likely-code':
        return t`${name}: ${counted(finding)} may mean “missing”.`
      case 'text-among-numbers':
        return t`${name} has texts among numbers: ${counted(finding)}.`
      case 'spellings': {
        const examples = finding.clusters.slice(0, MOST_NAMED).map((texts) => texts.slice(0, MOST_NAMED).join(' = '))
        return t`${name}: spellings that may mean the same: ${examples.join('; ')}${finding.clusters.length > MOST_NAMED ? '; …' : ''}`
      }
      case 'heaped':
        return t`${name}: ${Math.round(100 * finding.share)}% of the values end in ${finding.digits.join(', ')}: they may be rounded.`
      case 'constant':
        return t`${name} has the same value in all rows.`
      case 'empty':
        return t`${name} has no values.`
      case 'like-id':
        return t`${name} differs in each row, as an identifier does.`
      case 'future':
        return t`${name}: ${plural(finding.count, { one: '# date is', other: '# dates are' })} in the future.`
      case 'far':
        return t`${name}: ${plural(finding.count, { one: '# value is', other: '# values are' })} more than three interquartile ranges away from the quartiles.`
      case 'negative':
        return t`${name}: ${plural(finding.count, { one: '# value is', other: '# values are' })} negative, all others are not.`
    }
  }
}

function counted({ column, values }: Extract<Finding, { readonly values: unknown }>): string {
  const named = values.slice(0, MOST_NAMED).map(({ value, count }) => `${valueText(column.type, value)} × ${count}`)
  return values.length > MOST_NAMED ? `${named.join(', ')}, …` : named.join(', ')
}
