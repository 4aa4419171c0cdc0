import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rString, rVector } from '../../kit/r/r-code.ts'
import { rWidened } from '../../kit/r/r-widen.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ variables, names, prefix, name }, data) {
    const typeOf = (id: string) => columnInfo(data, id)?.type ?? 'text'
    const areNumbers = variables.every((id) => typeOf(id) === 'number')
    const texts = (id: string) => rWidened(rColumn(data, id), typeOf(id), 'text')
    const cells = variables.map((id) => (areNumbers ? { code: rColumn(data, id), helpers: [] } : texts(id)))
    const heads = names === null ? null : texts(names)
    return {
      helpers: [...new Set([...cells, ...(heads === null ? [] : [heads])].flatMap(({ helpers }) => helpers))],
      lines: [
        `heads <- ${heads === null ? `trimws(paste0(${rString(prefix)}, seq_len(nrow(d))))` : `trimws(${heads.code})`}`,
        `cells <- rbind(${cells.map(({ code }) => code).join(', ')})`,
        `d <- data.frame(c(${rVector(variables.map((id) => rColumnName(data, id)))}), cells)`,
        `names(d) <- c(${rString(name.trim())}, heads)`,
      ],
    }
  },
}
