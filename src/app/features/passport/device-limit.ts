import type { ReactNode } from 'react'
import { proxy } from 'valtio'
import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { CallError } from '../../api/call.ts'
import { loadPart } from '../../loading/load-part.ts'

export type Opened = ReplyOf<Calls['User/login']>

/** The dialog above the ways of logging in. */
export const aboveLogin = proxy<{ dialog: ReactNode }>({ dialog: null })

export function closeDialog(): void {
  aboveLogin.dialog = null
}

/** Asks which device to sign out, if that is why a login was refused (SPEC M28); throws every other error. */
export async function makeRoom(error: unknown): Promise<Opened> {
  if (!(error instanceof CallError) || error.code !== 'devices-limit') throw error
  return (await loadPart(() => import('./device-limit-dialog.tsx'), 'account')).askForRoom(error)
}
