import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { uuidv7 } from '#contract/records/uuid.ts'
import { inTransaction } from '../db/database.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { enqueueRemovals } from '../objects/store.ts'
import { sweepRemovals } from '../objects/sweep.ts'
import { insertTutorial, listTutorials as readTutorials, withdrawTutorial as withdraw } from '../tutorials/store.ts'
import type { Command, CommandContext } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { publishMedia, readInput } from './publish-media.ts'

const none = { video: null, captions_zh: null, captions_en: null }

async function page({ option, optional }: CommandContext) {
  const text = (name: string) => readInput(option(name)).toString('utf8')
  const content = { kind: 'page' as const, body_zh: text('page-zh'), body_en: text('page-en'), ...none }
  return { ...titles({ option, optional }), ...content }
}

async function video({ site: { objects }, option, optional }: CommandContext) {
  const files = { video: option('video'), zh: optional('captions-zh'), en: optional('captions-en') }
  return { ...titles({ option, optional }), ...(await publishVideo(objects, files)) }
}

/** A folder made by `npm run film`: `film.json` with the titles and summaries, `video.mp4`, `zh.vtt` and `en.vtt`. */
async function film({ site: { objects }, option }: CommandContext) {
  const folder = option('film')
  const about = readAbout(join(folder, 'film.json'))
  const [file, zh, en] = ['video.mp4', 'zh.vtt', 'en.vtt'].map((name) => join(folder, name))
  return { ...about, ...(await publishVideo(objects, { video: file ?? '', zh, en })) }
}

function titles({ option, optional }: Pick<CommandContext, 'option' | 'optional'>) {
  const [summary_zh = '', summary_en = ''] = [optional('summary-zh'), optional('summary-en')]
  return { title_zh: option('title-zh'), title_en: option('title-en'), summary_zh, summary_en }
}

/** The titles and summaries of a film. */
function readAbout(file: string) {
  const text = readInput(file).toString('utf8')
  try {
    const about = JSON.parse(text) as Readonly<Record<string, unknown>>
    const line = (name: string) => {
      const found = about[name]
      if (typeof found !== 'string') throw new TypeError(name)
      return found
    }
    return {
      title_zh: line('title_zh'),
      title_en: line('title_en'),
      summary_zh: line('summary_zh'),
      summary_en: line('summary_en'),
    }
  } catch (cause) {
    throw new OperatorError(`${file} is not the description of a film: title_zh, title_en, summary_zh, summary_en.`, {
      cause,
    })
  }
}

interface VideoFiles {
  readonly video: string
  readonly zh: string | undefined
  readonly en: string | undefined
}

async function publishVideo(objects: ObjectStore, { video: file, zh, en }: VideoFiles) {
  const captions = async (name: string | undefined) =>
    name === undefined ? null : publishMedia(objects, name, ['vtt'])
  return {
    kind: 'video' as const,
    body_zh: '',
    body_en: '',
    // captions first: a wrong file is reported before a large video is copied
    captions_zh: await captions(zh),
    captions_en: await captions(en),
    video: await publishMedia(objects, file, ['mp4', 'webm']),
  }
}

export const publishTutorial: Command = {
  usage:
    '(--film FOLDER | --title-zh T --title-en T [--summary-zh S --summary-en S] (--page-zh FILE.md --page-en FILE.md | --video FILE.mp4 [--captions-zh FILE.vtt --captions-en FILE.vtt]))',
  purpose: 'Publish a tutorial: a film with its captions and titles, a page in Markdown, or a video. Prints its id',
  options: 'film title-zh title-en summary-zh summary-en page-zh page-en video captions-zh captions-en'.split(' '),
  async run(context) {
    const { site, now, optional, print } = context
    const given = (['film', 'video', 'page-zh'] as const).filter((name) => optional(name) !== undefined)
    const [name] = given
    if (given.length !== 1 || name === undefined)
      throw new OperatorError('A tutorial is one of these: --film, --video, or --page-zh and --page-en.')
    const tutorial = await { film, video, 'page-zh': page }[name](context)
    const id = uuidv7(now, randomBytes(10))
    await insertTutorial(site.database.db, { id, ...tutorial, created_at: now, withdrawn_at: null })
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
