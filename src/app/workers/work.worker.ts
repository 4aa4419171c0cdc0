import { expose } from 'comlink'
import { solveWork } from './solve-work.ts'

/** Solves proof of work in its own thread while the reader types. */
expose(solveWork)
