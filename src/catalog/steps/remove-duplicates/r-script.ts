import { rColumnName, rName, rVector } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { keys, missing, rows } = options
    const compared = keys.length === 0 ? 'd' : `d[${rVector(keys.map((id) => rColumnName(data, id)))}]`
    const never = missing === 'never'
    return {
      helpers: rows === 'flag' ? ['group_rows'] : [],
      lines: [
        `keys <- ${compared}`,
        ...(never ? ['incomplete <- rowSums(is.na(keys)) > 0'] : []),
        ...(rows === 'flag' ? flagLines(options) : keepLines(options)),
      ],
    }
  },
}

function keepLines({ keep, missing }: Options): readonly string[] {
  const lines = {
    first: ['keep <- !duplicated(keys)'],
    last: ['keep <- !duplicated(keys, fromLast = TRUE)'],
    none: ['keep <- !duplicated(keys) & !duplicated(keys, fromLast = TRUE)'],
    'most-complete': [
      'best <- order(rowSums(is.na(d))) # the most complete first',
      'keep <- logical(nrow(d))',
      'keep[best] <- !duplicated(keys[best, , drop = FALSE])',
    ],
  }[keep]
  return [...lines, `d <- d[keep${missing === 'never' ? ' | incomplete' : ''}, , drop = FALSE]`]
}

function flagLines({ groupName, sizeName, missing }: Options): readonly string[] {
  return [
    'g <- group_rows(keys)',
    ...(missing === 'never' ? ['g[incomplete] <- NA'] : []),
    'g <- match(g, unique(g[!is.na(g)])) # numbered as they appear',
    `d$${rName(groupName.trim())} <- as.numeric(g)`,
    `d$${rName(sizeName.trim())} <- ave(rep(1, nrow(d)), g, FUN = sum)`,
  ]
}
