import { findUserByIdentity, type User } from '../accounts/store.ts'
import { identityOf } from '../identity/identity.ts'
import type { CommandContext } from './command.ts'
import { OperatorError } from './operator-error.ts'

/** The user that the next argument identifies: an account name, a mobile number or an e-mail address. */
export async function namedUser({ site, argument }: Pick<CommandContext, 'site' | 'argument'>): Promise<User> {
  const name = argument('NAME')
  const user = await findUserByIdentity(site.database.db, identityOf(name))
  if (!user) throw new OperatorError(`Nobody logs in as ${name}.`)
  return user
}
