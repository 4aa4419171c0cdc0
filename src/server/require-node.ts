import { StartError } from './start-error.ts'

/** The first Node that runs TypeScript without a build. */
const NEEDED = 24

export function requireNode(version: string): void {
  if (Number.parseInt(version, 10) >= NEEDED) return
  throw new StartError(
    `Slipstick's server needs Node ${NEEDED} or newer; this is Node ${version}. Start it with "npm start", which brings its own.`,
  )
}
