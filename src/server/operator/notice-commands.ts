import { randomBytes } from 'node:crypto'
import { uuidv7 } from '#contract/records/uuid.ts'
import { notify } from '../db/bus.ts'
import { insertNotice, listAllNotices, withdrawNotice } from '../notices/store.ts'
import type { Command } from './command.ts'
import { OperatorError } from './operator-error.ts'

const positions = ['1', '2']

export const publishNotice: Command = {
  usage: '--position 1|2 --title-zh T --title-en T --content-zh C --content-en C',
  purpose: 'Publish a notice: 1 in the ticker, 2 on the messages page. Prints its id',
  options: ['position', 'title-zh', 'title-en', 'content-zh', 'content-en'],
  async run({ site, now, option, print }) {
    const position = option('position')
    if (!positions.includes(position)) throw new OperatorError('--position is 1 (ticker) or 2 (messages page).')
    const id = uuidv7(now, randomBytes(10))
    await insertNotice(site.database.db, {
      id,
      position: Number(position),
      title_zh: option('title-zh'),
      title_en: option('title-en'),
      content_zh: option('content-zh'),
      content_en: option('content-en'),
      created_at: now,
      withdrawn_at: null,
    })
    await notify(site.database.pool, [{ kind: 'notices' }])
    print(id)
  },
}

export const listNotices: Command = {
  usage: '',
  purpose: 'List all notices, newest first',
  options: [],
  async run({ site, print }) {
    for (const notice of await listAllNotices(site.database.db)) {
      const state = notice.withdrawn_at === null ? 'published' : 'withdrawn'
      const date = new Date(notice.created_at).toISOString().slice(0, 16)
      print(`${notice.id}  ${notice.position}  ${date}  ${state}  ${notice.title_en} | ${notice.title_zh}`)
    }
  },
}

export const withdrawNoticeCommand: Command = {
  usage: 'ID',
  purpose: 'Take a notice back',
  options: [],
  async run({ site, now, id: nextId }) {
    const id = nextId()
    if (!(await withdrawNotice(site.database.db, id, now)))
      throw new OperatorError(`No published notice has the id ${id}.`)
    await notify(site.database.pool, [{ kind: 'notices' }])
  },
}
