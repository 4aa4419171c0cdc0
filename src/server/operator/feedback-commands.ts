import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { notify } from '../db/bus.ts'
import { inTransaction } from '../db/database.ts'
import { answerFeedback, findForOperator, listForOperator } from '../feedback/store.ts'
import type { Command } from './command.ts'
import { shownText, shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'

/** Most letters in one list. */
const MOST = 200
const MOST_LETTERS = 2000
/** How much of a letter a list shows. */
const BEGINNING = /^.{0,60}/u

const missing = (id: string) => new OperatorError(`No feedback has the id ${id}.`)

/** The first words, in one line. */
function beginningOf(content: string): string {
  const line = shownText(content.replace(/\s+/g, ' '))
  const beginning = BEGINNING.exec(line)?.[0] ?? ''
  return beginning === line ? line : `${beginning}…`
}

export const listFeedbackCommand: Command = {
  usage: '[--which open|all]',
  purpose: `List what users wrote, oldest first, at most ${MOST}: id, state, arrival, pictures, user, first words. Only what is not answered, unless --which all`,
  options: ['which'],
  async run({ site, optional, print }) {
    const which = optional('which') ?? 'open'
    if (which !== 'open' && which !== 'all') throw new OperatorError('--which is open or all.')
    const rows = await listForOperator(site.database.db, which, MOST + 1)
    for (const row of rows.slice(0, MOST)) {
      const state = row.answered_at === null ? 'open    ' : 'answered'
      const about = `${shownTime(row.created_at)}  ${row.pictures.length}  ${shownText(row.username)}`
      print(`${row.id}  ${state}  ${about}  ${beginningOf(row.content)}`)
    }
    if (rows.length > MOST) print(`There are more than ${MOST}: answer some to see the rest.`)
  },
}

export const showFeedback: Command = {
  usage: 'ID [--to FOLDER]',
  purpose: 'Show what a user wrote, and write its pictures into a folder (by default feedback-ID)',
  options: ['to'],
  async run({ site: { database, objects }, id: nextId, optional, print }) {
    const id = nextId()
    const row = await findForOperator(database.db, id)
    if (!row) throw missing(id)
    const lines: readonly (readonly [string, string])[] = [
      ['user', row.username],
      ['written', shownTime(row.written_at)],
      ['arrived', shownTime(row.created_at)],
      ['version', row.app_version],
      ['page', row.route],
      ['browser', row.browser],
      ['language', row.language],
    ]
    for (const [name, value] of lines) print(`${name}: ${shownText(value)}`)
    print('')
    for (const line of row.content.split(/\r?\n/)) print(shownText(line))
    if (row.answered_at !== null) {
      print('')
      print(`answered ${shownTime(row.answered_at)}:`)
      for (const line of row.answer.split(/\r?\n/)) print(shownText(line))
    }
    if (row.pictures.length === 0) return
    const folder = resolve(optional('to') ?? `feedback-${id}`)
    print('')
    try {
      mkdirSync(folder, { recursive: true })
      for (const { object, size } of row.pictures) {
        const file = join(folder, basename(object))
        await writeFile(file, objects.read(object, 0, size))
        print(file)
      }
    } catch (cause) {
      throw new OperatorError(`The pictures cannot be written to ${folder}: name another folder with --to.`, { cause })
    }
  },
}

export const closeFeedback: Command = {
  usage: 'ID --answer TEXT',
  purpose: 'Answer feedback, which closes it: the user reads the answer in the application. A later answer replaces it',
  options: ['answer'],
  async run({ site: { database }, now, id: nextId, option }) {
    const id = nextId()
    const answer = option('answer').trim()
    if (answer === '' || answer.length > MOST_LETTERS || answer.includes('\0'))
      throw new OperatorError(`--answer has 1 to ${MOST_LETTERS} characters.`)
    if (!(await inTransaction(database.db, (tx) => answerFeedback(tx, id, answer, now)))) throw missing(id)
    await notify(database.pool, [{ kind: 'notices' }])
  },
}
