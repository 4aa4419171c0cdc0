import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import { qrPicture } from '../providers/qr-picture.ts'
import type { Services } from '../services.ts'
import { deleteScene, findScene, insertScene, markScanned, type Scene } from './store.ts'

const LIFE_MS = 10 * 60_000

const random = () => randomBytes(24).toString('base64url')
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/**
 * Opens a scene: a QR code of the official account, and a ticket that only the page showing the code knows. The code itself is not secret,
 * since anybody may photograph it.
 */
export async function openScene(
  { db, wechat, log }: Pick<Services, 'db' | 'wechat' | 'log'>,
  purpose: Scene['purpose'],
  session: Session | undefined,
  now: number,
): Promise<{ showUrl: string; ticket: string }> {
  if (!wechat) throw new Refusal('way-closed')
  if (purpose === 'bind' && !session) throw new Refusal('unauthenticated')
  const [scene, ticket] = [random(), random()]
  try {
    const address = await wechat.openScene(scene, LIFE_MS / 1000)
    await insertScene(db, {
      scene,
      purpose,
      secret: hashOf(ticket),
      user_id: purpose === 'bind' ? (session?.user ?? null) : null,
      openid: null,
      expires_at: now + LIFE_MS,
    })
    return { showUrl: qrPicture(address), ticket }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    log.warn({ err: error, reason: error.reason }, 'WeChat gave no code')
    throw new Refusal('code-not-sent')
  }
}

/**
 * Records a scan. Only the first one counts, and gives the scene ten more minutes. Undefined if the scene is unknown, expired or already
 * scanned.
 */
export async function scanScene(
  { db, hint }: Pick<Services, 'db' | 'hint'>,
  scene: string,
  openid: string,
  now: number,
): Promise<Scene['purpose'] | undefined> {
  const scanned = await markScanned(db, scene, openid, now, now + LIFE_MS)
  if (scanned) hint({ kind: 'scene', id: scanned.secret.toString('hex') })
  return scanned?.purpose
}

/** The scan that belongs to a ticket. Refused if there is none, or if it has another purpose or user. */
export async function scannedBy(
  db: Queries,
  ticket: string,
  purpose: Scene['purpose'],
  session: Session | undefined,
  now: number,
): Promise<string> {
  const scene = await findScene(db, hashOf(ticket))
  const isTheirs = scene?.purpose === purpose && scene.user_id === (session?.user ?? null)
  if (!scene?.openid || !isTheirs || scene.expires_at <= now) throw new Refusal('scene-ended')
  return scene.openid
}

/** Uses up a scene. Refused if another request was faster. */
export async function spendScene(db: Queries, ticket: string): Promise<void> {
  if (!(await deleteScene(db, hashOf(ticket)))) throw new Refusal('scene-ended')
}
