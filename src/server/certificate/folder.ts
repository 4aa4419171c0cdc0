import { createPrivateKey, X509Certificate } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../start-error.ts'
import type { Issued } from './issue.ts'

/** The files of a folder with an authority and a server's certificate. */
export const FILES = {
  /** For devices: PEM with the ending that all systems open. */
  authority: 'authority.crt',
  authorityKey: 'authority-key.pem',
  server: 'server.pem',
  serverKey: 'server-key.pem',
  page: 'trust.html',
} as const

const REMEDIES = {
  authority: 'Restore both, or make a new authority with --authority new: all devices then have to trust that one.',
  server: 'Name the hosts and IP addresses again.',
}
const SECRET = 0o600
const PUBLIC = 0o644

/** Why the files of a folder cannot be used: a sentence that says what to do. */
export class FolderError extends Error {
  override readonly name = 'FolderError'
}

/** Writes a file that appears whole or not at all, readable by its owner alone if it is secret. */
export function putFile(folder: string, name: string, text: string, isSecret: boolean): void {
  const unfinished = join(folder, `.${name}.${process.pid}`)
  try {
    rmSync(unfinished, { force: true })
    const file = openSync(unfinished, 'wx', isSecret ? SECRET : PUBLIC)
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, join(folder, name))
  } catch (cause) {
    throw new FolderError(
      `${join(folder, name)} cannot be written (${codeOf(cause)}). Choose another folder with --to.`,
      {
        cause,
      },
    )
  }
}

export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new FolderError(
      `${folder} is not a folder that can be written (${codeOf(cause)}). Choose another with --to.`,
      {
        cause,
      },
    )
  }
}

/** A certificate with its key; undefined if neither file is there. Throws a FolderError if they are unreadable or do not belong together. */
export function readIssued(folder: string, of: 'authority' | 'server'): Issued | undefined {
  const [certificateFile, keyFile] = [FILES[of], FILES[`${of}Key`]]
  const [certificatePath, keyPath] = [join(folder, certificateFile), join(folder, keyFile)]
  if (!existsSync(certificatePath) && !existsSync(keyPath)) return undefined
  try {
    const issued = { certificate: readFileSync(certificatePath, 'utf8'), key: readFileSync(keyPath, 'utf8') }
    if (new X509Certificate(issued.certificate).checkPrivateKey(createPrivateKey(issued.key))) return issued
  } catch {
    // missing, or damaged
  }
  throw new FolderError(`${certificatePath} and ${keyPath} are not a certificate and its key. ${REMEDIES[of]}`)
}
