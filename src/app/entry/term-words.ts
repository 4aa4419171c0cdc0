import { useLingui } from '@lingui/react/macro'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Term } from '#engine/methods/design/term.ts'

/** The accessible name of a term: `age × sex`. */
export function useTermWords(dictionary: DataDictionary): (term: Term) => string {
  const { t } = useLingui()
  const { variable } = namesOf(dictionary)
  return (term) => {
    switch (term.kind) {
      case 'main':
      case 'polynomial':
      case 'spline':
        return variable(term.variable)
      case 'interaction':
        return term.variables.map(variable).join(' × ')
      case 'nested': {
        const [inner, outer] = [variable(term.variable), variable(term.within)]
        return t`${inner} within ${outer}`
      }
      case 'offset': {
        const name = variable(term.variable)
        return t`offset ${name}`
      }
      case 'strata': {
        const name = variable(term.variable)
        return t`strata of ${name}`
      }
      case 'cluster': {
        const name = variable(term.variable)
        return t`clusters of ${name}`
      }
      case 'random': {
        const group = variable(term.group)
        if (term.slope === null) return t`random intercept of ${group}`
        const slope = variable(term.slope)
        return t`random intercept and slope of ${slope} by ${group}`
      }
    }
  }
}
