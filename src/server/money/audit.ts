import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Tx } from '../db/database.ts'

/** The account of the system that runs this process; its number where it has no name. */
function actor(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}

/** Records what the operator changed, in the transaction that changes it. @param subject an id, or the id of a user */
export async function audit(
  tx: Tx,
  entry: { readonly action: string; readonly subject: string; readonly detail: string; readonly reason: string },
  now: number,
): Promise<void> {
  const row = { id: uuidv7(now, randomBytes(10)), actor: actor(), ...entry, created_at: now }
  await tx.insertInto('audit').values(row).execute()
}
