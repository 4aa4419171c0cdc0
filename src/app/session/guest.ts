import Dexie from 'dexie'
import { takeOverGuestWork } from '../data/guest-work.ts'
import { announceChange, closeOwnData, openOwnData, openUser } from '../data/own-data.ts'
import { databaseName, GUEST } from '../device/database-name.ts'
import { leaveOwnData } from './enter-own-data.ts'

/** Moves the guest's work into the account of the signed-in user, and deletes it from its own database. */
export async function moveGuestWorkTo(user: string): Promise<void> {
  const { writer } = await openOwnData(user)
  await takeOverGuestWork(writer)
  announceChange()
  await removeGuestWork()
}

/** Deletes all work of a guest from this device. */
export async function removeGuestWork(): Promise<void> {
  if (openUser() === GUEST) {
    leaveOwnData()
    closeOwnData()
  }
  await Dexie.delete(databaseName(GUEST))
}
