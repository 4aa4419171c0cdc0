import * as z from 'zod/mini'
import { defineCall, nothing, seconds, sha256 } from './call.ts'

/** The systems and processors that a portable server is built for. */
export const CLIENT_PLATFORMS = ['linux', 'win', 'darwin'] as const
export const CLIENT_ARCHES = ['x64', 'arm64'] as const
/** Most characters of a version. */
export const CLIENT_VERSION = 40

const which = {
  platform: z.enum(CLIENT_PLATFORMS),
  arch: z.enum(CLIENT_ARCHES),
  version: z.string().check(z.maxLength(CLIENT_VERSION), z.regex(/^\w[\w.+-]*$/)),
}

const build = z.object({
  ...which,
  /** Bytes of the ZIP file. */
  size: z.int(),
  sha256,
  /** Path of the ZIP file on the site. */
  url: z.string(),
  /** When it was published. */
  date: seconds,
  /** Whether it was started on such a machine before it was published. */
  tried: z.boolean(),
})
export type ClientBuild = z.output<typeof build>

export const clientCalls = {
  'Downloadpc/getnode': defineCall({
    summary: 'How the application is installed, and the portable servers that the operator published',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object({}),
    reply: z.object({
      /** The application itself is installed from the page, which says how: there is no file for it. */
      installed: z.literal('guide'),
      /** One for a platform at most. */
      builds: z.array(build),
    }),
  }),
  'Pcdownloadlog/add': defineCall({
    summary: 'Count a download of a portable server: how many on a day, not by whom',
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object(which),
    reply: nothing,
  }),
} as const
