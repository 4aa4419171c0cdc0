import { rColumn, rColumnName, rName, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ count, keep, index, indexName }, data) {
    const kept = data.columns.filter(({ id }) => keep || id !== count).map(({ id }) => rColumnName(data, id))
    return {
      helpers: [],
      lines: [
        `times <- ${rColumn(data, count)}`,
        'times[is.na(times)] <- 0',
        `d <- d[rep(seq_len(nrow(d)), times), ${kept.length === 0 ? 'character(0)' : rVector(kept)}, drop = FALSE]`,
        ...(index ? [`d$${rName(indexName.trim())} <- as.numeric(sequence(times[times > 0]))`] : []),
      ],
    }
  },
}
