import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'

/** Creates a scene, like a page that shows its code. */
export async function openTestScene(db: Db, purpose: 'login' | 'bind', expiresAt: number): Promise<string> {
  const scene = randomBytes(12).toString('base64url')
  const values = { scene, purpose, secret: randomBytes(32), user_id: null, openid: null, expires_at: expiresAt }
  await db.insertInto('scenes').values(values).execute()
  return scene
}

/** The WeChat user who scanned it. */
export async function scannerOf(db: Db, scene: string): Promise<string | null> {
  const { openid } = await db.selectFrom('scenes').select('openid').where('scene', '=', scene).executeTakeFirstOrThrow()
  return openid
}
