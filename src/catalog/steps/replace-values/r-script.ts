import { rMissingLines, rName, rString } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { targetName } from '../../kit/steps/into-options.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, { columns }) {
    const { among, variables } = options
    const meant = columns.filter(({ id, type }) => type === 'text' && (among === 'all' || variables.includes(id)))
    return {
      helpers: ['nonempty'],
      lines: [
        `replaced <- function(x) nonempty(${call(options)})`,
        ...meant.flatMap((column) => {
          const target = `d$${rName(targetName(column.name, options))}`
          return [`${target} <- replaced(d$${rName(column.name)})`, ...rMissingLines(target, column)]
        }),
      ],
    }
  },
}

function call({ find, by, match, ignoreCase }: StepOptionsOf<typeof definition>): string {
  if (!ignoreCase && match === 'whole') return `replace(x, x %in% ${rString(find)}, ${rString(by)})`
  if (!ignoreCase) return `gsub(${rString(find)}, ${rString(by)}, enc2utf8(x), fixed = TRUE)`
  // between \Q and \E nothing has a meaning of its own, and in a replacement only the backslash
  const bare = `\\Q${find.replaceAll('\\E', '\\E\\\\E\\Q')}\\E`
  const pattern = match === 'whole' ? `(?i)\\A${bare}\\z` : `(?i)${bare}`
  return `gsub(${rString(pattern)}, ${rString(by.replaceAll('\\', '\\\\'))}, enc2utf8(x), perl = TRUE)`
}
