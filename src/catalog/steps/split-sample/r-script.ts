import { rColumnName, rName, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import { rSetSeed } from '../../kit/r/r-set-seed.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { groupHelpers, rGroupRows } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { by, missingKeys, together, seed, name } = options
    const units = together.length > 0
    return {
      helpers: [...new Set([...groupHelpers(by), ...groupHelpers(together)])],
      lines: [
        ...rGroupRows(data, by, missingKeys),
        ...(units ? unitLines(data, together) : []),
        ...shareLines(options),
        'owed <- 0 * shares # to each set, from the strata so far',
        `set <- rep(NA_integer_, ${units ? 'length(first)' : 'nrow(d)'})`,
        rSetSeed(seed),
        `for (i in split(seq_along(set), ${units ? 'g[first]' : 'g'})) {`,
        '  n <- length(i)',
        '  base <- floor(n * shares)',
        '  owed <- owed + n * shares - base',
        '  more <- order(-owed)[seq_len(n - sum(base))]',
        '  base[more] <- base[more] + 1',
        '  owed[more] <- owed[more] - 1',
        '  set[i[sample.int(n)]] <- rep(seq_along(shares), base)',
        '}',
        `d$${rName(name.trim())} <- ${valueCode(options, units ? 'set[unit]' : 'set')}`,
      ],
    }
  },
}

function unitLines(data: ScriptData, together: readonly string[]): readonly string[] {
  const keys = `d[${rVector(together.map((id) => rColumnName(data, id)))}]`
  return [
    ...rGroupRows(data, together, 'leave-out', 'unit'),
    `unit[is.na(unit)] <- -which(rowSums(is.na(${keys})) > 0) # rows on their own`,
    'unit <- match(unit, unique(unit))',
    'first <- which(!duplicated(unit)) # the first row of each',
  ]
}

function shareLines({ into, training, validation, folds }: Options): readonly string[] {
  if (into === 'folds') return [`shares <- rep(1 / ${folds}, ${folds})`]
  const first = validation > 0 ? [training, validation] : [training]
  const rest = `1 - ${first.map(rNumber).join(' - ')}`
  return [`shares <- c(${first.map(rNumber).join(', ')}, ${rest})`]
}

function valueCode({ into, validation, trainingLabel, validationLabel, testLabel }: Options, set: string): string {
  if (into === 'folds') return `as.numeric(${set})`
  const labels = validation > 0 ? [trainingLabel, validationLabel, testLabel] : [trainingLabel, testLabel]
  return `${rVector(labels.map((label) => label.trim()))}[${set}]`
}
