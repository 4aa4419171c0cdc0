import { expose } from 'comlink'
import { kernelHost } from './kernel-host.ts'

/** Computes parts of a work beside the engine worker, which starts and ends it. */
expose(kernelHost())
