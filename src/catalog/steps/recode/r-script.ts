import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rLiteral, rName, rString, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { RecodeRule } from '../../kit/steps/step-options.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ variable, rules, unmatched, other, into, name }, data) {
    const ofTexts = columnInfo(data, variable)?.type === 'text'
    const target = into === 'new' ? `d$${rName(name.trim())}` : rColumn(data, variable)
    const asTexts =
      rules.some(({ to }) => typeof to === 'string') || (unmatched === 'keep' && ofTexts) || typeof other === 'string'
    const value = (to: RecodeRule['to']) => {
      if (to === null) return 'NA'
      return asTexts && typeof to === 'number' ? rString(String(to)) : rLiteral(to)
    }
    const start = {
      keep: asTexts && !ofTexts ? 'number_text(x)' : 'x',
      missing: asTexts ? 'rep(NA_character_, length(x))' : 'rep(NA_real_, length(x))',
      other: `ifelse(is.na(x), NA, ${value(other)})`,
    }[unmatched]
    return {
      helpers: unmatched === 'keep' && asTexts && !ofTexts ? ['number_text'] : [],
      lines: [
        `x <- ${rColumn(data, variable)}`,
        'rule <- rep(0, length(x)) # the first rule that takes a value',
        ...rules.map(({ from }, k) => `rule[rule == 0 & ${test(from, ofTexts)}] <- ${k + 1}`),
        `new <- ${start}`,
        ...rules.map(({ to }, k) => `new[rule == ${k + 1}] <- ${value(to)}`),
        `${target} <- new`,
      ],
    }
  },
}

function test(from: RecodeRule['from'], ofTexts: boolean): string {
  if ('missing' in from) return 'is.na(x)'
  if ('values' in from) return `x %in% ${rVector(from.values.map((v) => (ofTexts ? String(v) : Number(v))))}`
  const [low, high] = from.range
  const ends = [low === null ? null : `x >= ${low}`, high === null ? null : `x <= ${high}`].filter(
    (end) => end !== null,
  )
  return ['!is.na(x)', ...ends].join(' & ')
}
