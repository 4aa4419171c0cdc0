import { type Mutation, PROTOCOL } from '#contract/calls/sync.ts'
import type { QueuedMutation, UserDatabase } from '../database/user-database.ts'

/** Queues a mutation that is to be sent, within the caller's transaction. */
export async function queueMutation(
  { outbox }: UserDatabase,
  mutation: Mutation,
  restoration: Pick<QueuedMutation, 'deletedAt'> = {},
): Promise<void> {
  await outbox.add({
    type: 'mutation',
    id: mutation.id,
    protocol: PROTOCOL,
    attempts: 0,
    aside: 0,
    mutation,
    ...restoration,
  })
}
