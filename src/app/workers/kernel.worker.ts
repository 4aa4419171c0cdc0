import { expose } from 'comlink'
import { kernelHost } from './kernel-host.ts'

/** Computes parts for the engine worker, which starts and ends it. */
expose(kernelHost())
