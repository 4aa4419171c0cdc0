import type { AliasList } from './aliases.ts'
import { type AttachableVariable, type Attachment, fillMarks, type Ref, type ResultAttached } from './attachment.ts'
import { cleanName } from './clean-name.ts'

/** How attachments name things: variables by name, or by an alias; values always by an alias, because their labels stay (SPEC AI2). */
export interface Naming {
  readonly aliases: AliasList
  readonly hidesNames: boolean
  /** By id. */
  readonly names: Readonly<Record<string, string>>
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 12

/** Twelve random characters that mark where data begin and end in a message. */
export function newFrame(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** Data between two lines that name the frame, which no text of a project can have guessed. */
const framed = (text: string, frame: string) => `[data ${frame}]\n${text}\n[end ${frame}]`

/** A message with its data. */
export const withData = (words: string, text: string, frame = newFrame()) =>
  `${words}${words === '' ? '' : '\n\n'}${framed(text, frame)}`

/** An attachment as the model reads it. */
export function textOf(attached: Attachment, naming: Naming): string {
  switch (attached.kind) {
    case 'names':
      return ['Variables:', ...attached.variables.map((one) => variableLine(one, naming))].join('\n')
    case 'size':
      return attached.isExact ? `Rows: ${attached.rows}` : `Rows: about ${twoDigits(attached.rows)}`
    case 'question': {
      const options = fillMarks(JSON.stringify(attached.options), (place) =>
        quoted(nameOf(attached.refs[place], naming)),
      )
      return `Open ${attached.of}: ${attached.entry}\nOptions: ${options}`
    }
    case 'result':
      return resultText(attached, naming)
    case 'page':
      return `Open page: ${attached.path}`
  }
}

/** Rounded to two digits: 1234 is 1200. */
export function twoDigits(rows: number): number {
  return Number(rows.toPrecision(2))
}

function variableLine(one: AttachableVariable, naming: Naming): string {
  const { measure, type } = one
  const kind = type === 'number' || type === 'text' ? measure : `${measure}, ${type}`
  const label = naming.hidesNames || one.label === '' ? '' : ` "${quoted(one.label)}"`
  return `- ${nameOf({ variable: one.id }, naming)}${label} (${kind})`
}

const quoted = (text: string) => cleanName(text).replaceAll('"', "'")

function nameOf(ref: Ref | undefined, { aliases, hidesNames, names }: Naming): string {
  if (!ref) return '?'
  if ('level' in ref) return aliases.of(ref, ref.label)
  const name = Object.hasOwn(names, ref.variable) ? (names[ref.variable] ?? '?') : '?'
  return hidesNames ? aliases.of(ref, name) : cleanName(name)
}

function resultText({ entry, tables, notices, checks, reading, refs }: ResultAttached, naming: Naming): string {
  const say = (text: string) => fillMarks(text, (place) => nameOf(refs[place], naming))
  const cell = (text: string) => say(text).replaceAll('|', '/').replaceAll(/\s+/g, ' ')
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [
    `Result of ${entry}. g1, g2, ... stand for values of variables.`,
    ...tables.map(({ title, head, rows }) => [say(title), line(head), ...rows.map(line)].join('\n')),
    ...(checks.length > 0 ? [`Checks: ${checks.map(([code, result]) => `${code}: ${result}`).join('; ')}`] : []),
    ...(notices.length > 0 ? [`Notices: ${notices.join(', ')}`] : []),
    ...(reading.length > 0 ? [reading.map(say).join('\n')] : []),
  ].join('\n\n')
}
