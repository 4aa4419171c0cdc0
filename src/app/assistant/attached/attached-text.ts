import type { AliasList } from './aliases.ts'
import { type AttachableVariable, type Attachment, fillMarks, type Ref, type ResultAttached } from './attachment.ts'
import { cleanName } from './clean-name.ts'

/** How attachments name things: variables by name, or by an alias; values always by an alias, because their labels stay (SPEC AI2). */
export interface Naming {
  readonly aliases: AliasList
  readonly hidesNames: boolean
  readonly variables: ReadonlyMap<string, AttachableVariable>
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 12

/** Twelve random characters, by which the model tells data from words. */
export function newFrame(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** Data between two lines that name the frame, which no text of a project can have guessed. */
export const framed = (text: string, frame: string) => `[data ${frame}]\n${text}\n[end ${frame}]`

/** What a message says with its attachments, as it leaves. */
export function messageText(words: string, attached: readonly Attachment[], naming: Naming, frame: string): string {
  if (attached.length === 0) return words
  return `${words}\n\n${framed(attached.map((one) => textOf(one, naming)).join('\n\n'), frame)}`
}

/** An attachment as the model reads it. */
export function textOf(attached: Attachment, naming: Naming): string {
  switch (attached.kind) {
    case 'names':
      return ['Variables:', ...attached.variables.map((one) => variableLine(one, naming))].join('\n')
    case 'size':
      return attached.isExact ? `Rows: ${attached.rows}` : `Rows: about ${twoDigits(attached.rows)}`
    case 'question': {
      const options = fillMarks(JSON.stringify(attached.options), (place) => nameOf(attached.refs[place], naming))
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

function nameOf(ref: Ref | undefined, { aliases, hidesNames, variables }: Naming): string {
  if (!ref) return '?'
  if ('level' in ref) return aliases.of(ref, ref.label)
  const name = variables.get(ref.variable)?.name ?? '?'
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
