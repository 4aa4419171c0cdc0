import { expose } from 'comlink'
import { fileHash } from './file-hash.ts'

/** Hashes a file on a thread of its own: the platform's digest holds up the thread that asks for it. */
expose(fileHash)
