import { X509Certificate } from 'node:crypto'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { FILES, FolderError, makePrivateFolder, putFile, readIssued } from '../certificate/folder.ts'
import { allNames, hostName } from '../certificate/host-names.ts'
import { type Issued, issueAuthority, issueServer, namesOf, SERVER_DAYS } from '../certificate/issue.ts'
import { trustPage } from '../certificate/trust-page.ts'
import type { BareCommand, BareContext } from './command.ts'
import { OperatorError } from './operator-error.ts'

const MOST_NAMES = 50

function givenNames(rest: readonly string[]): string[] {
  if (rest.length > MOST_NAMES) throw new OperatorError(`A certificate is for ${MOST_NAMES} names at most.`)
  return rest.map((text) => {
    const name = hostName(text)
    if (name !== undefined) return name
    throw new OperatorError(
      `${text} is neither a host name nor an IP address. Write it without https:// and port, such as stats.ward or 192.168.1.20.`,
    )
  })
}

/** The authority of the folder, or a new one if it has none or the operator requests one. */
function authorityIn(folder: string, isNew: boolean, now: number): { authority: Issued; isMade: boolean } {
  const kept = isNew ? undefined : readIssued(folder, 'authority')
  if (kept && new X509Certificate(kept.certificate).validToDate.getTime() <= now)
    throw new OperatorError(
      'The authority has ended. Make another with --authority new: all devices then have to trust that one.',
    )
  if (kept) return { authority: kept, isMade: false }
  const day = new Date(now).toISOString().slice(0, 10)
  return { authority: issueAuthority(`Slipstick ${hostname().slice(0, 40)} ${day}`, now), isMade: true }
}

function make({ config, now, optional, rest, print }: BareContext): void {
  const wanted = optional('authority')
  if (wanted !== undefined && wanted !== 'new')
    throw new OperatorError('--authority takes the word new only, and replaces the authority of the folder.')
  const folder = resolve(optional('to') ?? join(config.dataDir, 'certificate'))
  const given = givenNames(rest())
  makePrivateFolder(folder)
  const { authority, isMade } = authorityIn(folder, wanted === 'new', now)
  const before = given.length > 0 ? undefined : readIssued(folder, 'server')
  if (given.length === 0 && !before)
    throw new OperatorError('Name the hosts and IP addresses by which devices reach the server.')
  const names = allNames(before ? namesOf(before.certificate).map((name) => hostName(name) ?? name) : given)
  const server = issueServer(authority, names, now)
  if (isMade) {
    putFile(folder, FILES.authorityKey, authority.key, true)
    putFile(folder, FILES.authority, authority.certificate, false)
  }
  putFile(folder, FILES.serverKey, server.key, true)
  putFile(folder, FILES.server, server.certificate, false)
  const { fingerprint256: sha256, fingerprint: sha1 } = new X509Certificate(authority.certificate)
  putFile(folder, FILES.page, trustPage({ sha256, sha1, names }), false)
  const end = new Date(now + SERVER_DAYS * 24 * 60 * 60_000).toISOString().slice(0, 10)
  print(isMade ? 'A new authority: every device has to trust it once.' : 'The authority is the one of before.')
  print(`SHA-256 ${sha256}`)
  print(`Certificate until ${end} for ${names.join(', ')}`)
  print(`For devices: ${join(folder, FILES.authority)}; how they trust it: ${join(folder, FILES.page)}`)
  print(`TLS_CERT_FILE=${join(folder, FILES.server)}`)
  print(`TLS_KEY_FILE=${join(folder, FILES.serverKey)}`)
}

export const makeCertificate: BareCommand = {
  usage: '[NAME ...] [--to FOLDER] [--authority new]',
  purpose:
    'Make a certificate for https in an intranet, for host names and IP addresses, signed by an authority that is made once. Run it again to renew the certificate, for the same names if none is given',
  options: ['to', 'authority'],
  async runBare(context) {
    try {
      make(context)
    } catch (error) {
      if (!(error instanceof FolderError)) throw error
      throw new OperatorError(error.message, { cause: error })
    }
  },
}
