/** The file is not a whole, undamaged backup; the message says why. */
export class DamagedBackup extends Error {
  override readonly name = 'Damage'
}
