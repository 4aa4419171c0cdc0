import { rName } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

/** Rows are identified by their names, which R keeps through filters and models. */
export const rScript: StepRScript<typeof definition> = {
  script({ output, name }, _data, { analysis = [] }) {
    const parts = analysis.map(({ lines, saved }) =>
      [
        '  local({',
        ...lines.map((line) => (line === '' ? line : `    ${line}`)),
        `    setNames(as.vector(${saved[output] ?? 'NULL'}), rownames(d))`,
        '  })',
      ].join('\n'),
    )
    return {
      helpers: [],
      lines: [
        `saved <- unlist(list( # the analysis, and what is saved of it`,
        parts.join(',\n'),
        '))',
        `d$${rName(name.trim())} <- unname(saved[rownames(d)])`,
      ],
    }
  },
}
