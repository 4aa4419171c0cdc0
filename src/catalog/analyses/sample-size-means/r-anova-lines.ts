import { rNumber } from '../../kit/r/r-code.ts'
import { fTestInR, levelLines, meansLines } from './r-f-test.ts'
import type { Answers } from './study.ts'

const symmetry = '# Compound symmetry; with epsilon below 1 by Muller and Barton (1989)'

const addedToCells = {
  first: 'rowMeans(cells) - mean(cells)',
  second: 'colMeans(cells) - mean(cells)',
  interaction: 'sweep(sweep(cells, 1, rowMeans(cells)), 2, colMeans(cells)) + mean(cells)',
} as const

export const anovaInR = fTestInR({
  lines: (answers) => [
    ...meansLines('groups', answers),
    'sizes_of <- function(n) rep(n, groups)',
    'df_of <- function(sizes) c(groups - 1, groups * (sizes[1] - 1))',
    'ncp_of <- function(sizes, effect) sum(sizes) * effect^2',
  ],
  added: () => 'means - mean(means)',
})

export const repeatedInR = fTestInR({
  lines: (answers) => [
    ...meansLines('occasions', answers),
    `correlation <- ${rNumber(answers.correlation)}`,
    `epsilon <- ${rNumber(answers.epsilon)}`,
    'sizes_of <- function(n) n',
    'df_of <- function(sizes) epsilon * (occasions - 1) * c(1, sizes - 1)',
    symmetry,
    'ncp_of <- function(sizes, effect) epsilon * effect^2 * sizes * occasions / (1 - correlation)',
  ],
  added: () => 'means - mean(means)',
})

export const factorialInR = fTestInR({
  lines(answers) {
    const df = { first: 'levels[1] - 1', second: 'levels[2] - 1', interaction: 'prod(levels - 1)' }
    return [
      ...levelLines(answers),
      'sizes_of <- function(n) rep(n, prod(levels))',
      `df_of <- function(sizes) c(${df[answers.tested]}, prod(levels) * (sizes[1] - 1))`,
      'ncp_of <- function(sizes, effect) sum(sizes) * effect^2',
    ]
  },
  added: ({ tested }) => addedToCells[tested],
})

export const mixedInR = fTestInR({
  lines: (answers) => [
    ...levelLines(answers),
    'groups <- levels[1]',
    'occasions <- levels[2]',
    `correlation <- ${rNumber(answers.correlation)}`,
    'sizes_of <- function(n) rep(n, groups)',
    ...(answers.tested === 'first' ? betweenLines : withinLines(answers)),
  ],
  added: ({ tested }) => addedToCells[tested],
})

const betweenLines = [
  'df_of <- function(sizes) c(groups - 1, sum(sizes - 1))',
  '# The mean of each person has the variance (1 + (occasions - 1) correlation) / occasions',
  'ncp_of <- function(sizes, effect) effect^2 * sum(sizes) * occasions / (1 + (occasions - 1) * correlation)',
]

function withinLines({ tested, epsilon }: Answers): readonly string[] {
  return [
    `epsilon <- ${rNumber(epsilon)}`,
    `df_of <- function(sizes) epsilon * (occasions - 1) * c(${tested === 'interaction' ? 'groups - 1' : '1'}, sum(sizes - 1))`,
    symmetry,
    'ncp_of <- function(sizes, effect) epsilon * effect^2 * sum(sizes) * occasions / (1 - correlation)',
  ]
}
