/** What is wrong with a file that should be a backup. */
export class DamagedBackup extends Error {
  override readonly name = 'Damage'
}
