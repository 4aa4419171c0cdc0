import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rName, rNumber } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import { targetName } from '../../kit/steps/into-options.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variables, by, amount, amounts, unit } = options
    const isByMonths = unit === 'months' || unit === 'years'
    const times = { days: '', weeks: ' * 7', months: '', years: ' * 12' }[unit]
    const steps = by === 'variable' && amounts !== null ? rColumn(data, amounts) : rNumber(amount)
    return {
      helpers: isByMonths ? ['add_months'] : [],
      lines: [
        `n <- rep_len(as.numeric(${steps}), nrow(d))`,
        `n[!is.finite(n) | n != trunc(n)] <- NA # whole numbers only`,
        ...variables.map((id) => {
          const x = rColumn(data, id)
          const perDay = columnInfo(data, id)?.type === 'datetime' ? ' * 86400' : ''
          const code = isByMonths ? `add_months(${x}, n${times})` : `${x} + n${times}${perDay}`
          return `d$${rName(targetName(rColumnName(data, id), options))} <- ${code}`
        }),
      ],
    }
  },
}
