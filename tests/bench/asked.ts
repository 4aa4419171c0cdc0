import { parseArgs } from 'node:util'

/** The bench's command line: the figures, and for some figures a part of their tasks. */
export interface Asked {
  /** Names of figures; empty for all. */
  readonly figures: readonly string[]
  /** Sizes of the data; all by default. */
  readonly rows?: readonly number[]
  /** Part of the name of a task or its analysis, in lower case. */
  readonly only?: string
  /** Peers to measure; all by default. */
  readonly peers?: readonly string[]
  /** How long the server's memory is observed. */
  readonly minutes?: number
  /** How many rounds of kills, and the seed of the first; the others have the next seeds. */
  readonly rounds?: number
  readonly seed?: number
  /** The model that is asked: the address before `/chat/completions`, its name, and a file with its key. */
  readonly url?: string
  readonly model?: string
  readonly keyFile?: string
  /** The language of the questions; both by default. */
  readonly locale?: 'zh' | 'en'
  /** Whether to run everything once with the least data, to see that it can be measured. */
  readonly smoke: boolean
  /** Whether to keep the ratios with the commit (`kept-ratios.json`). */
  readonly save: boolean
  /** Whether a ratio a quarter worse than the kept one is a failure. */
  readonly compare: boolean
}

/** Its message is a sentence about the wrong argument. */
export class WrongArguments extends Error {}

const peerNames = ['R', 'webR']
/** The figures that support an option. */
const understoodBy: Readonly<Record<string, readonly string[]>> = {
  rows: ['engine'],
  only: ['engine', 'interaction', 'pauses', 'server', 'attack'],
  peers: ['engine'],
  minutes: ['server'],
  rounds: ['ledger', 'tokens'],
  seed: ['ledger', 'tokens'],
  url: ['assistant'],
  model: ['assistant'],
  'key-file': ['assistant'],
  locale: ['assistant'],
}

export function askedFor(args: readonly string[], known: readonly string[]): Asked {
  const {
    values: { smoke = false, save = false, compare = false, ...values },
    positionals: figures,
  } = parsed(args)
  const unknown = figures.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new WrongArguments(`There is no figure ${unknown.join(', ')}. Figures: ${known.join(', ')}.`)
  const [figure = ''] = figures
  const alien = Object.keys(values).filter((name) => figures.length !== 1 || !understoodBy[name]?.includes(figure))
  if (alien.length > 0) {
    const whose = alien.map((name) => `--${name} is for ${understoodBy[name]?.join(' or ')}`)
    throw new WrongArguments(`${whose.join(', ')} alone: npm run bench engine -- --rows 1000`)
  }
  if (smoke && (save || compare)) throw new WrongArguments('--smoke measures nothing that could be kept or compared.')
  return {
    figures,
    smoke,
    save,
    compare,
    ...(values.rows === undefined ? {} : { rows: sizesIn(values.rows) }),
    ...(values.only === undefined ? {} : { only: values.only.toLowerCase() }),
    ...(values.peers === undefined ? {} : { peers: peersIn(values.peers) }),
    ...(values.minutes === undefined ? {} : { minutes: wholeIn('minutes', values.minutes, 1) }),
    ...(values.rounds === undefined ? {} : { rounds: wholeIn('rounds', values.rounds, 0) }),
    ...(values.seed === undefined ? {} : { seed: wholeIn('seed', values.seed, 1) }),
    ...(values.url === undefined ? {} : { url: values.url }),
    ...(values.model === undefined ? {} : { model: values.model }),
    ...(values['key-file'] === undefined ? {} : { keyFile: values['key-file'] }),
    ...(values.locale === undefined ? {} : { locale: localeIn(values.locale) }),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rows: { type: 'string' },
        only: { type: 'string' },
        peers: { type: 'string' },
        minutes: { type: 'string' },
        rounds: { type: 'string' },
        seed: { type: 'string' },
        url: { type: 'string' },
        model: { type: 'string' },
        'key-file': { type: 'string' },
        locale: { type: 'string' },
        smoke: { type: 'boolean' },
        save: { type: 'boolean' },
        compare: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new WrongArguments(
      `${(error as Error).message} Known: --rows 1000,100000  --only logistic  --peers R,webR  --minutes 10  --rounds 200  --seed 1  --url http://127.0.0.1:11434/v1  --model qwen3  --key-file key.txt  --locale zh  --smoke  --save  --compare`,
    )
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

function wholeIn(name: string, text: string, least: number): number {
  const value = Number(text)
  if (text === '' || !Number.isInteger(value) || value < least)
    throw new WrongArguments(`--${name} wants a whole number from ${least} on; "${text}" is none.`)
  return value
}

function localeIn(text: string): 'zh' | 'en' {
  if (text === 'zh' || text === 'en') return text
  throw new WrongArguments(`--locale wants zh or en; "${text}" is neither.`)
}

function peersIn(list: string): readonly string[] {
  const names = list === '' ? [] : list.split(',')
  const unknown = names.filter((name) => !peerNames.includes(name))
  if (unknown.length > 0)
    throw new WrongArguments(`--peers wants names of ${peerNames.join(', ')}; "${unknown.join(',')}" is none.`)
  return names
}
