import { expose } from 'comlink'
import { solveWork } from './solve-work.ts'

/** Works on a thread of its own while the reader types. */
expose(solveWork)
