import { columnInfo } from '../../kit/data-dictionary.ts'
import { rName } from '../../kit/r/r-code.ts'
import type { OtherFrame, StepOptionsOf, StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'
import { takenColumns } from './taken-columns.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data, { otherFrames }) {
    const other = otherFrames?.get(options.other[0]?.dataset ?? '')
    if (other === undefined) return { helpers: [], lines: [] }
    const { rows, repeated, keys, otherKeys } = options
    const pairs = keys.map((id, k) => [columnInfo(data, id), columnInfo(other, otherKeys[k] ?? '')] as const)
    const isMixed = pairs.some(([a, b]) => a?.type !== b?.type)
    const parts = (frame: string, side: 0 | 1) =>
      pairs.map((pair) => part(`${frame}$${rName(pair[side]?.name ?? '')}`, pair[side]?.type, pair[1 - side]?.type))
    const bring = (at: string) =>
      takenColumns(options, data.columns, other).map(
        ({ id, name }) => `d$${rName(name)} <- ${cellsOf(other, id)}[${at}]`,
      )
    return {
      helpers: [...(isMixed ? ['number_text'] : []), ...(byDate(options) ? ['utc'] : [])],
      lines: [
        ...foldLines(options.fold),
        'joined <- function(...) ifelse(rowSums(is.na(data.frame(...))) == 0, paste(..., sep = "\\r"), NA)',
        `here <- joined(${parts('d', 0).join(', ')})`,
        `there <- joined(${parts(other.frame, 1).join(', ')})`,
        ...(rows === 'unmatched'
          ? ['d <- d[is.na(match(here, there, incomparables = NA)), , drop = FALSE]']
          : [
              ...(byDate(options) ? nearestLines(options, data, other) : matchLines(repeated)),
              ...bring('at'),
              ...rowLines(options, pairs, other, data.columns),
            ]),
      ],
    }
  },
}

const cellsOf = (other: OtherFrame, id: string) => `${other.frame}$${rName(columnInfo(other, id)?.name ?? '')}`

function part(x: string, own: string | undefined, others: string | undefined): string {
  if (own === 'text') return `comparable(${x})`
  return own === 'number' && others === 'text' ? `comparable(number_text(${x}))` : x
}

function foldLines(fold: Options['fold']): readonly string[] {
  const trim = '  x <- gsub("^[ \\t\\r\\n\\u3000]+|[ \\t\\r\\n\\u3000]+$", "", x)'
  const more = {
    none: [],
    trim: [],
    case: ['  x <- tolower(x)'],
    zeros: ['  x <- sub("^0+(?=.)", "", x, perl = TRUE)'],
  }
  return [
    'comparable <- function(x) {',
    ...(fold === 'none' ? [] : [trim]),
    ...more[fold],
    '  ifelse(x == "", NA, x)',
    '}',
  ]
}

const byDate = ({ rows, nearest }: Options) => nearest !== 'none' && (rows === 'left' || rows === 'both')

function nearestLines(
  { nearest, dateHere, dateThere, days }: Options,
  data: Parameters<typeof columnInfo>[0],
  other: OtherFrame,
): readonly string[] {
  const date = (frame: string, name: string | undefined) => `utc(${frame}$${rName(name ?? '')})`
  const close = days === null ? '' : ` & abs(gap) <= ${days}`
  return [
    `when <- as.numeric(${date('d', columnInfo(data, dateHere ?? '')?.name)})`,
    `then <- as.numeric(${date(other.frame, columnInfo(other, dateThere[0] ?? '')?.name)})`,
    'at <- vapply(seq_along(here), function(i) {',
    '  gap <- (then - when[i]) / 86400 # days',
    `  fits <- which(there == here[i] & ${nearest === 'before' ? 'gap <= 0' : '!is.na(gap)'}${close})`,
    '  fits[order(abs(gap[fits]), gap[fits])][1] # of two as near the earlier',
    '}, 1L)',
  ]
}

function matchLines(repeated: Options['repeated']): readonly string[] {
  if (repeated === 'refuse') return ['at <- match(here, there, incomparables = NA)']
  return [
    'hits <- unname(split(seq_along(there), there)[here]) # the rows there of each row here',
    'hits[lengths(hits) == 0] <- NA',
    'd <- d[rep(seq_along(hits), lengths(hits)), , drop = FALSE]',
    'at <- as.integer(unlist(hits))',
  ]
}

function rowLines(
  options: Options,
  pairs: readonly (readonly [{ name: string } | undefined, { name: string } | undefined])[],
  other: OtherFrame,
  columns: Parameters<typeof takenColumns>[1],
): readonly string[] {
  if (options.rows === 'both') return ['d <- d[!is.na(at), , drop = FALSE]']
  if (options.rows === 'left') return []
  const filled = [
    ...pairs.map(([here, there]) => [here?.name ?? '', `${other.frame}$${rName(there?.name ?? '')}`] as const),
    ...takenColumns(options, columns, other).map(({ id, name }) => [name, cellsOf(other, id)] as const),
  ]
  return [
    'rest <- which(!there %in% here[!is.na(here)])',
    'more <- d[rep(NA_integer_, length(rest)), , drop = FALSE]',
    ...filled.map(([name, cells]) => `more$${rName(name)} <- ${cells}[rest]`),
    'd <- rbind(d, more)',
  ]
}
