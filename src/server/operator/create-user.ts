import { randomBytes } from 'node:crypto'
import { calls } from '#contract/calls/index.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import { hashPassword } from '../accounts/password.ts'
import { claimIdentity, insertUser } from '../accounts/store.ts'
import { inTransaction } from '../db/database.ts'
import { type Identity, identityOf } from '../identity/identity.ts'
import type { Command, Invocation } from './command.ts'
import { OperatorError } from './operator-error.ts'

const { username: accountName, password: passwordRule } = calls['User/register'].request.shape
/** Older than every agreement, so that the user has to agree at the first login. */
const NO_AGREEMENT = 0

/** Hash of a new password, which must satisfy the rule. */
export async function newPasswordHash({ password }: Pick<Invocation, 'password'>): Promise<string> {
  const given = await password()
  if (!passwordRule.safeParse(given).success) throw new OperatorError('A password has 6 to 16 characters.')
  return hashPassword(given)
}

function identityOfKind(kind: 'phone' | 'email', typed: string | undefined): Identity[] {
  if (typed === undefined) return []
  const identity = identityOf(typed)
  if (identity.kind === kind) return [identity]
  throw new OperatorError(
    kind === 'phone' ? '--phone is a mobile number of 11 digits.' : '--email is an e-mail address.',
  )
}

/** The sign-in names of the new user. */
function identitiesOf(name: string, phone: string | undefined, email: string | undefined): Identity[] {
  const first = identityOf(name)
  if (first.kind === 'account' && !accountName.safeParse(name).success) {
    throw new OperatorError(
      'NAME is an account name (3 to 20 letters, digits or underscores, starting with a letter), a mobile number or an e-mail address.',
    )
  }
  const identities = [first, ...identityOfKind('phone', phone), ...identityOfKind('email', email)]
  if (new Set(identities.map(({ kind }) => kind)).size < identities.length) {
    throw new OperatorError(`${name} is a ${first.kind} already: give each kind once.`)
  }
  return identities
}

export const createUser: Command = {
  usage: 'NAME [--phone P] [--email E]    (the password is asked for, or read from standard input)',
  purpose: 'Open an account. Prints its id',
  options: ['phone', 'email'],
  async run({ site, now, argument, optional, password, print }) {
    const name = argument('NAME')
    const identities = identitiesOf(name, optional('phone'), optional('email'))
    const nameOf = (wanted: Identity['kind']) => identities.find(({ kind }) => kind === wanted)?.name ?? ''
    const passwordHash = await newPasswordHash({ password })
    const user = uuidv7(now, randomBytes(10))
    await inTransaction(site.database.db, async (tx) => {
      for (const identity of identities) {
        if (await claimIdentity(tx, identity, user)) continue
        throw new OperatorError(`${identity.name} belongs to another account. Nothing was changed.`)
      }
      await insertUser(tx, {
        user_id: user,
        username: name,
        phone: nameOf('phone'),
        email: nameOf('email'),
        password_hash: passwordHash,
        last_agreement_id: NO_AGREEMENT,
        created_at: now,
      })
    })
    print(user)
  },
}
