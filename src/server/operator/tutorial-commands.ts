import { randomBytes } from 'node:crypto'
import { uuidv7 } from '#contract/records/uuid.ts'
import { inTransaction } from '../db/database.ts'
import { enqueueRemovals } from '../objects/store.ts'
import { sweepRemovals } from '../objects/sweep.ts'
import { insertTutorial, listTutorials as readTutorials, withdrawTutorial as withdraw } from '../tutorials/store.ts'
import type { Command, CommandContext } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { publishMedia, readInput } from './publish-media.ts'

async function page({ option }: CommandContext) {
  const text = (name: string) => readInput(option(name)).toString('utf8')
  const none = { video: null, captions_zh: null, captions_en: null }
  return { kind: 'page' as const, body_zh: text('page-zh'), body_en: text('page-en'), ...none }
}

async function video({ site: { objects }, option, optional }: CommandContext) {
  const captions = async (name: string) => {
    const file = optional(name)
    return file === undefined ? null : publishMedia(objects, file, ['vtt'])
  }
  return {
    kind: 'video' as const,
    body_zh: '',
    body_en: '',
    // captions first: a wrong file is reported before a large video is copied
    captions_zh: await captions('captions-zh'),
    captions_en: await captions('captions-en'),
    video: await publishMedia(objects, option('video'), ['mp4', 'webm']),
  }
}

export const publishTutorial: Command = {
  usage:
    '--title-zh T --title-en T [--summary-zh S --summary-en S] (--page-zh FILE.md --page-en FILE.md | --video FILE.mp4 [--captions-zh FILE.vtt --captions-en FILE.vtt])',
  purpose: 'Publish a tutorial: a page in Markdown, or a video. Prints its id',
  options: 'title-zh title-en summary-zh summary-en page-zh page-en video captions-zh captions-en'.split(' '),
  async run(context) {
    const { site, now, option, optional, print } = context
    const isVideo = optional('video') !== undefined
    if (isVideo === (optional('page-zh') !== undefined)) {
      throw new OperatorError('A tutorial is either --page-zh and --page-en, or --video.')
    }
    const titles = { title_zh: option('title-zh'), title_en: option('title-en') }
    const summaries = { summary_zh: optional('summary-zh') ?? '', summary_en: optional('summary-en') ?? '' }
    const content = await (isVideo ? video(context) : page(context))
    const id = uuidv7(now, randomBytes(10))
    await insertTutorial(site.database.db, {
      id,
      ...titles,
      ...summaries,
      ...content,
      created_at: now,
      withdrawn_at: null,
    })
    print(id)
  },
}

export const listTutorials: Command = {
  usage: '',
  purpose: 'List the published tutorials in their order',
  options: [],
  async run({ site, print }) {
    for (const tutorial of await readTutorials(site.database.db)) {
      const date = new Date(tutorial.created_at).toISOString().slice(0, 16)
      print(`${tutorial.id}  ${tutorial.kind}  ${date}  ${tutorial.title_en} | ${tutorial.title_zh}`)
    }
  },
}

export const withdrawTutorial: Command = {
  usage: 'ID',
  purpose: 'Take a tutorial back, its video and captions included',
  options: [],
  async run({ site: { database, objects }, now, id: nextId }) {
    const id = nextId()
    const { db } = database
    await inTransaction(db, async (tx) => {
      const tutorial = await withdraw(tx, id, now)
      if (!tutorial) throw new OperatorError(`No published tutorial has the id ${id}.`)
      const media = [tutorial.video, tutorial.captions_zh, tutorial.captions_en].filter((name) => name !== null)
      await enqueueRemovals(
        tx,
        media.map((name) => `media/${name}`),
        now,
      )
    })
    await sweepRemovals({ db, objects })
  },
}
