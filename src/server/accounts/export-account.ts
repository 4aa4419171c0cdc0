import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { listAllFeedback } from '../feedback/store.ts'
import { Refusal } from '../http/refusal.ts'
import { Bytes } from '../http/route.ts'
import { exportedInvoices } from '../invoices/leave.ts'
import { moneyOf } from '../money/leave.ts'
import { listPictures, listUploads, sourceObject } from '../objects/store.ts'
import type { Services } from '../services.ts'
import { listShares, shareObject } from '../shares/store.ts'
import { storedRequests } from '../storage/store.ts'
import { findLongRecord, type LongRecord } from '../sync/long-record.ts'
import { findRecords, listHeads } from '../sync/store.ts'
import { exportedTitles } from '../titles/store.ts'
import { findUser, listRatings, listSessions } from './store.ts'
import { userInfoOf } from './user-info.ts'

const PAGE_RECORDS = 500
/** Records up to this size are read in pages, longer ones one by one in pieces. */
const SHORT_BYTES = 16 * 1024
/** Compressed in one go; other requests are served between pieces. */
const PIECE_BYTES = 128 * 1024
/** The ZIP format without ZIP64 ends at 4 GiB. */
const MAX_BYTES = 3.5 * 1024 ** 3

const README = `account.json    账号资料 · what the site knows of you
sessions.json   已登录的设备 · the devices that are signed in
records.ndjson  项目、数据集、变量、步骤、分析、图表、报告、对话、自建工具、模板和收藏的工具等，每行一条 · projects, datasets, variables, steps, analyses, charts, reports, chats, tools of your own, templates, favourite tools and so on, one in a line
ratings.json    对图表的评分 · your ratings of charts
feedback.json   写给运营者的反馈及回复 · what you wrote to the operator, and the answers
feedback/       反馈所附的图片 · pictures of your feedback
storage.json    存储空间的申请及获批的空间 · your requests for more storage, and what was granted
money.json      余额、收支、会员时长和用过的优惠码、激活码 · balance, transfers, membership, and the codes that you used
titles.json     发票抬头 · your invoice titles
invoices.json   开票申请和发票 · the invoices that you asked for
invoices/       发票文件 · their files
pictures/       上传的图片 · uploaded pictures
shares.json     分享链接；内容已加密，密钥只在链接里 · your share links; what they show is encrypted, and its key is in the link only
shares/         加密的分享内容 · their encrypted contents
sources/        存于云端的数据文件，以 SHA-256 为名 · data files that are kept in the cloud, named by their SHA-256
sources.json    各文件所属的项目；因体积过大而未包含的文件也列于此 · which project each belongs to; files that are too large to be in here are named too
`

interface Part {
  readonly name: string
  readonly isCompressed: boolean
  readonly chunks: AsyncIterable<Buffer> | Iterable<Buffer>
}

const json = (value: unknown) => [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]

async function* recordLines({ db }: Pick<Services, 'db'>, user: string): AsyncGenerator<Buffer> {
  let after = 0
  for (;;) {
    const heads = await listHeads(db, user, after, PAGE_RECORDS)
    const short = await findRecords(
      db,
      user,
      heads.filter(({ size }) => size <= SHORT_BYTES).map(({ id }) => id),
    )
    yield Buffer.from(short.map(({ id, kind, fields }) => `${JSON.stringify({ id, kind, fields })}\n`).join(''))
    for (const { id, size } of heads) {
      const long = size > SHORT_BYTES ? await findLongRecord(db, user, id) : undefined
      if (long) yield* lineOf(long)
    }
    after = heads.at(-1)?.revision ?? after
    if (heads.length < PAGE_RECORDS) return
  }
}

/** Yields one line in pieces: `{"id":…,"kind":…,"fields":{…}}`, with the fields of head and body in one object. */
function* lineOf({ id, kind, head, body }: LongRecord): Generator<Buffer> {
  yield Buffer.from(JSON.stringify({ id, kind, fields: head }).slice(0, -2))
  let separator = Object.keys(head).length > 0 ? ',' : ''
  for (const bytes of body) {
    if (bytes.length > 0) yield Buffer.from(separator)
    yield bytes
    separator = ''
  }
  yield Buffer.from('}}\n')
}

