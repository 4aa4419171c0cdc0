import { parseArgs } from 'node:util'

/** What the command line asks of the bench: the figures, and of the figure `engine` a part of its tasks. */
export interface Asked {
  /** By name; all where there are none. */
  readonly figures: readonly string[]
  /** Sizes of the data; all where it is not said. */
  readonly rows?: readonly number[]
  /** Part of the name of a task or of its analysis, in small letters. */
  readonly only?: string
  /** Beside whom to measure; beside all where it is not said. */
  readonly peers?: readonly string[]
}

/** Says in a sentence what is wrong with the arguments. */
export class WrongArguments extends Error {}

const peerNames = ['R', 'webR']

export function askedFor(args: readonly string[], known: readonly string[]): Asked {
  const { values, positionals: figures } = parsed(args)
  const unknown = figures.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new WrongArguments(`There is no figure ${unknown.join(', ')}. Figures: ${known.join(', ')}.`)
  const part = Object.keys(values)
  if (part.length > 0 && (figures.length !== 1 || figures[0] !== 'engine'))
    throw new WrongArguments(
      `--${part.join(' and --')} is for the figure engine alone: npm run bench engine -- --rows 1000`,
    )
  return {
    figures,
    ...(values.rows === undefined ? {} : { rows: sizesIn(values.rows) }),
    ...(values.only === undefined ? {} : { only: values.only.toLowerCase() }),
    ...(values.peers === undefined ? {} : { peers: peersIn(values.peers) }),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rows: { type: 'string' }, only: { type: 'string' }, peers: { type: 'string' } },
    })
  } catch (error) {
    throw new WrongArguments(`${(error as Error).message} Known: --rows 1000,100000  --only logistic  --peers R,webR`)
  }
}

function sizesIn(list: string): readonly number[] {
  return list.split(',').map((one) => {
    const rows = Number(one)
    if (!Number.isInteger(rows) || rows < 1)
      throw new WrongArguments(`--rows wants whole numbers with commas between, such as 1000,100000; "${one}" is none.`)
    return rows
  })
}

function peersIn(list: string): readonly string[] {
  const names = list === '' ? [] : list.split(',')
  const unknown = names.filter((name) => !peerNames.includes(name))
  if (unknown.length > 0)
    throw new WrongArguments(`--peers wants names of ${peerNames.join(', ')}; "${unknown.join(',')}" is none.`)
  return names
}
