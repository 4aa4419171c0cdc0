import type { Term } from '#engine/methods/design/term.ts'

/** The variables of a term, in its order. */
export function termVariables(term: Term): readonly string[] {
  switch (term.kind) {
    case 'interaction':
      return term.variables
    case 'nested':
      return [term.variable, term.within]
    case 'random':
      return term.slope === null ? [term.group] : [term.group, term.slope]
    default:
      return [term.variable]
  }
}