async function* partsOf(services: Pick<Services, 'db' | 'objects'>, user: string, now: number): AsyncGenerator<Part> {
  const { db, objects } = services
  const row = await findUser(db, user)
  if (!row) throw new Refusal('session-expired')
  const sessions = await listSessions(db, user, 0)
  yield { name: 'README.txt', isCompressed: true, chunks: [Buffer.from(README)] }
  yield {
    name: 'account.json',
    isCompressed: true,
    chunks: json({ ...(await userInfoOf(db, row, now)), created_at: row.created_at, exported_at: now }),
  }
  yield {
    name: 'sessions.json',
    isCompressed: true,
    chunks: json(sessions.map(({ device, created_at, last_used }) => ({ device, created_at, last_used }))),
  }
  yield { name: 'records.ndjson', isCompressed: true, chunks: recordLines(services, user) }
  const ratings = await listRatings(db, user)
  yield { name: 'ratings.json', isCompressed: true, chunks: json(ratings) }
  const feedback = await listAllFeedback(db, user)
  const shown = feedback.map(({ pictures, ...row }) => ({ ...row, pictures: pictures.map(({ object }) => object) }))
  yield { name: 'feedback.json', isCompressed: true, chunks: json(shown) }
  const storage = await storedRequests(db, user)
  yield { name: 'storage.json', isCompressed: true, chunks: json(storage) }
  yield { name: 'money.json', isCompressed: true, chunks: json(await moneyOf(db, user)) }
  yield { name: 'titles.json', isCompressed: true, chunks: json(await exportedTitles(db, user)) }
  const invoices = await exportedInvoices(db, user)
  yield { name: 'invoices.json', isCompressed: true, chunks: json(invoices) }
  let bytes = 0
  const fits = (size: number) => {
    bytes += size
    return bytes <= MAX_BYTES
  }
  const pictures = (await listPictures(db, user)).filter(({ size }) => fits(size))
  const shares = (await listShares(db, user, now)).map((share) => ({ share, included: fits(share.size) }))
  const sources = (await listUploads(db, user))
    .filter(({ complete }) => complete)
    .map((source) => ({ source, included: fits(source.size) }))
  yield {
    name: 'sources.json',
    isCompressed: true,
    chunks: json(
      sources.map(({ source: { project, sha256, size }, included }) => ({ project, sha256, size, included })),
    ),
  }
  yield {
    name: 'shares.json',
    isCompressed: true,
    chunks: json(shares.map(({ share: { user_id: _user, ...share }, included }) => ({ ...share, included }))),
  }
  for (const { object, size } of feedback.flatMap((row) => row.pictures)) {
    if (fits(size)) yield { name: object, isCompressed: false, chunks: objects.read(object, 0, size) }
  }
  for (const { object, size, format } of invoices.invoice_files) {
    if (fits(size)) yield { name: `${object}.${format}`, isCompressed: false, chunks: objects.read(object, 0, size) }
  }
  for (const { object, size } of pictures) {
    yield { name: object.replace(/^media/, 'pictures'), isCompressed: false, chunks: objects.read(object, 0, size) }
  }
  for (const { share, included } of shares) {
    const chunks = objects.read(shareObject(share), 0, share.size)
    if (included) yield { name: `shares/${share.id}`, isCompressed: false, chunks }
  }
  for (const { source, included } of sources) {
    if (!included) continue
    const chunks = objects.read(sourceObject(source), 0, source.size)
    yield { name: `sources/${source.project}/${source.sha256}`, isCompressed: true, chunks }
  }
}

/** The parts as one ZIP file, generated while it is read. */
async function* zipped(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  let failure: Error | null = null
  const zip = new Zip((error, data) => {
    failure ??= error
    ready.push(Buffer.from(data))
  })
  const taken = () => {
    if (failure) throw failure
    return Buffer.concat(ready.splice(0))
  }
  for await (const { name, isCompressed, chunks } of parts) {
    const file = isCompressed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    zip.add(file)
    for await (const chunk of chunks) {
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        file.push(chunk.subarray(start, start + PIECE_BYTES))
        await yieldToEventLoop()
        yield taken()
      }
    }
    file.push(new Uint8Array(0), true)
    yield taken()
  }
  zip.end()
  yield taken()
}

/** Everything that the site stores about a user, as a ZIP file. */
export function exportAccount(services: Pick<Services, 'db' | 'objects'>, user: string, now: number): Bytes {
  const date = new Date(now).toISOString().slice(0, 10)
  return new Bytes(Readable.from(zipped(partsOf(services, user, now))), undefined, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="account-${date}.zip"`,
  })
}
