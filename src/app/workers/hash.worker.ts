import { expose } from 'comlink'
import { fileHash } from './file-hash.ts'

/** Hashes a file in its own thread: the platform's digest blocks the calling thread. */
expose(fileHash)
