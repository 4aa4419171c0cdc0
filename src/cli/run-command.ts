import { parseArgs } from 'node:util'
import type { Conventions } from '#catalog/kit/options/conventions.ts'
import { analyse } from './analyse.ts'
import { answerTool } from './answer-tool.ts'
import { drawChart } from './draw-chart.ts'
import { FileFault, fileFault, mustBeReadable } from './file-fault.ts'
import { jsonArgument, jsonObjectArgument } from './json-argument.ts'
import { listEntries } from './list-entries.ts'
import { processSteps } from './process-steps.ts'
import type { Terminal } from './terminal.ts'
import { Refusal, UsageError } from './usage-error.ts'
import { type FigureFormat, figureFormats } from './write-figure.ts'

const usage = `The catalogue on the command line.

  analyses | charts | steps | tools                       list
  analyse ID --data FILE [--options JSON|@file]           one analysis of one file (CSV, TSV, XLSX, SAV, DTA,
                                                          XPT, SAS7BDAT, RDS, SQLite)
          [--dictionary JSON|@file] [--seed N] [--figures FOLDER] [--figure-format svg|pdf]
          [--script FILE.R]                               the R script, with FILE-data.csv, which it
          reads: the columns it needs, as they were understood here; it stops at any other file
  chart ID --data FILE [--options JSON|@file]             one chart of one file, SVG or PDF by its ending
          --out FILE.svg|FILE.pdf
  process --data FILE --steps JSON|@file --out FILE       apply steps, write CSV
          [{"type": ..., "options": {...}}, ...]; a step that takes what an analysis
          saves has "analysis": {"type": ..., "options": {...}} beside its options
  tool ID --inputs JSON|@file [--absent no|refuse]        one clinical tool

  --answer QUESTION=ANSWER   how --data is read where the file leaves a question open, once for
                  each; VARIABLE:QUESTION=ANSWER for one variable. Unanswered, the file is refused;
                  only of code the numbers stay as they are, and stderr says so.
    below-limit   <0.5         missing, half (the limit / 2), root-half (the limit / √2), limit,
                               flag (the limit, and a column VARIABLE_limit of < and =)
    above-limit   >200         missing, limit, flag
    footer        sums and notes in the last rows          leave-out, keep
    header        a first row with numbers in it           names, data
    percent       12% among numbers without the sign       number (12), hundredth (0.12), missing
    code          999, -9 and the like far from the rest   missing, value
  --quartiles 7|6|2   of every table and figure: 7 as R and Excel (default), 6 as SPSS, 2 as SAS
  --json          the whole outcome at full precision
  --lang en|zh    language of texts

Files are written whole or not at all.
Exit: 0 done, 2 usage, 3 incomplete or rejected (code and parameters on stderr).`

const flags = {
  data: { type: 'string' },
  options: { type: 'string' },
  dictionary: { type: 'string' },
  answer: { type: 'string', multiple: true },
  quartiles: { type: 'string' },
  seed: { type: 'string' },
  figures: { type: 'string' },
  'figure-format': { type: 'string' },
  script: { type: 'string' },
  steps: { type: 'string' },
  out: { type: 'string' },
  inputs: { type: 'string' },
  absent: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Runs one command and returns its exit code. Throws only on a bug. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<0 | 2 | 3> {
  try {
    await dispatch(args, terminal)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(error.message)
      return 2
    }
    if (error instanceof Refusal) {
      terminal.complain(JSON.stringify(error.reason))
      return 3
    }
    throw error
  }
}

async function dispatch(args: readonly string[], given: Terminal): Promise<void> {
  const command = parsed(args)
  const { data = '', lang } = command.values
  const terminal = { ...given, language: languageOf(lang) ?? given.language }
  try {
    await perform(command, terminal)
  } catch (error) {
    const vanished = error instanceof Error && error.name === 'NotReadableError'
    const fault = vanished ? fileFault(error, data) : error
    throw fault instanceof FileFault ? new UsageError(fault.words[terminal.language]) : error
  }
}

async function perform({ values, positionals }: ReturnType<typeof parsed>, terminal: Terminal): Promise<void> {
  const [command, id] = positionals
  const json = values.json ?? false
  const conventions = conventionsOf(values.quartiles)
  const answers = values.answer ?? []
  const object = (name: 'options' | 'dictionary' | 'inputs') => jsonObjectArgument(`--${name}`, values[name] ?? '{}')
  const needed = (name: 'data' | 'steps' | 'out'): string => {
    const value = values[name]
    if (value === undefined) throw new UsageError(`${command} needs --${name}`)
    if (name === 'data') mustBeReadable(value)
    return value
  }
  const entry = (): string => {
    if (id === undefined) throw new UsageError(`${command} needs an id`)
    return id
  }
  if (values.help === true || command === undefined) {
    terminal.print(usage)
    if (values.help !== true) throw new UsageError('Which command?')
    return
  }
  switch (command) {
    case 'analyses':
    case 'charts':
    case 'steps':
      return listEntries(command, json, terminal)
    case 'tools':
      return listEntries('calculators', json, terminal)
    case 'analyse': {
      const request = {
        id: entry(),
        data: needed('data'),
        options: object('options'),
        dictionary: object('dictionary'),
        answers,
        conventions,
        json,
      }
      const { figures, script } = values
      const seed = values.seed === undefined ? {} : { seed: seedOf(values.seed) }
      const figureFormat = figureFormatOf(values['figure-format'])
      const files = { ...(figures === undefined ? {} : { figures }), ...(script === undefined ? {} : { script }) }
      return analyse({ ...request, ...seed, ...files, figureFormat }, terminal)
    }
    case 'chart':
      return drawChart(
        {
          id: entry(),
          data: needed('data'),
          options: object('options'),
          dictionary: object('dictionary'),
          answers,
          conventions,
          out: needed('out'),
          json,
        },
        terminal,
      )
    case 'process': {
      const steps = jsonArgument('--steps', needed('steps'))
      return processSteps(
        {
          data: needed('data'),
          steps,
          dictionary: object('dictionary'),
          answers,
          conventions,
          out: needed('out'),
          json,
        },
        terminal,
      )
    }
    case 'tool': {
      const absent = values.absent ?? 'refuse'
      if (absent !== 'no' && absent !== 'refuse') throw new UsageError('--absent is no or refuse')
      return answerTool({ id: entry(), inputs: object('inputs'), absent, json }, terminal)
    }
    default:
      throw new UsageError(`There is no command ${command}.\n\n${usage}`)
  }
}

function figureFormatOf(name = 'svg'): FigureFormat {
  const format = figureFormats.find((one) => one === name)
  if (format === undefined) throw new UsageError(`--figure-format is ${figureFormats.join(' or ')}`)
  return format
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function languageOf(text: string | undefined): 'en' | 'zh' | undefined {
  if (text === undefined || text === 'en' || text === 'zh') return text
  throw new UsageError('--lang is en or zh')
}

function conventionsOf(quartiles: string | undefined): Conventions {
  if (quartiles === undefined) return {}
  const rule = (['type7', 'type6', 'type2'] as const).find((one) => one === `type${quartiles}`)
  if (rule === undefined) throw new UsageError('--quartiles is 7, 6 or 2')
  return { quartiles: rule }
}

function seedOf(text: string): number {
  const seed = Number(text)
  if (!Number.isSafeInteger(seed)) throw new UsageError('--seed is a whole number')
  return seed
}
